import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/ground/db/db.ts'
import { migrate } from '../src/ground/db/open/open-database.ts'
import { openEmptyDatabase } from '../test/database/empty-database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openEmptyDatabase())
})
afterAll(() => drop())

/** A game as it was kept before: 3,000 users, of whom every third holds no deck in phase 2. */
const before = `
insert into account (username, name, password_hash) select 'user_' || n, 'u', '-' from generate_series(1, 3000) n;
insert into event (name, generation, ranked_at) values ('Cup', 4, now()), ('Never ranked', 0, null);
insert into phase (event_id, index, name, points, mult, open, lock, frozen_at, goal)
  select 1, i, 'Phase', 10, 1, now() - interval '2 days', now() - interval '1 day', now(), 10 from generate_series(1, 2) i;
insert into locked_phase (event_id, phase_index, facts) select 1, i, '{}' from generate_series(1, 2) i;
insert into deck (user_id, event_id, phase_index, cards)
  select u, 1, i, '[{"playerId": 1, "keyplays": [1], "perks": []}]' from generate_series(1, 3000) u, generate_series(1, 2) i
  where i = 1 or u % 3 > 0;
insert into locked_deck (event_id, user_id, phase_index, cells, weights, mults, cards)
  select event_id, user_id, phase_index, array(select user_id * 100 + n from generate_series(1, 15) n),
    array(select (user_id % 70) * 1000000000::bigint + n % 4 from generate_series(1, 15) n),
    array(select 10000 + user_id % 3 from generate_series(1, 5) n), cards from deck;
insert into standing (event_id, generation, position, rank, previous_rank, user_id, username, score, won)
  select 1, g, 3001 - u, (3001 - u + 1) / 2, nullif(u % 5, 0), u, 'user_' || u, (u / 2) + 0.25,
    case u % 3 when 0 then '{}' when 1 then '{1}'::int[] else '{1,2}' end
  from generate_series(1, 3000) u, generate_series(3, 4) g where u <> 77`

const tables = {
  locked_deck: 'event_id, user_id, phase_index, cells, weights, mults',
  deck: 'event_id, user_id, phase_index, cards',
  standing: 'position, rank, previous_rank, user_id, username, score, won',
}
const rowsOf = async (table: keyof typeof tables, where: string) =>
  (
    await sql
      .raw(`select ${tables[table]} from ${table} where ${where} order by 1, 2, 3`)
      .execute(database.db)
  ).rows

test('decks frozen and rankings published before the migration read the same after it', async () => {
  const { db } = database
  await migrate(db, '0011-sessions')
  for (const statement of before.split(';\n')) await sql.raw(statement).execute(db)
  const decks = await rowsOf('locked_deck', 'true')
  const cards = await rowsOf('deck', 'true')
  const standings = await rowsOf('standing', 'generation = 4')
  expect([decks.length, standings.length]).toEqual([5000, 2999])
  await migrate(db)
  expect(await rowsOf('locked_deck', 'true')).toEqual(decks)
  expect(await rowsOf('deck', 'true')).toEqual(cards)
  expect(await rowsOf('standing', 'true')).toEqual(standings)
  const { rows } = await sql`select
    (select jsonb_agg(jsonb_build_array(won, users) order by won) from standing_outcome) as outcomes,
    (select jsonb_build_array(decks, average, best, top_tenth) from phase_figures where phase_index = 0) as figures,
    (select array_agg(array_length(users, 1) order by page) from standing_page) as pages`.execute(db)
  expect(rows[0]).toEqual({
    outcomes: [
      [[], 1000],
      [[1], 1000],
      [[1, 2], 999],
    ],
    figures: [2999, 750.49, 1500.25, 1350.25],
    pages: [...new Array(14).fill(200), 199],
  })
})
