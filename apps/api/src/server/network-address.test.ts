import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { describeNetwork } from './network-address.ts'

const at = (address: string, internal = false, family = 'IPv4') => ({ address, family, internal })
const interfaces = {
  lo: [at('127.0.0.1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('192.168.1.20'), at('fe80::1', false, 'IPv6')],
  eth1: [at('203.0.113.7')],
}
const everywhere = { host: '0.0.0.0', publicUrl: undefined }
const started = 'http://127.0.0.1:3000'

test('a game that listens everywhere names the addresses of its networks, that of the room before those of programs (docs/machines/host-a-game.md)', () => {
  expect(describeNetwork(everywhere, started, { isTerminal: false, interfaces })).toEqual([
    'In the same network it is at http://192.168.1.20:3000',
    'In the same network it is at http://172.17.0.1:3000',
  ])
})

test('on a terminal a QR code of the first address follows', () => {
  const lines = describeNetwork(everywhere, started, { isTerminal: true, interfaces })
  const code = lines.slice(2)
  expect(code.length).toBeGreaterThan(10)
  // Its colours are set, as the terminal may be light.
  expect(code.map(line => line.slice(0, 10))).toEqual(code.map(() => '\u001b[97m\u001b[40m'))
  expect(new Set(code.map(line => stripVTControlCharacters(line).length)).size).toBe(1)
})

test('nothing is said of a game of this machine only, nor with PUBLIC_URL; without a network that is said', () => {
  const say = (env: { host: string; publicUrl: string | undefined }) =>
    describeNetwork(env, started, { isTerminal: true, interfaces: { lo: interfaces.lo } })
  expect(say({ host: '127.0.0.1', publicUrl: undefined })).toEqual([])
  expect(say({ host: '0.0.0.0', publicUrl: 'https://play.example.org' })).toEqual([])
  expect(say(everywhere)).toEqual([expect.stringContaining('No address of a private network')])
})
