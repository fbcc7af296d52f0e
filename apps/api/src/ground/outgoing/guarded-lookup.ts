import { lookup } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import addresses from 'ipaddr.js'

/** A request that would have left for an address inside the operator's network, or for no address of the public internet. */
export class ForbiddenAddressError extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
  constructor(host: string) {
    super(`${host} is not a public address`)
  }
}

/** IPv6 addresses that the public internet uses; all others are special. */
const globalUnicast = addresses.parseCIDR('2000::/3')

/**
 * Whether an address belongs to a host of the public internet. Private, loopback, link-local, shared (CGNAT), multicast, reserved addresses do not,
 * nor do IPv6 addresses that hold an IPv4 one (mapped, NAT64, 6to4, Teredo), nor text that is no address.
 */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0 || !addresses.isValid(ip)) return false
  const address = addresses.parse(ip)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}

/** Whether webhooks go to the port of a URL: that of https, and those that no service of a system has. */
export const isCalledPort = ({ port }: URL): boolean => port === '' || Number(port) >= 1024

/**
 * Throws a `ForbiddenAddressError` if the host of a URL is written as an address that is not public. Connections to such a host look nothing up,
 * so that `guardedLookup` alone would let them pass.
 */
export function checkWrittenAddress({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new ForbiddenAddressError(host)
}

/**
 * Returns a `dns.lookup` for the connections of an Agent of `https` or undici, which fails with a `ForbiddenAddressError` if any address of the
 * name is not public. The address that it answers is the one connected to, so a name cannot change in between. `allow`: lets every address pass,
 * for tests.
 */
export const guardedLookup =
  (allow: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const forbidden = allow ? undefined : found.find(({ address }) => !isPublicAddress(address))
      if (forbidden) return callback(new ForbiddenAddressError(`${hostname} (${forbidden.address})`), [])
      const [first] = found
      if (options.all || !first) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }

/** Whether requests may go to a URL: by https on its usual port, without a name or password, to a host of which all addresses are public. */
export async function isPublicUrl(url: URL): Promise<boolean> {
  const { protocol, port, username, password, hostname } = url
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const found = await resolve(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address))
}
