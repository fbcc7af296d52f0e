import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import {
  checkWrittenAddress,
  ForbiddenAddressError,
  guardedLookup,
  isPublicAddress,
} from './guarded-lookup.ts'

describe('isPublicAddress', () => {
  test.each([
    '1.1.1.1',
    '142.250.74.10',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700::6810:84e5',
  ])('%s is public', ip => expect(isPublicAddress(ip)).toBe(true))

  test.each([
    ['this host', '0.0.0.0'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, where clouds answer with credentials', '169.254.169.254'],
    ['CGNAT', '100.64.0.1'],
    ['CGNAT', '100.127.255.255'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['benchmarks', '198.18.0.1'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['unique local', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped, also of a public address', '::ffff:1.1.1.1'],
    ['mapped, in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a network', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['hexadecimal', '0x7f.0.0.1'],
    ['short', '127.1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('%s: %s is not', (_, ip) => expect(isPublicAddress(ip)).toBe(false))
})

describe('checkWrittenAddress', () => {
  // The URL parser writes all forms of an address the same way.
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
  ])('%s is refused', url => expect(() => checkWrittenAddress(new URL(url))).toThrow(ForbiddenAddressError))

  test.each(['https://fcm.googleapis.com/', 'https://1.1.1.1/', 'https://[2606:4700::6810:84e5]/'])(
    '%s is not',
    url => expect(() => checkWrittenAddress(new URL(url))).not.toThrow(),
  )
})

describe('guardedLookup', () => {
  const look = (allow: boolean, name: string, all: boolean) =>
    new Promise((resolve, reject) =>
      guardedLookup(allow)(name, { all }, (error, address) => (error ? reject(error) : resolve(address))),
    )

  test.each([true, false])('a name that leads inside fails (all addresses asked for: %s)', async all => {
    await expect(look(false, 'localhost', all)).rejects.toThrow(ForbiddenAddressError)
  })

  test('so does an address in decimals, which the system would resolve', async () => {
    await expect(look(false, '2130706433', true)).rejects.toThrow(ForbiddenAddressError)
  })

  test('with `allow`, for tests, it answers', async () => {
    expect(await look(true, '127.0.0.1', true)).toEqual([{ address: '127.0.0.1', family: 4 }])
    expect(await look(true, '127.0.0.1', false)).toBe('127.0.0.1')
  })

  test('a name that does not exist fails with the error of the system', async () => {
    await expect(look(false, 'nowhere.invalid', true)).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/)
  })

  test('a request of https fails before anything connects', async () => {
    let connections = 0
    const server = createServer().on('connection', () => connections++)
    await new Promise<void>(resolve => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    const failure = await new Promise(resolve =>
      request(`https://localhost:${port}/`, { lookup: guardedLookup(false) })
        .on('error', resolve)
        .end(),
    )
    server.close()
    expect(failure).toBeInstanceOf(ForbiddenAddressError)
    expect(connections).toBe(0)
  })
})
