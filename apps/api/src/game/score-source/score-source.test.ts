import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { addSource, insertEventWithSource, sendChunk } from '../../../test/calls/log-calls.ts'
import { it } from '../../../test/fixtures/fixtures.ts'
import { openTestApp } from '../../../test/fixtures/test-app.ts'

const call = (verb: string) => `/api/clutchdeck/${verb}`
type Listed = { sources: { id: number; name: string; paused: boolean; heard: string | null }[] }

describe('the token', () => {
  it('is answered once and stored as a hash; the address is that of the request (rulebook 15.2)', async ({
    admin,
    db,
  }) => {
    const { eventId, source } = await insertEventWithSource(admin, db)
    expect(source).toEqual({
      id: expect.any(Number),
      url: `http://localhost:80/api/score-sources/${source.token}/log`,
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    const kept = await db.selectFrom('score_source').where('id', '=', source.id).selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(source.token)
    const audit = await db.selectFrom('audit').where('event_id', '=', eventId).selectAll().execute()
    expect(audit).toMatchObject([{ call: 'add-score-source', after: { id: source.id, name: 'Server 1' } }])
    expect(JSON.stringify(audit)).not.toContain(source.token)
  })

  it('is in an address of PUBLIC_URL if that is set (rulebook 15.2)', async ({ admin, db, testApp }) => {
    const { eventId } = await insertEventWithSource(admin, db)
    const behind = await openTestApp({ publicUrl: 'https://play.example.org' }, testApp)
    const { url, token } = await addSource({ call: behind.as(admin) }, eventId)
    expect(url).toBe(`https://play.example.org/api/score-sources/${token}/log`)
    await behind.close()
  })

  it('that is wrong, removed or of a completed event is a 404, before the body is read (rulebook 15.6)', async ({
    admin,
    db,
    app,
  }) => {
    const { eventId, source } = await insertEventWithSource(admin, db)
    const other = await addSource(admin, eventId, 'Server 2')
    const large = { body: Buffer.alloc(1_100_000, 'x') }
    expect(await sendChunk(app, 'wrong', large)).toBe(404)
    expect((await admin.call(call('remove-score-source'), { id: source.id })).status).toBe(200)
    expect(await sendChunk(app, source.token, large)).toBe(404)
    expect(await sendChunk(app, other.token, { body: 'x' })).toBe(200)
    await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
    expect(await sendChunk(app, other.token, { body: 'y' })).toBe(404)
  })
})

const chunks = (db: Parameters<typeof insertEventWithSource>[1], sourceId: number) =>
  db
    .selectFrom('score_source_chunk')
    .where('source_id', '=', sourceId)
    .select(['instance', 'begin_offset', 'end_offset', 'body'])
    .orderBy('id')
    .execute()

describe('a chunk', () => {
  it('is stored byte for byte, with any content, with or without headers (rulebook 15.6)', async ({
    admin,
    db,
    app,
  }) => {
    const { source } = await insertEventWithSource(admin, db)
    const bad = Buffer.from([0, 255, 0xc3, 0x28, 10])
    const answer = await app.inject({
      method: 'POST',
      url: `/api/score-sources/${source.token}/log`,
      payload: bad,
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    const wild = ['-1', '1e9', 'x', '99999999999999999999', '']
    for (const offset of wild) {
      const headers = { 'x-logbytes-beginoffset': offset, 'x-logbytes-endoffset': offset }
      const sent = { method: 'POST', url: `/api/score-sources/${source.token}/log`, headers } as const
      expect((await app.inject({ ...sent, payload: `L ${offset}` })).statusCode).toBe(200)
    }
    expect(await sendChunk(app, source.token, { body: '' })).toBe(200)
    const kept = await chunks(db, source.id)
    expect(kept).toHaveLength(1 + wild.length)
    expect(Buffer.from(kept[0]?.body ?? []).equals(bad)).toBe(true)
    expect(kept.every(chunk => chunk.begin_offset === null)).toBe(true)
  })

  it('of more than 1 MB is a 413 and nothing is stored (rulebook 15.6)', async ({ admin, db, app }) => {
    const { source } = await insertEventWithSource(admin, db)
    expect(await sendChunk(app, source.token, { body: Buffer.alloc(1024 * 1024 + 1, 'x') })).toBe(413)
    expect(await sendChunk(app, source.token, { body: Buffer.alloc(1024 * 1024, 'x') })).toBe(200)
    expect(await chunks(db, source.id)).toHaveLength(1)
  })

  it('that arrives many times at two processes at once is stored once (rulebook 15.7)', async ({
    admin,
    db,
    app,
    testApp,
  }) => {
    const { source } = await insertEventWithSource(admin, db)
    const second = await openTestApp({}, testApp)
    const placed = { body: 'one line\n', begin: 0, end: 9, instance: 'a' }
    const sent = Array.from({ length: 40 }, (_, n) =>
      sendChunk(n % 2 ? app : second.app, source.token, n % 4 < 2 ? placed : { body: 'one line\n' }),
    )
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]))
    expect(await chunks(db, source.id)).toHaveLength(2)
    await second.close()
  })

  it('that the database cannot store is not answered with 200 (rulebook 15.6)', async ({
    admin,
    db,
    testApp,
  }) => {
    const { source } = await insertEventWithSource(admin, db)
    const { app, close } = await openTestApp({ logLevel: 'silent' }, testApp)
    await sql`alter table score_source_chunk add constraint broken check (checksum <> checksum) not valid`.execute(
      db,
    )
    expect(await sendChunk(app, source.token, { body: 'lost?' })).toBe(500)
    await sql`alter table score_source_chunk drop constraint broken`.execute(db)
    expect(await sendChunk(app, source.token, { body: 'lost?' })).toBe(200)
    await close()
  })
})

it('each token has its own limit; another token from the same address is still accepted (rulebook 15.6)', async ({
  admin,
  db,
  testApp,
}) => {
  const { eventId, source } = await insertEventWithSource(admin, db)
  const other = await addSource(admin, eventId, 'Server 2')
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const send = (token: string) => sendChunk(limited.app, token, { body: 'L' })
  for (let n = 0; n < 1200; n++) await send(source.token)
  expect([await send(source.token), await send(other.token)]).toEqual([429, 200])
  await limited.close()
})

it('lists the sources with the time of their last chunk; renames, pauses, resumes (rulebook 15.4, 15.5)', async ({
  admin,
  db,
  app,
}) => {
  const { eventId, source } = await insertEventWithSource(admin, db)
  const list = async () =>
    (await admin.call<Listed>(`${call('get-score-sources')}?eventId=${eventId}`)).body.sources
  expect(await list()).toMatchObject([{ id: source.id, name: 'Server 1', paused: false, heard: null }])
  await sendChunk(app, source.token, { body: 'L' })
  const change = { id: source.id, name: 'Main stage', paused: true }
  expect((await admin.call(call('update-score-source'), change)).status).toBe(200)
  expect(await list()).toMatchObject([{ ...change, heard: expect.any(String) }])
  const [audit] = await db
    .selectFrom('audit')
    .where('call', '=', 'update-score-source')
    .where('event_id', '=', eventId)
    .selectAll()
    .execute()
  expect(audit).toMatchObject({ before: { name: 'Server 1', paused: false }, after: change })
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  const refused = await admin.call(call('update-score-source'), { ...change, paused: false })
  expect(refused).toMatchObject({ status: 409, body: { rule: 'EVENT_COMPLETED' } })
})
