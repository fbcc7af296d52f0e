import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A cup that starts when it fits: `first_tie` is the number of the round in which its ties begin, null while a qualifying round decides who is in
 * them; `bracket` the seeds that came from that round, once they stand (rulebook 19.39).
 */
export const qualifyingRounds: Migration = {
  async up(db) {
    await sql`alter table league add qualifying boolean not null default false, add first_tie int,
      add bracket int[]`.execute(db)
  },
}
