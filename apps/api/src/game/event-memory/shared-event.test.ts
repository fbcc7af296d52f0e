import { isDeepStrictEqual } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent, insertTestTeam } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import type { Db } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { answerEvent } from '../event/read/get-event.ts'
import { freezePhase } from '../score/publish/freeze-phase.ts'
import { selectSharedEvent } from './shared-event-queries.ts'

let here: TestApp
let there: TestApp
let user: TestUser
let eventId: number
let players: number[]
let teams: number[]
let reserve: number
beforeAll(async () => {
  here = await openTestApp()
  there = await openTestApp({}, here)
  user = await here.signUp('event_reader')
  const staged = await insertTestEvent(here.db, [
    { open: -90, lock: -60, perks: [1, 2] },
    { open: -30, lock: 60, perks: [3] },
  ])
  eventId = staged.eventId
  players = staged.players
  teams = staged.teams
  reserve = (await insertTestTeam(here.db, 1)).team
  await insertDecks(here.db, eventId, [
    { userId: user.id, phase: 1, cards: [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }] },
  ])
  await insertCounts(here.db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 3 }])
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const url = '/api/clutchdeck/get-event'
const readBytes = async (app: TestApp, encoding: string) =>
  (
    await app.app.inject({
      method: 'POST',
      url,
      payload: { id: eventId },
      headers: { cookie: user.cookie, 'accept-encoding': encoding },
    })
  ).rawPayload
const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString())
const read = async (app: TestApp) => parse(await readBytes(app, 'identity'))
/** Reads as browsers do. */
const readCompressed = async (app: TestApp) =>
  parse(zstdDecompressSync(await readBytes(app, 'gzip, deflate, br, zstd')))
/** The answer of a process that has kept nothing in memory. */
const readFromDatabase = () =>
  answerEvent(here.database.reading.withoutPlugins(), eventId, {
    id: user.id,
    role: 'user',
    organises: [],
    takesPart: [],
  })

const change = (statement: (n: number) => ReturnType<typeof sql>) => (db: Db, n: number) =>
  statement(n).execute(db)
const ofPhase = () => sql`event_id = ${eventId} and phase_index = 2`
/** A change of each table that the answer shows, as another process would make it. */
const changes: Record<string, (db: Db, n: number) => Promise<unknown>> = {
  event: change(n => sql`update event set name = ${`Cup ${n}`} where id = ${eventId}`),
  phase: change(n => sql`update phase set points = ${n} where event_id = ${eventId} and index = 2`),
  'phase, frozen': db => freezePhase(db, eventId, 1),
  'phase_perk, added': change(
    n => sql`insert into phase_perk values (${eventId}, 2, ${n + 10}, ${(n % 9) + 1}) on conflict do nothing`,
  ),
  'phase_perk, removed': change(() => sql`delete from phase_perk where ${ofPhase()} and place > 10`),
  phase_player: change(() => sql`delete from phase_player where ${ofPhase()} and player_id = ${players[0]}`),
  'phase_player, added': change(
    () =>
      sql`insert into phase_player values (${eventId}, 2, ${players[0]}, ${teams[0]}) on conflict do nothing`,
  ),
  'phase_team, added': change(
    () => sql`insert into phase_team values (${eventId}, 2, ${reserve}) on conflict do nothing`,
  ),
  'phase_team, removed': change(
    () => sql`delete from phase_team where ${ofPhase()} and team_id = ${reserve}`,
  ),
  match: change(
    n => sql`insert into match (event_id, phase_index, home_team_id, away_team_id, date)
      select ${eventId}, 2, ${teams[0]}, ${teams[1]}, now() + (${n} + i) * interval '1 minute' from generate_series(1, 2) i`,
  ),
  match_map: change(
    n => sql`insert into match_map select id, 1, 1, ${n}, 13 from match where ${ofPhase()}
      on conflict (match_id, map_number) do update set home_score = excluded.home_score`,
  ),
  'match_map, removed': change(
    () => sql`delete from match_map where match_id = (select max(id) from match where ${ofPhase()})`,
  ),
  'match with its maps': change(
    () => sql`delete from match where id = (select min(id) from match where ${ofPhase()})`,
  ),
  event_reward: change(
    n => sql`insert into event_reward (event_id, reward_id, amount, "from", "to", type)
      select ${eventId}, min(id), ${n}, 1, ${n + 1}, 1 from reward`,
  ),
  reward: change(n => sql`update reward set description = ${`reward ${n}`}`),
  perk: change(n => sql`update perk set mult = ${1 + (n % 100) / 100} where id = 3`),
  player: change(n => sql`update player set name = ${`player ${n}`} where id = ${players[1]}`),
  'player leaves': change(() => sql`update player set team_id = null where id = ${players[2]}`),
  role: change(n => sql`update role set description = ${`role ${n}`} where id = 1`),
  style: change(n => sql`update style set name = ${`style ${n}`} where id = 1`),
  team: change(n => sql`update team set name = ${`team ${n}`} where id = ${teams[0]}`),
  score_upload: change(
    n => sql`update score_upload set uploaded_at = ${new Date(Date.UTC(2020, 0, 1, 0, 0, n)).toISOString()}`,
  ),
  'phase_upload, removed': change(() => sql`delete from phase_upload`),
  'phase_upload, added': change(
    () => sql`insert into phase_upload (event_id, phase_index, type, upload_id)
      select ${eventId}, 1, 'kill', max(id) from score_upload on conflict do nothing`,
  ),
  'counts, with their upload': (db, n) =>
    inTransaction(db, async trx => {
      await sql`delete from phase_upload`.execute(trx)
      await sql`update keyplay_count set count = ${n} where event_id = ${eventId}`.execute(trx)
      await sql`insert into phase_upload (event_id, phase_index, type, upload_id)
        select ${eventId}, 1, 'kill', max(id) from score_upload`.execute(trx)
    }),
  'own summary': change(
    n => sql`insert into phase_summary (user_id, event_id, phase_index, score, points, success)
      values (${user.id}, ${eventId}, 1, ${n}, 1, true)
      on conflict (user_id, event_id, phase_index) do update set score = excluded.score`,
  ),
}

test('every table that the shared part is read from renews its version', async () => {
  const { rows: plan } = await selectSharedEvent(here.db, eventId)
    .explain('json')
    .then(([row]) => ({ rows: JSON.stringify(row) }))
  // A distributed database reads parts of tables, such as `event_102008`.
  const tables = new Set([...plan.matchAll(/"Relation Name":"(\w+?)(?:_\d{6,})?"/g)].map(match => match[1]))
  const { rows } = await sql<{ table: string }>`select tgrelid::regclass::text as table from pg_trigger
    where tgname = 'renew_content'`.execute(here.db)
  const watched = new Set(rows.map(({ table }) => table))
  expect(tables.size).toBeGreaterThan(14)
  expect([...tables].filter(table => table !== 'content_version' && !watched.has(table ?? ''))).toEqual([])
})

let made = 100
/** Makes a change and reads in both processes; returns whether it has changed what is shown. */
async function makeAndRead(name: string, by: TestApp): Promise<boolean> {
  const before = await readFromDatabase()
  await changes[name]?.(by.db, ++made)
  const wanted = await readFromDatabase()
  const answers = [await read(here), await read(there), await readCompressed(here)]
  expect([name, ...answers]).toEqual([name, wanted, wanted, wanted])
  return !isDeepStrictEqual(before, wanted)
}

test('each kind of change is seen by the very next read, whichever process made it', async () => {
  const shown = new Map<string, boolean>()
  for (const by of [here, there])
    for (const name of Object.keys(changes))
      shown.set(name, (await makeAndRead(name, by)) || !!shown.get(name))
  expect([...shown].filter(([, isShown]) => !isShown).map(([name]) => name)).toEqual([])
})

test('changes are seen at once in any order', async () => {
  const orders = fc.shuffledSubarray(Object.keys(changes), { minLength: 8, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async (names, isOwn) => {
      for (const name of names) await makeAndRead(name, isOwn ? here : there)
    }),
    { numRuns: 6 },
  )
})

test('while an event is edited, no answer is older than the state at the time of the call', async () => {
  let written = 0
  const writing = (async () => {
    for (let n = 1; n <= 60; n++) {
      await sql`update phase set points = ${n}, mult = ${n} where event_id = ${eventId} and index = 2`.execute(
        here.db,
      )
      written = n
    }
  })()
  const old: string[] = []
  const reading = [here, there, here, there].map(async app => {
    while (written < 60) {
      const least = written
      const { event } = (await read(app)) as {
        event: { phases: { points: number; mult: number }[] }
      }
      const { points = 0, mult = 0 } = event.phases[1] ?? {}
      if (written > 0 && least > 0 && (points < least || points !== mult))
        old.push(`${points} ${mult} after ${least}`)
    }
  })
  await Promise.all([writing, ...reading])
  expect(old).toEqual([])
})

test("states, summaries and decks in an answer are the asker's own, never another user's", async () => {
  const rival = await here.signUp('event_rival')
  await changes['own summary']?.(here.db, 7)
  const asRival = await rival.call<{ event: { joined: boolean; phases: { phaseSummaries: unknown[] }[] } }>(
    url,
    {
      id: eventId,
    },
  )
  expect(asRival.body.event.joined).toBe(false)
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(here.db, eventId, [{ userId: rival.id, phase: 2, cards }])
  for (const app of [here, there])
    expect((await app.as(rival)(url, { id: eventId })).body).toMatchObject({ event: { joined: true } })
  expect(asRival.body.event.phases.map(({ phaseSummaries }) => phaseSummaries)).toEqual([[], []])
  expect(await read(here)).toMatchObject({
    event: { joined: true, phases: [{ phaseSummaries: [{ userId: user.id }] }, {}] },
  })
})
