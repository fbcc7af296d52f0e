import { once } from 'node:events'
import { get as httpGet } from 'node:http'
import { countryCodes } from '@game/domain'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'

let testApp: TestApp
let listening: string
beforeAll(async () => {
  testApp = await openTestApp()
  listening = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  for (const key of ['spirit', 'furia', 'a'.repeat(64)]) await addTeam(key)
  await sql`insert into player (name, steam_id, country, birth, img, role_id, style_id) values ('donk', '76561190000000001', 'ru', '2007-01-25', 'spirit-donk', 1, 1)`.execute(
    testApp.db,
  )
  await sql`insert into event (name, img, featured, public) values ('Major', 'major', false, true)`.execute(
    testApp.db,
  )
  await sql`insert into clan (name, name_key, img) values ('Seven', 'seven', '7')`.execute(testApp.db)
})
const addTeam = (key: string) =>
  testApp.db
    .insertInto('team')
    .values({ key, name: key.slice(0, 20) })
    .execute()
afterAll(() => testApp.close())
const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers })

describe('pictures (rulebook 11.27)', () => {
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

  test.each(countryCodes)('the flag of %s exists', async code => {
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

  // The last one reaches the files of the web app, if those have been built.
  test.each([
    ['/img/../package.json', [404]],
    ['/img/%2e%2e/package.png', [404]],
    ['/img/teams/%2e%2e/%2e%2e/package.json', [403, 404]],
  ])('%s, sent raw as no browser does, is a %j', async (path, statuses) => {
    const { port } = new URL(listening)
    const [answer] = await once(httpGet({ host: '127.0.0.1', port, path }), 'response')
    answer.resume()
    expect(statuses).toContain(answer.statusCode)
  })

  test('a key of the greatest length is rendered', async () => {
    expect((await get(`/img/teams/${'a'.repeat(64)}.png`)).statusCode).toBe(200)
  })

  test('a browser that has the picture gets a 304 and no bytes', async () => {
    const first = await get('/img/teams/furia.png')
    const again = await get('/img/teams/furia.png', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
    expect(first.headers['cache-control']).toContain('max-age=')
  })
})

describe('pictures in the size they are shown (rulebook 11.41)', () => {
  const webp = { accept: 'image/avif,image/webp,*/*' }
  const sizeOf = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata()
    return [format, width, height]
  }

  test.each([
    ['?w=128', {}, ['png', 128, 154]],
    ['?w=128', webp, ['webp', 128, 154]],
    ['?w=512', webp, ['webp', 400, 480]],
    ['', webp, ['webp', 400, 480]],
    ['?3', webp, ['webp', 400, 480]],
    ['', {}, ['png', 400, 480]],
  ])('%s with %j is %j', async (query, headers, expected) => {
    const answer = await get(`/img/players/spirit-donk.png${query}`, headers)
    expect(answer.headers).toMatchObject({ 'content-type': `image/${expected[0]}`, vary: 'accept' })
    expect(await sizeOf(answer.rawPayload)).toEqual(expected)
  })

  test.each(['0', '-1', '65', '256px', '1e2', '', '64&w=128', '99999999'])('?w=%s is a 404', async w => {
    expect((await get(`/img/teams/spirit.png?w=${w}`)).statusCode).toBe(404)
  })

  test('each variant has its own checksum, and a 304 by it', async () => {
    const answers = [
      get('/img/teams/spirit.png'),
      get('/img/teams/spirit.png?w=64'),
      get('/img/teams/spirit.png', webp),
    ]
    const etags = (await Promise.all(answers)).map(({ headers }) => String(headers.etag))
    expect(new Set(etags).size).toBe(3)
    const again = await get('/img/teams/spirit.png?w=64', { 'if-none-match': etags[1] ?? '' })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })
})

describe('a key that no record has yet (rulebook 11.27)', () => {
  const folders = ['teams', 'fields', 'players', 'events', 'clans']

  test.each(folders)('has no picture for a visitor: /img/%s', async folder => {
    expect((await get(`/img/${folder}/not-there.png`)).statusCode).toBe(404)
  })

  test('is rendered for a user, who may be about to choose it, and for everybody once a record has it', async () => {
    const { cookie } = await testApp.signUp('chooser')
    const preview = await get('/img/clans/new-crest.png', { cookie })
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect((await get('/img/clans/new-crest.png')).statusCode).toBe(404)
    await sql`insert into clan (name, name_key, img) values ('New', 'new', 'new-crest')`.execute(testApp.db)
    const drawn = await get('/img/clans/new-crest.png')
    expect(drawn.statusCode).toBe(200)
    expect(drawn.rawPayload.equals(preview.rawPayload)).toBe(true)
  })

  test('is rendered 120 times a minute for a user; a flood delays no other user', async () => {
    const limited = await openTestApp({ rateLimits: true }, testApp)
    const [flooder, other] = [await testApp.signUp('flooder'), await testApp.signUp('calm_one')]
    const ask = (cookie: string, key: string, remoteAddress: string) =>
      limited.app.inject({ url: `/img/teams/${key}.png`, headers: { cookie }, remoteAddress })
    const flood = Promise.all(
      Array.from({ length: 200 }, (_, n) => ask(flooder.cookie, `flood-${n}`, '10.0.0.1')),
    )
    const known = await ask('', 'spirit', '10.0.0.2')
    expect(known.statusCode).toBe(200)
    const statuses = (await flood).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 429)).toHaveLength(80)
    expect((await ask(other.cookie, 'own', '10.0.0.3')).statusCode).toBe(200)
    await limited.close()
  })
})
