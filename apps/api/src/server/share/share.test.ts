import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestLeague, playPhase, remake } from '../../../test/calls/league-calls.ts'
import { uploadPicture } from '../../../test/calls/picture-upload.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { eraseAccounts } from '../../people/account/erasure/erase-accounts.ts'

let testApp: TestApp
let ola: TestUser
let kim: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  ola = await testApp.signUp('share_ola')
  kim = await testApp.signUp('share_kim')
})
afterAll(() => testApp.close())

const get = (url: string, by?: TestUser, headers: Record<string, string> = {}) =>
  testApp.app.inject({
    url: `/img/share/${url}`,
    headers: { ...headers, ...(by ? { cookie: by.cookie } : {}) },
  })
const statusOf = async (url: string, by?: TestUser) => (await get(url, by)).statusCode

/** An event whose first phase has locked and whose second one is open, with decks of both users in both. */
async function insertPhases() {
  const { eventId, players } = await insertTestEvent(testApp.db, [
    { open: -90, lock: -60 },
    { open: -50, lock: 60 },
  ])
  const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(
    testApp.db,
    eventId,
    [ola, kim].flatMap(({ id: userId }) => [1, 2].map(phase => ({ userId, phase, cards }))),
  )
  return eventId
}

describe('share pictures (rulebook 23.1)', () => {
  test('are PNGs of both sizes, of a deck and of a rivalry', async () => {
    const eventId = await insertPhases()
    for (const path of [`deck/${eventId}/1/${ola.id}`, `rivalry/${eventId}/1/${ola.id}/${kim.id}`]) {
      for (const [file, width, height] of [
        ['wide.png', 1200, 630],
        ['tall.png', 1080, 1920],
      ] as const) {
        const { headers, rawPayload } = await get(`${path}/${file}`)
        expect(headers['content-type']).toBe('image/png')
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width, height })
      }
    }
  })

  test('are JPEGs for previews, of at most 280 kB whatever was uploaded', async () => {
    const eventId = await insertPhases()
    const noise = {
      width: 1280,
      height: 480,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 90 },
    }
    const photo = await sharp({ create: { ...noise, background: '#888' } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const admin = await testApp.signUp('share_admin', 'admin')
    await testApp.db.updateTable('event').set({ img: 'noisy' }).where('id', '=', eventId).execute()
    expect(
      (
        await uploadPicture(admin, [
          ['kind', 'event'],
          ['file', photo],
          ['key', 'noisy'],
        ])
      ).status,
    ).toBe(200)
    for (const path of [`event/${eventId}`, `deck/${eventId}/1/${ola.id}`, 'game']) {
      const { headers, rawPayload } = await get(`${path}/wide.jpg`)
      expect(headers['content-type']).toBe('image/jpeg')
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(rawPayload.length).toBeLessThan(280_000)
    }
  })

  test('follow their content: the same has the same tag, a change another one (rulebook 23.2)', async () => {
    const eventId = await insertPhases()
    const path = `deck/${eventId}/1/${ola.id}/wide.png`
    const tagOf = async (url: string) => String((await get(url)).headers.etag)
    const tag = await tagOf(path)
    expect((await get(path, undefined, { 'if-none-match': tag })).statusCode).toBe(304)
    expect(await tagOf(`${path}?lang=pl`)).not.toBe(tag)
    await testApp.db.updateTable('event').set({ name: 'Another Cup' }).where('id', '=', eventId).execute()
    await sql`update content_version set version = version + 1 where scope = ${eventId}`.execute(testApp.db)
    expect(await tagOf(path)).not.toBe(tag)
  })

  test.each([
    'deck/x/1/1/wide.png',
    'deck/1/1/1/huge.png',
    'deck/1/1/9999999999/wide.png',
    'deck/1/0/1/wide.png',
    'round/1/0/wide.png',
  ])('%s is not found', async path => expect(await statusOf(path)).toBe(404))
})

describe('who is shown (rulebook 23.3)', () => {
  test('no open deck, not even to its owner', async () => {
    const eventId = await insertPhases()
    const paths = [
      `deck/${eventId}/2/${ola.id}/wide.png`,
      `rivalry/${eventId}/2/${ola.id}/${kim.id}/wide.png`,
    ]
    for (const path of paths)
      for (const by of [undefined, ola, kim]) expect(await statusOf(path, by)).toBe(404)
    await testApp.db.updateTable('phase').set({ lock: new Date() }).where('event_id', '=', eventId).execute()
    for (const path of paths) expect(await statusOf(path), 'from the lock on').toBe(200)
  })

  test.each(['deletion_requested_at', 'erased_at'])('no user with %s', async column => {
    const eventId = await insertPhases()
    const set = (value: typeof column | null) =>
      sql`update account set ${sql.ref(column)} = ${value === null ? sql`null` : sql`now()`} where id = ${kim.id}`.execute(
        testApp.db,
      )
    await set(column)
    for (const path of [
      `deck/${eventId}/1/${kim.id}`,
      `rivalry/${eventId}/1/${ola.id}/${kim.id}`,
      `rivalry/${eventId}/1/${kim.id}/${ola.id}`,
    ])
      expect(await statusOf(`${path}/wide.png`, ola)).toBe(404)
    await set(null)
    expect(await statusOf(`deck/${eventId}/1/${kim.id}/wide.png`)).toBe(200)
  })

  test('nothing of a hidden event, and no user without a deck', async () => {
    const eventId = await insertPhases()
    const without = await testApp.signUp('share_none')
    expect(await statusOf(`deck/${eventId}/1/${without.id}/wide.png`)).toBe(404)
    await testApp.db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
    expect(await statusOf(`deck/${eventId}/1/${ola.id}/wide.png`, ola)).toBe(404)
  })

  test.each(['table', 'headToHead'])(
    'the round of a private league (%s) only to its members',
    async format => {
      const event = await insertTestEvent(testApp.db, [
        { open: -10, lock: 60 },
        { open: 61, lock: 120 },
        { open: 121, lock: 180 },
      ])
      const ann = await testApp.signUp(`ann_${format}`)
      const bob = await testApp.signUp(`bob_${format}`)
      const outsider = await testApp.signUp(`out_${format}`)
      const scope = { eventId: event.eventId }
      const { id } = await makeTestLeague(ola, { format, scope }, [kim, ann, bob])
      const decks = [ola, kim, ann, bob].map((user, place): [number, number] => [user.id, place])
      await playPhase(testApp.db, event, 1, new Map(decks))
      const path = `round/${id}/1/tall.png`
      for (const by of [undefined, outsider]) expect(await statusOf(path, by)).toBe(404)
      const { statusCode, headers } = await get(path, kim)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
      expect(await statusOf(`round/${id}/9/tall.png`, kim)).toBe(404)
    },
  )

  test.each(['table', 'headToHead', 'cup'])(
    'the name of a user who asked for deletion or was erased is in no round of a league (%s)',
    async format => {
      const event = await insertTestEvent(testApp.db, [
        { open: -10, lock: 60 },
        { open: 61, lock: 120 },
        { open: 121, lock: 180 },
      ])
      const users = [ola]
      for (const name of ['gone', 'ann', 'bob']) users.push(await testApp.signUp(`${name}_of_${format}`))
      const [, gone, ...others] = users
      const { id } = await makeTestLeague(ola, { format, scope: { eventId: event.eventId } }, users.slice(1))
      await playPhase(testApp.db, event, 1, new Map(users.map((user, place) => [user.id, place])))
      const tag = async () => {
        const { statusCode, headers } = await get(`round/${id}/1/wide.png`, others[0])
        return statusCode === 200 ? String(headers.etag) : statusCode
      }
      const rename = async (username: string) => {
        await sql`update account set username = ${username} where id = ${gone?.id}`.execute(testApp.db)
        await remake(testApp.db, event.eventId)
      }
      const named = await tag()
      await rename('renamed_to_see_it')
      expect(await tag(), 'the picture shows the name').not.toBe(named)
      await sql`update account set deletion_requested_at = now() - interval '15 days' where id = ${gone?.id}`.execute(
        testApp.db,
      )
      const asked = await tag()
      await rename('asked_for_deletion')
      expect(await tag(), 'asked for deletion').toBe(asked)
      await eraseAccounts(testApp.db)
      await remake(testApp.db, event.eventId)
      const erased = await tag()
      await rename('was_erased')
      expect(await tag(), 'erased').toBe(erased)
      expect([named, asked, erased]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
      expect([asked, erased]).not.toContain(named)
    },
  )
})
