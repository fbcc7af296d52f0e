import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A round of a league keeps its members in the order of the round, with their scores in hundredths, null without a deck, so that a page of
 * the round reads only its own part (rulebook 19.36). The job makes the tables that are there once more.
 */
export const orderOfRounds: Migration = {
  async up(db) {
    await sql`alter table league_round add column order_users int[] not null default '{}',
      add column order_scores bigint[] not null default '{}'`.execute(db)
    await sql`update league_event_made set ranking = ''`.execute(db)
  },
}
