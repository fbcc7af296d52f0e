import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { frozenBlocks, packEventDecks } from './0013-packed-rankings/blocks.ts'
import { packedStandings, packStandings } from './0013-packed-rankings/standings.ts'
import { statementsOf } from './statements.ts'

/** The users of one block are packed per statement, far within its time limit. */
const stride = 20_000

/**
 * Stores frozen decks in blocks of 1,000 users, and published rankings packed by user, with pages in order of rank (decision
 * ranking); packs existing rankings unchanged.
 */
export const packedRankings: Migration = {
  async up(db) {
    await run(db, frozenBlocks)
    for (const { id, most } of await listEvents(db))
      for (let from = 0; from <= most; from += stride)
        await packEventDecks(id, from, from + stride).execute(db)
    await sql`drop table locked_deck`.execute(db)
    await run(db, packedStandings.tables)
    for (const { id } of await listEvents(db))
      for (const statement of packStandings(id)) await statement.execute(db)
    await sql`drop table standing`.execute(db)
    await run(db, packedStandings.views)
  },
}

async function run(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of statementsOf(script)) await sql.raw(statement).execute(db)
}

/** Lists the events with the highest id of a user. */
const listEvents = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ id: number; most: number }>`
    select id, coalesce((select max(id) from account), 0) as most from event order by id`.execute(db)
  return rows
}
