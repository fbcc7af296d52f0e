import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { eventsOfLeagues } from '../state/league-queries.ts'
import type { MemberScore } from '../state/scores.ts'
import type { Stay } from '../state/stays.ts'
import type { Entry, RoundRow } from './round-rows.ts'

/** Names the state of the event `e` that the tables of its leagues follow from. */
const rankingText = sql<string>`concat_ws(' ', e.generation, extract(epoch from e.ranked_at), e.completed, e.public,
  e.final_after_hours)`

/**
 * Lists events whose leagues lack their last ranking, or have a round that has become final since. An event without a league needs none.
 */
export const listUnmadeEvents = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e left join league_event_made m on m.event_id = e.id
    where (m.ranking is distinct from ${rankingText} or m.final_at <= clock_timestamp())
      and (exists (select from league_event le where le.event_id = e.id)
        or exists (select from league where first_day is not null))
    order by e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds that state of an event, with the database's clock; undefined if there is no such event. */
export const findRanking = async (
  db: Queryable,
  eventId: number,
): Promise<{ ranking: string; now: string } | undefined> => {
  const { rows } = await sql<{ ranking: string; now: string }>`
    select ${rankingText} as ranking, clock_timestamp() as now from event e where e.id = ${eventId}`.execute(
    db,
  )
  return rows[0]
}

/** Lists those of the events whose tables are of the state that they have now; of one of them the tables are just being made, of `ranking`. */
export const listMadeEvents = async (
  db: Queryable,
  eventIds: readonly number[],
  making: { eventId: number; ranking: string } | undefined,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e left join league_event_made m on m.event_id = e.id
    where e.id = any(${eventIds}::int[]) and ${rankingText} =
      case when e.id = ${making?.eventId ?? null}::int then ${making?.ranking ?? null}::text else m.ranking end`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Notes of which ranking the tables of an event's leagues were made, and when its next round becomes final. */
export const saveMade = (
  db: Queryable,
  { eventId, ranking, finalAt }: { eventId: number; ranking: string; finalAt: string | null },
) =>
  sql`insert into league_event_made (event_id, ranking, final_at)
    values (${eventId}, ${ranking}, ${finalAt}::timestamptz)
    on conflict (event_id) do update set ranking = excluded.ranking, final_at = excluded.final_at`.execute(db)

/** Lists the leagues of an event by id, with their sizes; also those in which its rounds are not shown, as it is hidden. */
export const listLeaguesOfEvent = async (
  db: Queryable,
  eventId: number,
): Promise<{ id: number; members: number }[]> => {
  const { rows } = await sql<{ id: number; members: number }>`
    select l.id, (select count(*) from league_member m where m.league_id = l.id) as members
    from league l where l.id in (
      select league_id from (${eventsOfLeagues}) e where event_id = ${eventId}
      union select league_id from league_event where event_id = ${eventId}
      union select league_id from league_round where event_id = ${eventId})
    order by l.id`.execute(db)
  return rows
}

/** Lists the members, present and past, of the leagues of an event by what is read of them. */
export const listWantedUsers = async (db: Queryable, leagueIds: readonly number[]) => {
  const { rows } = await sql<{ scope: 'event' | 'season'; isCup: boolean; users: number[] }>`
    select l.scope, l.format = 'cup' as "isCup", array_agg(distinct m.user_id) as users
    from league l join league_member m on m.league_id = l.id
    where l.id = any(${leagueIds}::int[]) group by 1, 2`.execute(db)
  return rows
}

type StayList = { leagueId: number; users: number[]; names: string[]; joined: string[]; left: string[] }

/** Lists the stays of leagues, a row per league. */
export const listStays = async (
  db: Queryable,
  leagueIds: readonly number[],
): Promise<ReadonlyMap<number, Stay[]>> => {
  const { rows } = await sql<StayList>`select m.league_id as "leagueId", array_agg(m.user_id) as users,
      array_agg(a.username) as names, array_agg(extract(epoch from m.joined_at)::text) as joined,
      array_agg(coalesce(extract(epoch from m.left_at)::text, '')) as left
    from league_member m join account a on a.id = m.user_id
    where m.league_id = any(${leagueIds}::int[]) group by 1`.execute(db)
  return new Map(rows.map(row => [row.leagueId, staysOf(row)]))
}

const staysOf = ({ users, names, joined, left }: StayList): Stay[] =>
  users.map((userId, at) => ({
    userId,
    username: names[at] ?? '',
    joinedAt: instantOf(joined[at] ?? '0'),
    leftAt: left[at] ? instantOf(left[at]) : null,
  }))

const instantOf = (seconds: string): string => new Date(Math.ceil(Number(seconds) * 1000)).toISOString()

/** A round as it is stored. */
export type StoredRound = {
  leagueId: number
  eventId: number
  phaseIndex: number
  finalAt: string | null
  settled: boolean
  scores: MemberScore[]
}

/** Lists the scores of rounds that are stored. */
export const listStoredRounds = async (
  db: Queryable,
  leagueIds: readonly number[],
): Promise<StoredRound[]> => {
  const rows = await db
    .selectFrom('league_round')
    .where('league_id', '=', sql<number>`any(${leagueIds}::int[])`)
    .select([
      'league_id',
      'event_id',
      'phase_index',
      'users',
      'scores',
      'cards',
      'best_cards',
      'final_at',
      'settled',
    ])
    .execute()
  return rows.map(row => ({
    leagueId: row.league_id,
    eventId: row.event_id,
    phaseIndex: row.phase_index,
    finalAt: row.final_at,
    settled: row.settled,
    scores: row.users.map((userId, at) => ({
      userId,
      score: (row.scores[at] ?? 0) / 100,
      hasDeck: row.scores[at] !== null,
      cardsWithPoints: row.cards[at] ?? 0,
      bestCard: (row.best_cards[at] ?? 0) / 100,
    })),
  }))
}

/** The lists of a row by their columns. */
const lists = {
  users: 'userId',
  scores: 'score',
  cards: 'cards',
  best_cards: 'bestCard',
  ranks: 'rank',
  points: 'points',
  played: 'played',
  tie_breaks: 'tieBreak',
  half_wins: 'halfWins',
  best_rounds: 'bestRound',
  won: 'won',
  drawn: 'drawn',
  lost: 'lost',
  scored: 'scored',
  previous_ranks: 'previousRank',
  forms: 'form',
} as const satisfies Record<string, keyof Entry>
const longs = ['scores', 'best_cards', 'points', 'best_rounds', 'scored', 'order_scores']
const typeOf = (column: string) =>
  sql.raw(column === 'forms' ? 'text[]' : longs.includes(column) ? 'bigint[]' : 'int[]')

/** Writes a list of each row as an array of the database. */
const listsOf = (rows: readonly RoundRow[], listOf: (row: RoundRow) => readonly (string | number | null)[]) =>
  sql`${rows.map(
    row =>
      `{${listOf(row)
        .map(value => value ?? 'NULL')
        .join()}}`,
  )}::text[]`

/** Saves rounds, all in one statement; whether a round is settled stays as it is. */
export async function saveRounds(db: Queryable, rows: readonly RoundRow[]): Promise<void> {
  if (rows.length === 0) return
  const columns = [...Object.keys(lists), 'order_users', 'order_scores']
  const values = [
    ...Object.values(lists).map(field => listsOf(rows, ({ entries }) => entries.map(entry => entry[field]))),
    listsOf(rows, ({ order }) => order.map(({ userId }) => userId)),
    listsOf(rows, ({ order }) => order.map(({ score }) => score)),
  ]
  const typed = columns.map(column => sql`${sql.ref(column)}::${typeOf(column)}`)
  const names = sql.join(columns.map(column => sql.ref(column)))
  const updated = sql.join(
    ['final_at', ...columns].map(column => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  )
  await sql`insert into league_round (league_id, event_id, phase_index, final_at, ${names})
    select league_id, event_id, phase_index, final_at, ${sql.join(typed)}
    from unnest(${rows.map(({ leagueId }) => leagueId)}::int[], ${rows.map(({ round }) => round.eventId)}::int[],
      ${rows.map(({ round }) => round.phaseIndex ?? 0)}::int[],
      ${rows.map(({ round }) => round.finalAt)}::timestamptz[], ${sql.join(values)})
      r(league_id, event_id, phase_index, final_at, ${names})
    on conflict (league_id, event_id, phase_index) do update set ${updated}`.execute(db)
}

/** Deletes the rounds of leagues that are no longer rounds, as their phase has been removed or is left out; hidden events keep theirs. */
export const deleteOtherRounds = (
  db: Queryable,
  { eventId, leagueIds, kept }: { eventId: number; leagueIds: readonly number[]; kept: readonly number[] },
) =>
  sql`delete from league_round where event_id = ${eventId} and league_id = any(${leagueIds}::int[])
    and phase_index > 0 and phase_index <> all(${kept}::int[])`.execute(db)
