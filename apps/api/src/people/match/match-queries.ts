import type { LiveMap, MatchPlayers, MatchStatus, NewsState, PlannedMap } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { iso } from '../../ground/db/sql-expressions.ts'
import { type Asker, visibleTo } from '../../ground/event-visibility/visibility-queries.ts'

type Team = { id: number; key: string; name: string }
export type MatchRow = {
  id: number
  eventId: number
  event: string
  phaseIndex: number
  phase: string
  phasePl: string | null
  date: string
  status: MatchStatus
  bestOf: number | null
  home: Team
  away: Team
  maps: PlannedMap[]
}

const teamJson = (alias: string) => sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)},
  'key', ${sql.ref(`${alias}.key`)}, 'name', ${sql.ref(`${alias}.name`)})`

const columns = sql`m.id, m.event_id as "eventId", e.name as event, m.phase_index as "phaseIndex", p.name as phase,
  p.name_pl as "phasePl", ${iso(sql.ref('m.date'))} as date, m.status, m.best_of as "bestOf", ${teamJson('h')} as home, ${teamJson('a')} as away,
  (select coalesce(jsonb_agg(jsonb_build_object('map', g.name, 'home', r.home_score, 'away', r.away_score)
    order by r.map_number), '[]') from match_map r join map g on g.id = r.map_id where r.match_id = m.id) as maps`

const matches = sql`match m join event e on e.id = m.event_id
  join phase p on p.event_id = m.event_id and p.index = m.phase_index
  join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id`

/** A day: the instants from which and before which it is. */
type Range = { from: string; to: string }

/** Lists the first matches of a day in the events that the asker may see, by time. */
export const listMatches = async (
  db: Queryable,
  asker: Asker,
  { from, to }: Range,
  limit: number,
): Promise<MatchRow[]> => {
  const { rows } = await sql<MatchRow>`select ${columns} from ${matches}
    where m.date >= ${from} and m.date < ${to} and ${visibleTo(asker)}
    order by m.date, m.id limit ${limit}`.execute(db)
  return rows
}

/** Counts the matches of a day, and finds the nearest ones before and after it. */
export const findAround = async (
  db: Queryable,
  asker: Asker,
  { from, to }: Range,
): Promise<{ count: number; before: string | null; next: string | null } | undefined> => {
  const visible = sql`match m join event e on e.id = m.event_id where ${visibleTo(asker)}`
  const { rows } = await sql<{ count: number; before: string | null; next: string | null }>`
    select (select count(*) from ${visible} and m.date >= ${from} and m.date < ${to}) as count,
      (select ${iso(sql.ref('m.date'))} from ${visible} and m.date < ${from} order by m.date desc limit 1) as before,
      (select ${iso(sql.ref('m.date'))} from ${visible} and m.date >= ${to} order by m.date limit 1) as next`.execute(
    db,
  )
  return rows[0]
}

/** What a match page needs of its event and phase besides the match. */
type MatchMoment = {
  locked: boolean
  completed: boolean
  finalAfterHours: number
  now: string
  open: string
  lock: string
  countedAt: string | null
}

/** Finds a match of an event that the asker may see. */
export const findShownMatch = async (
  db: Queryable,
  asker: Asker,
  matchId: number,
): Promise<(MatchRow & MatchMoment) | undefined> => {
  const { rows } = await sql<MatchRow & MatchMoment>`select ${columns},
      p.open < p.lock and p.lock <= clock_timestamp() as locked, e.completed, e.final_after_hours as "finalAfterHours",
      ${iso(sql`clock_timestamp()`)} as now, ${iso(sql.ref('p.open'))} as open, ${iso(sql.ref('p.lock'))} as lock,
      (select ${iso(sql`max(u.uploaded_at)`)} from phase_upload f join score_upload u on u.id = f.upload_id
        where f.event_id = p.event_id and f.phase_index = p.index) as "countedAt"
    from ${matches} where m.id = ${matchId} and ${visibleTo(asker)}`.execute(db)
  return rows[0]
}

/** A phase of an event. */
export type PhaseKey = { eventId: number; phaseIndex: number }

/** Lists the matches of phases that are not void, by time, with the players listed for both teams and the names of their maps. */
export const listMatchPlayersOf = async (
  db: Queryable,
  phases: readonly PhaseKey[],
): Promise<(MatchPlayers & PhaseKey)[]> => {
  if (phases.length === 0) return []
  const playersOf = (column: string) => sql`array(select x.player_id from phase_player x
    where x.event_id = m.event_id and x.phase_index = m.phase_index and x.team_id = ${sql.ref(column)} order by 1)`
  const { rows } = await sql<MatchPlayers & PhaseKey>`
    select m.id, m.event_id as "eventId", m.phase_index as "phaseIndex",
      ${playersOf('m.home_team_id')} as home, ${playersOf('m.away_team_id')} as away,
      array(select g.name from match_map r join map g on g.id = r.map_id where r.match_id = m.id order by r.map_number) as maps
    from match m join unnest(${phases.map(({ eventId }) => eventId)}::int[], ${phases.map(({ phaseIndex }) => phaseIndex)}::int[])
      as t(event_id, phase_index) on t.event_id = m.event_id and t.phase_index = m.phase_index
    where m.status <> 'void' order by m.date, m.id`.execute(db)
  return rows
}

/** A player whom a phase lists for a team. */
type ListedPlayer = PhaseKey & { teamId: number; playerId: number; name: string }

/** Lists those of these players whom phases list, with their teams there, by name. */
export const listListed = async (
  db: Queryable,
  decks: readonly (PhaseKey & { players: readonly number[] })[],
): Promise<ListedPlayer[]> => {
  const held = decks.flatMap(({ players, ...phase }) => players.map(playerId => ({ ...phase, playerId })))
  if (held.length === 0) return []
  const { rows } = await sql<ListedPlayer>`
    select x.event_id as "eventId", x.phase_index as "phaseIndex", x.team_id as "teamId", x.player_id as "playerId", y.name
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) t("eventId" int, "phaseIndex" int, "playerId" int)
    join phase_player x on x.event_id = t."eventId" and x.phase_index = t."phaseIndex" and x.player_id = t."playerId"
    join player y on y.id = x.player_id order by y.name, y.id`.execute(db)
  return rows
}

/** A player of a match page. */
export type MatchPlayer = {
  teamId: number
  playerId: number
  name: string
  /** Null if it is not known, of a player of a private event's own. */
  country: string | null
  img: string
  void: boolean
  news: NewsState | null
  newsText: string
}

/** Lists the players of both teams of a match as their phase lists them. */
export const listMatchPlayers = async (
  db: Queryable,
  { eventId, phaseIndex, home, away }: Pick<MatchRow, 'eventId' | 'phaseIndex' | 'home' | 'away'>,
): Promise<MatchPlayer[]> => {
  const { rows } = await sql<MatchPlayer>`
    select x.team_id as "teamId", x.player_id as "playerId", y.name, y.country, y.img, x.news, x.news_text as "newsText",
      exists (select from void_player v where v.event_id = x.event_id and v.phase_index = x.phase_index
        and v.player_id = x.player_id) as void
    from phase_player x join player y on y.id = x.player_id
    where x.event_id = ${eventId} and x.phase_index = ${phaseIndex} and x.team_id = any(${[home.id, away.id]}::int[])
    order by y.name, y.id`.execute(db)
  return rows
}

/** Lists the live maps of events that are not completed. */
export const listLiveMaps = async (
  db: Queryable,
  eventIds: readonly number[],
): Promise<{ eventId: number; maps: LiveMap[] }[]> => {
  const { rows } = await sql<{ eventId: number; maps: LiveMap[] }>`
    select l.event_id as "eventId", l.maps from event_live l join event e on e.id = l.event_id
    where l.event_id = any(${eventIds}::int[]) and not e.completed and l.maps <> '[]'`.execute(db)
  return rows
}

/** Lists the players in a user's decks of events by phase; decks are read by their key alone. */
export const listOwnPlayers = async (
  db: Queryable,
  userId: number,
  eventIds: readonly number[],
): Promise<{ eventId: number; phaseIndex: number; players: number[] }[]> => {
  const { rows } = await sql<{ eventId: number; phaseIndex: number; players: number[] }>`
    select event_id as "eventId", phase_index as "phaseIndex",
      array(select (card -> 'playerId')::int from jsonb_array_elements(cards) card) as players
    from deck where user_id = ${userId} and event_id = any(${eventIds}::int[]) and cards <> '[]'`.execute(db)
  return rows
}

/** Lists the usernames of these users, by name. */
export const listUsernames = async (
  db: Queryable,
  users: readonly number[],
): Promise<{ userId: number; username: string }[]> => {
  const { rows } = await sql<{ userId: number; username: string }>`
    select id as "userId", username from account where id = any(${users}::int[]) and deletion_requested_at is null
    order by username`.execute(db)
  return rows
}
