import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A round of a league keeps two more lists: the ranks after the round before, and what each member did in the last five rounds
 * (`league/state/form.ts`). The job makes the tables that are there once more.
 */
export const formOfMembers: Migration = {
  async up(db) {
    await sql`alter table league_round add column previous_ranks int[] not null default '{}',
      add column forms text[] not null default '{}'`.execute(db)
    await sql`update league_event_made set ranking = ''`.execute(db)
  },
}
