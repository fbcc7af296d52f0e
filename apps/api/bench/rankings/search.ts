/**
 * Searching a ranking by various phrases, compared with one count of the names with the phrase, in turns; then by each phrase of
 * one or two characters, in a ranking without statistics for the planner, as after each upload.
 * `node bench/rankings/search.ts [users]`.
 */

import { type RawBuilder, sql } from 'kysely'
import { searchStandings } from '../../src/game/score/standings/search-queries.ts'
import { containing } from '../../src/ground/contract/paging.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'

const users = Number(process.argv[2] ?? 100_000)
const rounds = 7

const { db, close } = await openBenchDatabase()
const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
/** Runs a statement that may take minutes. */
const runLong = (statement: RawBuilder<unknown>) =>
  db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await statement.execute(trx)
  })

// Letters a to p and digits; 60 of 100 names have `pro`, one of 3,000 `xj`.
await runLong(sql`insert into account (username, name, password_hash)
  select case when n % 5 < 3 then 'pro' else '' end || case when n % 3000 = 7 then 'xj' else '' end
    || left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 4 + n % 5) || case when n % 2 = 0 then '_' else '' end || n,
    '-', '-' from generate_series(1, ${users}::int) n`)

/** Names are made of `md5(n)`, so an order by it would not be random. */
const randomOrder = sql`order by md5('place ' || id)`

/** Writes a ranking in a random order. */
async function insertRanking(generation: number): Promise<void> {
  await runLong(sql`insert into standing_page (event_id, generation, page, users)
    select ${eventId}::int, ${generation}::int, (place - 1) / 200, array_agg(id order by place)
    from (select id, row_number() over (${randomOrder}) as place from account) a group by 3`)
  await runLong(sql`insert into standing_place (event_id, generation, block, positions, ranks, previous_ranks, scores, outcomes)
    select ${eventId}::int, ${generation}::int, b.block, array_agg(place order by n), array_agg(place order by n),
      array_agg(null::int order by n), array_agg(place::bigint order by n), array_agg(0 order by n)
    from (select distinct id / 64 as block from account) b cross join generate_series(0, 63) n
    left join (select id, row_number() over (${randomOrder})::int as place from account) a
      on a.id = b.block * 64 + n
    group by b.block`)
}
for (const table of ['standing_page', 'standing_place'])
  await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db)
await insertRanking(0)
await sql`vacuum analyze`.execute(db)
await insertRanking(1)

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now()
  const answer = await work()
  return [performance.now() - start, answer]
}
const search = (phrase: string, page = 1) =>
  searchStandings(db, { eventId, generation: 1 }, { page, pageSize: 50, phrase })
for (const phrase of 'pro a 1 ha 77 123 hag _77 abc 2001 xj x pro_77 abcdef zz q'.split(' ')) {
  const measured: { search: number; names: number; found: string }[] = []
  for (let n = 0; n <= rounds; n++) {
    const [ms, { count, capped }] = await timed(() => search(phrase))
    const [names] = await timed(() =>
      sql`select count(*) from account where username ilike ${containing(phrase)}`.execute(db),
    )
    measured.push({ search: ms, names, found: `${count}${capped ? '+' : ''}` })
  }
  const [warm, ...rest] = measured
  const searches = rest.map(({ search }) => search)
  console.log(
    `${phrase.padEnd(8)} ${warm?.found.padStart(5)} found ${medianOf(searches).toFixed(1).padStart(7)} ms ` +
      `(least ${Math.min(...searches).toFixed(1)}, first ${warm?.search.toFixed(1)})   one count of names ` +
      `${medianOf(rest.map(({ names }) => names)).toFixed(1)} ms`,
  )
}

const characters = [...'abcdefghijklmnopqrstuvwxyz0123456789_']
const phrases = [...characters, ...characters.flatMap(one => characters.map(other => one + other))]
for (const page of [1, 10]) {
  const measured: { phrase: string; ms: number }[] = []
  for (const phrase of phrases) {
    const times: number[] = []
    for (let n = 0; n < 3; n++) times.push((await timed(() => search(phrase, page)))[0])
    measured.push({ phrase, ms: medianOf(times) })
  }
  measured.sort((one, other) => other.ms - one.ms)
  const [worst, p99, median] = [0, 0.01, 0.5].map(part => measured[Math.floor(measured.length * part)])
  console.log(
    `page ${page} of each of ${phrases.length} phrases of one or two characters, medians of three: median ` +
      `${median?.ms.toFixed(1)} ms, p99 ${p99?.ms.toFixed(1)}, worst ${worst?.ms.toFixed(1)} (${worst?.phrase})`,
  )
}
await close()
