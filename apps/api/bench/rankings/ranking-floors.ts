import { sql } from 'kysely'
import type { Db } from '../../src/ground/db/db.ts'
import { withoutTimeout } from '../shared/bench-database.ts'

/**
 * The floors of ranking and freezing in the same run: rows as they would be without blocks and pages, frozen decks copied out by
 * the server and ready standings inserted, with a key by position and one by user.
 */
export const insertFloors = (db: Db, eventId: number): Promise<void> =>
  withoutTimeout(db, connection => createFloors(connection, eventId))

async function createFloors(db: Db, eventId: number): Promise<void> {
  await sql`create table floor_deck as select event_id, user_id, phase_index, array_fill(1, array[15]) as cells,
      array_fill(1::bigint, array[15]) as weights, array_fill(1::bigint, array[5]) as mults, cards
    from deck where event_id = ${eventId}`.execute(db)
  await sql`create table floor_ready as select * from standing where event_id = ${eventId}
    and generation = (select generation from event where id = ${eventId})`.execute(db)
  await sql`create table floor_standing (like floor_ready, primary key (event_id, generation, position),
    unique (event_id, generation, user_id))`.execute(db)
  await sql`create index on floor_standing (user_id)`.execute(db)
  await sql`analyze`.execute(db)
}

/** Copies out the frozen decks of this many phases. */
export const copyDecksOut = (db: Db, phases: number) =>
  withoutTimeout(db, connection =>
    sql
      .raw(`copy (select * from floor_deck where phase_index <= ${phases}) to '/dev/null' (format binary)`)
      .execute(connection),
  )

export const insertReadyStandings = (db: Db): Promise<void> =>
  withoutTimeout(db, async connection => {
    await sql`truncate floor_standing`.execute(connection)
    await sql`insert into floor_standing select * from floor_ready`.execute(connection)
  })

/** Reads 50 rows by their key. */
export const readRows = (db: Db, eventId: number, generation: number, before: number) =>
  sql`select * from floor_standing where event_id = ${eventId} and generation = ${generation}
    and position > ${before} and position <= ${before + 50} order by position`.execute(db)
