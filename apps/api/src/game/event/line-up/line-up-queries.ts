import type { LineUpNews } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { PhaseAt } from '../edit/phase-queries.ts'

export const insertTeams = (db: Queryable, { eventId, phaseIndex }: PhaseAt, teams: readonly number[]) =>
  sql`insert into phase_team (event_id, phase_index, team_id)
    select ${eventId}::int, ${phaseIndex}::int, team from unnest(${teams}::int[]) team`.execute(db)

export const insertPlayers = (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  players: readonly { teamId: number; playerId: number }[],
) =>
  sql`insert into phase_player (event_id, phase_index, team_id, player_id)
    select ${eventId}::int, ${phaseIndex}::int, team, player
    from unnest(${players.map(each => each.teamId)}::int[], ${players.map(each => each.playerId)}::int[]) e(team, player)`.execute(
    db,
  )

/** Deletes a team with its players. */
export const deleteTeam = (db: Queryable, { eventId, phaseIndex }: PhaseAt, teamId: number) =>
  db
    .deleteFrom('phase_team')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('team_id', '=', teamId)
    .execute()

export const deletePlayer = (db: Queryable, { eventId, phaseIndex }: PhaseAt, playerId: number) =>
  db
    .deleteFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('player_id', '=', playerId)
    .execute()

/** Finds what is said of a player of a phase; null for nothing. */
export const findNews = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  playerId: number,
): Promise<LineUpNews | null> => {
  const row = await db
    .selectFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('player_id', '=', playerId)
    .select(['news', 'news_text as text'])
    .executeTakeFirst()
  return row?.news ? { state: row.news, text: row.text } : null
}

/** Saves what is said of a player of a phase; null for nothing. */
export const saveNews = (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  playerId: number,
  news: LineUpNews | null,
) =>
  db
    .updateTable('phase_player')
    .set({ news: news?.state ?? null, news_text: news?.text ?? '' })
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('player_id', '=', playerId)
    .execute()
