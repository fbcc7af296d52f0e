/**
 * How long standings take to follow an upload (rulebook 8.19: 5 seconds at 10k decks), beside a floor of the same run: the
 * plainest statement that writes as many rows. `pnpm bench [decks]`.
 */

import { createHash } from 'node:crypto'
import { type Deck, keyplays } from '@game/domain'
import { sql } from 'kysely'
import { insertSession } from '../src/account/session/queries.ts'
import { migrate } from '../src/db/open-database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { readEnv } from '../src/env.ts'
import { buildApp } from '../src/http/app.ts'
import { startJobs } from '../src/jobs/jobs.ts'
import { freezePhase } from '../src/score/freeze/freeze-phase.ts'
import { rankEvent } from '../src/score/rank/rank-event.ts'
import { seedCatalogue } from '../src/seed/catalogue/seed-catalogue.ts'
import { multipart } from '../test/calls/score-upload.ts'
import { startPostgres } from '../test/database/postgres.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { medianOf } from './median.ts'

const decks = Number(process.argv[2] ?? 10_000)
const phases = 3
const runs = 5

const reportError = (error: Error) => console.error(error.message)
const postgres = await startPostgres()
const database = openPostgres(postgres.urlOf('postgres'), reportError)
const { db } = database
await migrate(db)
await seedCatalogue(db)

/** Decks of five cards with three keyplays and two perks each, for every phase. */
const { eventId, players } = await insertTestEvent(
  db,
  [1, 2, 3].map(n => ({ open: n * 30 - 120, lock: n * 30 - 100, points: 0 })),
)
const users = await insertTestUsers(db, decks, 'player_')
const deckOf = (n: number): Deck =>
  Array.from({ length: 5 }, (_, card) => ({
    playerId: players[(n + card) % players.length] ?? 0,
    keyplays: [0, 1, 2].map(place => keyplays[(n * 7 + card * 3 + place) % keyplays.length]?.id ?? 1),
    perks: [1, 2].map(perkId => ({ perkId, originPhase: 1 })),
  }))
for (let phase = 1; phase <= phases; phase++) {
  for (let from = 0; from < users.length; from += 20_000) {
    const batch = users.slice(from, from + 20_000)
    await insertDecks(
      db,
      eventId,
      batch.map((userId, n) => ({ userId, phase, cards: deckOf(from + n + phase) })),
    )
  }
}
await sql`vacuum analyze`.execute(db)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < runs; n++) times.push(await timed(work))
  return medianOf(times)
}
const report = (what: string, ms: number, floor?: number) =>
  console.log(
    `${what.padEnd(48)} ${ms.toFixed(0).padStart(7)} ms ${((ms * 1000) / decks).toFixed(1).padStart(7)} us a deck` +
      (floor === undefined ? '' : `   ${(ms / floor).toFixed(1)} x the floor`),
  )

report('freezing one phase', await timed(() => freezePhase(db, eventId, 1)))
for (let phase = 2; phase <= phases; phase++) await freezePhase(db, eventId, phase)
await rankEvent(db, eventId)

await sql`create table floor (like standing including all)`.execute(db)
const floor = await median(async () => {
  await sql`truncate floor`.execute(db)
  await sql`insert into floor select s.* from standing s where s.event_id = ${eventId}
    and s.generation = (select generation from event where id = ${eventId})`.execute(db)
})
report('floor: writing as many standings', floor)
report(`ranking ${phases} phases`, await median(() => rankEvent(db, eventId)), floor)

const app = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const stopJobs = await startJobs(database, reportError)
const [adminId = 0] = await insertTestUsers(db, 1, 'bench_admin_')
await db.updateTable('account').set({ role: 'admin' }).where('id', '=', adminId).execute()
await insertSession(db, {
  token_hash: createHash('sha256').update('bench').digest('hex'),
  account_id: adminId,
  remember: true,
  expires_at: new Date(Date.now() + 3_600_000),
})
const steamIds = await db.selectFrom('player').where('id', 'in', players).select('steam_id').execute()
const rows = [1, 2, 3].flatMap(phase =>
  steamIds.flatMap(({ steam_id }) => [1, 2, 3, 6, 9].map(id => `${phase},${steam_id},${id},${id + 2}`)),
)
const { payload, headers } = multipart([
  ['eventId', `${eventId}`],
  ['type', 'kill'],
  ['file', ['phase,steamId,keyplayId,count', ...rows].join('\n')],
])
const generation = async () =>
  (await db.selectFrom('event').where('id', '=', eventId).select('generation').executeTakeFirstOrThrow())
    .generation
const followed = await median(async () => {
  const before = await generation()
  const url = '/api/clutchdeck/upload-score'
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, cookie: 'session=bench' },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  while ((await generation()) === before) await new Promise(resolve => setTimeout(resolve, 10))
})
report('standings follow an upload, through the queue', followed, floor)

const own = users[Math.floor(users.length / 2)]
for (const [what, query] of [
  ['get-event-scores, first page', ''],
  ['get-event-scores, last page', `&page=${Math.ceil(decks / 50)}`],
  ['get-event-scores, a rare phrase', '&phrase=player_77'],
] as const) {
  const ms = await median(() => app.inject(`/api/clutchdeck/get-event-scores?eventId=${eventId}${query}`))
  console.log(`${what.padEnd(48)} ${ms.toFixed(1).padStart(7)} ms`)
}
const explained = await median(() =>
  app.inject(`/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${own}`),
)
console.log(`${'get-deck-score'.padEnd(48)} ${explained.toFixed(1).padStart(7)} ms`)

await app.close()
await stopJobs()
await database.close()
await postgres.stop()
