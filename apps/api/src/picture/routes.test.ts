import { once } from 'node:events'
import { get as httpGet } from 'node:http'
import { countries } from '@game/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/fixtures/test-app.ts'

let testApp: TestApp
let listening: string
beforeAll(async () => {
  testApp = await openTestApp()
  listening = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => testApp.close())
const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers })

describe('pictures (player.md 2, Static images; rules.md 11)', () => {
  test.each([
    'teams/spirit',
    'fields/spirit',
    'players/spirit-donk',
    'events/major',
    'clans/7',
    'avatars/wolf',
  ])('%s.png is a picture of at most 120 kB', async path => {
    const answer = await get(`/img/${path}.png`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect(answer.rawPayload.length).toBeLessThan(120_000)
  })

  test.each(Object.keys(countries))('the flag of %s is there', async code => {
    expect((await get(`/img/countries/${code}.png`)).statusCode).toBe(200)
  })

  test('uk is the British flag', async () => {
    const [uk, fr] = await Promise.all([get('/img/countries/uk.png'), get('/img/countries/fr.png')])
    expect(uk.rawPayload.equals(fr.rawPayload)).toBe(false)
  })

  test.each([
    'teams/.png',
    'teams/Spirit.png',
    `teams/${'a'.repeat(65)}.png`,
    'teams/a.b.png',
    'teams/..%2f..%2fpackage.png',
    'teams/%2e%2e%2f%2e%2e%2fpackage.png',
    '%2e%2e%2fteams/spirit.png',
    'teams/%2e%2e.png',
    'teams/%252e%252e%252fspirit.png',
    'teams/%00.png',
    'teams/spirit.svg',
    'teams/spirit',
    'constructor/a.png',
    'avatars/nobody.png',
    'avatars/constructor.png',
    'countries/xx.png',
    'countries/constructor.png',
    'countries/gb.png',
  ])('/img/%s is a 404', async path => {
    expect((await get(`/img/${path}`)).statusCode).toBe(404)
  })

  test.each([
    ['/img/../package.json', 404],
    ['/img/%2e%2e/package.png', 404],
    ['/img/teams/%2e%2e/%2e%2e/package.json', 403],
  ])('%s, sent raw as no browser does, is a %i', async (path, status) => {
    const { port } = new URL(listening)
    const [answer] = await once(httpGet({ host: '127.0.0.1', port, path }), 'response')
    answer.resume()
    expect(answer.statusCode).toBe(status)
  })

  test('a key as long as allowed is drawn', async () => {
    expect((await get(`/img/teams/${'a'.repeat(64)}.png`)).statusCode).toBe(200)
  })

  test('who has the picture gets a 304 and no bytes', async () => {
    const first = await get('/img/teams/furia.png')
    const again = await get('/img/teams/furia.png', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
    expect(first.headers['cache-control']).toContain('max-age=')
  })
})
