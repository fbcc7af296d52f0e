import { expect, test } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { openTestApp } from '../../../test/fixtures/test-app.ts'
import { isPrivateHost } from './host.ts'

test('hosts of this machine and of private networks are private, others are public (rulebook 12.17)', () => {
  const known = [
    'localhost',
    'game.localhost',
    '127.0.0.1',
    '[::1]',
    '192.168.1.20',
    '10.0.0.5',
    '172.16.3.4',
  ]
  const named = ['api', 'desk.local', '[fd00::1]', '169.254.1.1', '[::ffff:10.0.0.1]']
  expect([...known, ...named].filter(host => !isPrivateHost(host))).toEqual([])
  const foreign = [
    'evil.example',
    '127.0.0.1.evil.example',
    '203.0.113.9',
    '[2001:db8::1]',
    '',
    'localhost.evil.example',
  ]
  expect(foreign.filter(isPrivateHost)).toEqual([])
})

it('without PUBLIC_URL a foreign Host is refused, pages and calls alike', async ({ app }) => {
  const statusOf = async (url: string, host: string) =>
    (await app.inject({ url, headers: { host } })).statusCode
  expect(await statusOf('/api/system/get-date', 'evil.example')).toBe(403)
  expect(await statusOf('/', 'evil.example:3000')).toBe(403)
  expect(await statusOf('/api/system/get-date', '192.168.0.7:3000')).toBe(200)
})

test('with PUBLIC_URL the Host does not matter', async () => {
  const testApp = await openTestApp({ publicUrl: 'https://play.example.org' })
  const { statusCode } = await testApp.app.inject({
    url: '/api/system/get-date',
    headers: { host: 'play.example.org' },
  })
  expect(statusCode).toBe(200)
  await testApp.close()
})
