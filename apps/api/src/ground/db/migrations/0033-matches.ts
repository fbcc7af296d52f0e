import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Gives matches a status and the number of maps they are planned for. `void_player` lists the players of a phase whose matches are
 * all void, `counted_keyplay` the counts of all others: those that count.
 */
export const matches: Migration = {
  async up(db) {
    await sql`alter table match add column status text not null default 'scheduled', add column best_of int`.execute(
      db,
    )
    // Citus wants constraints with names, and in their own statement.
    await sql`alter table match add constraint match_status
      check (status in ('scheduled', 'postponed', 'void', 'forfeit'))`.execute(db)
    await sql`alter table match add constraint match_best_of check (best_of between 1 and 20)`.execute(db)
    await sql`create view void_player as
      select p.event_id, p.phase_index, p.player_id from phase_player p
      where exists (select from match m where m.event_id = p.event_id and m.phase_index = p.phase_index
          and p.team_id in (m.home_team_id, m.away_team_id))
        and not exists (select from match m where m.event_id = p.event_id and m.phase_index = p.phase_index
          and p.team_id in (m.home_team_id, m.away_team_id) and m.status <> 'void')`.execute(db)
    await sql`create view counted_keyplay as
      select event_id, phase_index, type, player_id, keyplay_id, count from keyplay_count k
      where not exists (select from void_player v where v.event_id = k.event_id
        and v.phase_index = k.phase_index and v.player_id = k.player_id)`.execute(db)
  },
}
