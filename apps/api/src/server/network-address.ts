import { networkInterfaces } from 'node:os'
import { styleText } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import type { Env } from '../ground/env/env.ts'
import { isPrivateHost } from './http/host.ts'

/** By these hosts a server listens on all addresses of its machine. */
const everywhere = ['0.0.0.0', '::']

type Interfaces = Readonly<
  Record<string, readonly { address: string; family: string; internal: boolean }[] | undefined>
>

/** Networks that only programs of this machine are in, and tunnels: phones in the room are in neither. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|utun|tap|wg|tailscale|zt)/

/**
 * Lists the addresses by which others in the same network reach a game that listens everywhere, the likeliest first: IPv4, and of private networks only,
 * as the game answers under no other one without PUBLIC_URL.
 */
const networkAddresses = (port: string, interfaces: Interfaces): string[] =>
  Object.entries(interfaces)
    .toSorted(([one], [other]) => Number(virtual.test(one)) - Number(virtual.test(other)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ address, family, internal }) => family === 'IPv4' && !internal && isPrivateHost(address))
    .map(({ address }) => `http://${address}:${port}`)

/**
 * Says how phones in the same network reach the game, on a terminal with a QR code of the first address; nothing if it listens on this machine only, or
 * PUBLIC_URL says its address.
 */
export function describeNetwork(
  { host, publicUrl }: Pick<Env, 'host' | 'publicUrl'>,
  address: string,
  { isTerminal, interfaces = networkInterfaces() }: { isTerminal: boolean; interfaces?: Interfaces },
): string[] {
  if (publicUrl !== undefined || !everywhere.includes(host)) return []
  const addresses = networkAddresses(new URL(address).port || '80', interfaces)
  const [first] = addresses
  if (first === undefined)
    return [
      'No address of a private network was found: connect this machine to one and start the game again.',
    ]
  const lines = addresses.map(each => `In the same network it is at ${each}`)
  return isTerminal ? [...lines, ...codeOf(first)] : lines
}

/** The lines of a QR code, light on dark on every terminal: on one with light colours it would be inverted, and not all scanners read that. */
const codeOf = (text: string): string[] =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map(line => styleText(['whiteBright', 'bgBlack'], line, { validateStream: false }))
