/**
 * Making the tables of all leagues of an event after a ranking, and reading a page of a table, compared with one read of the rows that the tables
 * follow from. `node bench/rankings/leagues.ts [decks] [members of a league]`.
 */

import { sql } from 'kysely'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { makeStandings } from '../../src/people/league/round/make-standings.ts'
import { findLeague } from '../../src/people/league/state/league-queries.ts'
import { loadShownLeague } from '../../src/people/league/state/shown-leagues.ts'
import { readTable } from '../../src/people/league/table/read-table.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import { makeEvent } from './make-event.ts'

const decks = Number(process.argv[2] ?? 100_000)
const size = Number(process.argv[3] ?? 100)
const phases = 3
const rounds = 3

const { postgres, db, close } = await openBenchDatabase()
const { eventId } = await makeEvent(postgres.urlOf('game'), decks, phases)
await rankEvent(db, eventId)
await sql`insert into league (code, name, format, scope, visibility, entry, mode, created_at)
  select lpad(n::text, 8, '0'), 'League ' || n, 'table', 'event', 'public', 'open', 'sum', now() - interval '1 year'
  from generate_series(1, ${Math.ceil(decks / size)}::int) n`.execute(db)
await sql`insert into league_event (league_id, event_id) select id, ${eventId}::int from league`.execute(db)
await sql`insert into league_member (league_id, user_id, role, joined_at)
  select (row_number() over (order by md5(u.id::text)) - 1) / ${size}::int + (select min(id) from league), u.id, 2,
    now() - interval '1 year'
  from (select distinct f.block * 1000 + n as id from frozen_block f cross join generate_series(0, 999) n
    where f.event_id = ${eventId} and get_bit(f.users, n) = 1) u`.execute(db)
await sql`vacuum analyze`.execute(db)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
/** The rows that the tables follow from: the frozen decks and the members. */
const readRows = async () => {
  await sql`select * from frozen_block where event_id = ${eventId}`.execute(db)
  await sql`select m.league_id, m.user_id, a.username, m.joined_at, m.left_at
    from league_member m join account a on a.id = m.user_id`.execute(db)
}
const measured: { made: number; floor: number }[] = []
for (let n = 0; n <= rounds; n++)
  measured.push({ made: await timed(() => makeStandings(db, eventId)), floor: await timed(readRows) })
const [made, floor] = [
  medianOf(measured.slice(1).map(each => each.made)),
  medianOf(measured.slice(1).map(each => each.floor)),
]
const { leagues } = await db
  .selectFrom('league')
  .select(eb => eb.fn.countAll<number>().as('leagues'))
  .executeTakeFirstOrThrow()
console.log(
  `${leagues} leagues of ${size}, ${decks} decks, ${phases} phases: all tables in ${made.toFixed(0)} ms, ` +
    `one read of the rows ${floor.toFixed(0)} ms, ratio ${(floor / made).toFixed(2)}`,
)

const { id } = await db.selectFrom('league').select('id').limit(1).executeTakeFirstOrThrow()
for (const page of [1, Math.max(1, Math.floor(size / 50))]) {
  const times: number[] = []
  for (let n = 0; n < 20; n++)
    times.push(
      await timed(async () => {
        const row = await findLeague(db, id)
        if (row)
          await readTable(db, await loadShownLeague(db, row), {
            page,
            pageSize: 50,
            phrase: '',
            asker: undefined,
          })
      }),
    )
  console.log(`page ${page} of a table of ${size}: ${medianOf(times).toFixed(1)} ms`)
}
await close()
