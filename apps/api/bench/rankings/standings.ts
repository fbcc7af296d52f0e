/**
 * Freezing and ranking compared with floors of the same run, what reading a ranking takes, and how long standings take to follow
 * an upload (rulebook 8.19: 5 seconds at 10k decks). `pnpm bench [decks]`; docs/performance.md has what came out.
 */

import { sql } from 'kysely'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { listClanRanking } from '../../src/game/score/standings/clan-ranking-queries.ts'
import { findClanRanking } from '../../src/game/score/standings/find-clan-ranking.ts'
import { findStanding, listStandings } from '../../src/game/score/standings/standing-queries.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { startJobs } from '../../src/server/jobs/jobs.ts'
import { multipart } from '../../test/calls/score-upload.ts'
import { gameRole } from '../../test/database/postgres.ts'
import { runSql } from '../../test/database/run-sql.ts'
import { insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase, reportError } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import { makeEvent } from './make-event.ts'
import { copyDecksOut, insertFloors, insertReadyStandings, readRows } from './ranking-floors.ts'

const decks = Number(process.argv[2] ?? 10_000)
const phases = 3
/** Rounds that are measured. */
const runs = Number(process.argv[3] ?? 5)

const { postgres, database, db, close } = await openBenchDatabase()
// A floor copies decks to /dev/null, which only the server can do.
await runSql(postgres.superuserUrlOf('postgres'), `grant pg_write_server_files to ${gameRole}`)
const { eventId, players } = await makeEvent(postgres.urlOf('game'), decks, phases)
const users = (
  await sql<{ id: number }>`select id from account where username like 'player\\_%' order by id`.execute(db)
).rows.map(row => row.id)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
/** Runs the floor and the work in turns, so that both meet the same machine; the first round warms up. */
async function besideFloor(floor: () => Promise<unknown>, work: () => Promise<unknown>) {
  const rounds: { floor: number; work: number }[] = []
  for (let n = 0; n <= runs; n++) rounds.push({ floor: await timed(floor), work: await timed(work) })
  const measured = rounds.slice(1)
  const ratios = measured.map(round => round.work / round.floor)
  return {
    floor: medianOf(measured.map(round => round.floor)),
    work: medianOf(measured.map(round => round.work)),
    ratio: medianOf(ratios),
    spread: `${Math.min(...ratios).toFixed(2)}..${Math.max(...ratios).toFixed(2)}`,
  }
}
const row = (what: string, ms: number, unit: 'deck' | 'read', rest = '') => {
  const each = unit === 'deck' ? `${((ms * 1000) / decks).toFixed(2).padStart(8)} us a deck` : ''.padEnd(18)
  console.log(`${what.padEnd(44)} ${ms.toFixed(unit === 'deck' ? 0 : 2).padStart(8)} ms ${each} ${rest}`)
}
const compare = async (
  what: string,
  unit: 'deck' | 'read',
  floor: () => Promise<unknown>,
  work: () => Promise<unknown>,
) => {
  const { work: ms, floor: ofFloor, ratio, spread } = await besideFloor(floor, work)
  row(what, ms, unit, `${ratio.toFixed(2)} of the floor of ${ofFloor.toFixed(2)} ms (${spread})`)
}
const times = (n: number, work: (n: number) => Promise<unknown>) => async () => {
  for (let at = 0; at < n; at++) await work(at)
}

for (let phase = 1; phase <= phases; phase++) await freezePhase(db, eventId, phase)
await rankEvent(db, eventId)
await insertFloors(db, eventId)

const thaw = async () => {
  await db.deleteFrom('locked_phase').where('event_id', '=', eventId).where('phase_index', '=', 1).execute()
  await db
    .updateTable('phase')
    .set({ frozen_at: null })
    .where('event_id', '=', eventId)
    .where('index', '=', 1)
    .execute()
}
const floorOfOnePhase = async () => {
  await thaw()
  await copyDecksOut(db, 1)
  await insertReadyStandings(db)
}
await compare('freezing a phase', 'deck', floorOfOnePhase, () => freezePhase(db, eventId, 1))
await compare(
  `ranking ${phases} phases`,
  'deck',
  async () => {
    await copyDecksOut(db, phases)
    await insertReadyStandings(db)
  },
  () => rankEvent(db, eventId),
)
row('most memory of this process', process.resourceUsage().maxRSS / 1e3, 'read', '(MB)')

const generation = async () =>
  (await db.selectFrom('event').where('id', '=', eventId).select('generation').executeTakeFirstOrThrow())
    .generation
const scope = { eventId, generation: await generation() }
const ready = await sql<{ generation: number }>`select generation from floor_ready limit 1`.execute(db)
const pagesOf = (n: number) => Math.floor(((n * 7919) % decks) / 50)
const floorOfReads = times(100, n => readRows(db, eventId, ready.rows[0]?.generation ?? 0, pagesOf(n) * 50))
await compare(
  '100 pages at any depth',
  'read',
  floorOfReads,
  times(100, n => listStandings(db, scope, { page: pagesOf(n) + 1, pageSize: 50 })),
)
await compare(
  '100 own rows',
  'read',
  floorOfReads,
  times(100, n => findStanding(db, scope, users[(n * 7919) % decks] ?? 0)),
)
const clan = await db
  .insertInto('clan')
  .values({ name: 'Bench', name_key: 'bench' })
  .returning('id')
  .executeTakeFirstOrThrow()
await sql`insert into clan_member (user_id, clan_id, role)
  select user_id, ${clan.id}::int, 2 from floor_ready order by md5(user_id::text) limit 1000`.execute(db)
const clanOfEvent = { eventId, clanId: clan.id }
await compare(
  '100 pages of a clan of 1,000',
  'read',
  floorOfReads,
  times(100, () => findClanRanking(db, clanOfEvent)),
)
await compare(
  'a clan of 1,000 read again 100 times',
  'read',
  floorOfReads,
  times(100, () => listClanRanking(db, clanOfEvent)),
)

const app = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const { stop: stopJobs } = await startJobs(database, reportError)
const [adminId = 0] = await insertTestUsers(db, 1, 'bench_admin_')
await db.updateTable('account').set({ role: 'admin' }).where('id', '=', adminId).execute()
const session = await openSession(db, adminId, true, { network: '', userAgent: '' })
const steamIds = await db.selectFrom('player').where('id', 'in', players).select('steam_id').execute()
const rows = [1, 2, 3].flatMap(phase =>
  steamIds.flatMap(({ steam_id }) => [1, 2, 3, 6, 9].map(id => `${phase},${steam_id},${id},${id + 2}`)),
)
const { payload, headers } = multipart([
  ['eventId', `${eventId}`],
  ['type', 'kill'],
  ['file', ['phase,steamId,keyplayId,count', ...rows].join('\n')],
])
const uploads: number[] = []
for (let n = 0; n < runs; n++)
  uploads.push(
    await timed(async () => {
      const before = await generation()
      const answer = await app.inject({
        method: 'POST',
        url: '/api/clutchdeck/upload-score',
        payload,
        headers: { ...headers, cookie: `session=${session}` },
      })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      while ((await generation()) === before) await new Promise(resolve => setTimeout(resolve, 10))
    }),
  )
row('standings follow an upload, through the queue', medianOf(uploads), 'deck')

const own = users[Math.floor(users.length / 2)]
for (const [what, query] of [
  ['get-event-scores, first page', 'event-scores?'],
  ['get-event-scores, last page', `event-scores?page=${Math.ceil(decks / 50)}&`],
  ['get-event-scores, a rare phrase', 'event-scores?phrase=player_77&'],
  ['get-event-scores, a clan of 1,000', `event-scores?clanId=${clan.id}&`],
  ['get-event-results', 'event-results?'],
  ['get-deck-score', `deck-score?userId=${own}&`],
] as const) {
  const measured: number[] = []
  for (let n = 0; n < runs; n++)
    measured.push(await timed(() => app.inject(`/api/clutchdeck/get-${query}eventId=${eventId}`)))
  row(what, medianOf(measured), 'read')
}

await app.close()
await stopJobs()
await close()
