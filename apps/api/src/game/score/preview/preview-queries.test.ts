import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { listWins } from './preview-queries.ts'

const blocks = 40

it('two rankings without statistics for the planner are compared by reading each once', async ({ db }) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  for (const table of ['standing_place', 'standing_outcome'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db)
  await sql`insert into account (id, username, name, password_hash) overriding system value
    select id, 'user_' || id, '-', '-' from generate_series(0, ${blocks * 64 - 1}::int) id on conflict do nothing`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  // Before, all but the last block take part and no user has won; after, every second user has won.
  await sql`insert into standing_place (event_id, generation, block, positions, ranks, previous_ranks, scores, outcomes)
    select ${eventId}::int, generation, block, array_agg(place), array_agg(place), array_agg(null::int), array_agg(place),
      array_agg(case when generation = 2 then place % 2 else 0 end)
    from generate_series(1, 2) generation, generate_series(0, ${blocks - 1}::int) block, generate_series(1, 64) place
    where generation = 2 or block < ${blocks - 1} group by generation, block`.execute(db)
  await sql`insert into standing_outcome (event_id, generation, outcome, won, users) values
    (${eventId}, 1, 0, '{}', 1), (${eventId}, 2, 0, '{}', 1), (${eventId}, 2, 1, '{1}', 1)`.execute(db)
  await db.transaction().execute(async trx => {
    const rowsRead = async () => {
      const { rows } = await sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read
        from pg_stat_xact_user_tables where relname = 'standing_place'`.execute(trx)
      return rows[0]?.read ?? 0
    }
    const before = await rowsRead()
    const wins = await listWins(trx, { eventId, before: 1, after: 2 })
    expect(wins.toSorted((a, b) => a.after.length - b.after.length)).toEqual([
      { before: [], after: [], users: blocks * 32 },
      { before: [], after: [1], users: blocks * 32 },
    ])
    expect((await rowsRead()) - before).toBeLessThan(4 * blocks)
  })
})
