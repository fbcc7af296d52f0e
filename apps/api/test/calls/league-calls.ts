import type { inferRouterOutputs } from '@trpc/server'
import { sql } from 'kysely'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import type { Db } from '../../src/ground/db/db.ts'
import { makeStandings } from '../../src/people/league/round/make-standings.ts'
import type { AppRouter } from '../../src/server/router/router.ts'
import type { TestEvent } from '../fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../fixtures/insert-users.ts'
import type { TestUser } from '../fixtures/test-app.ts'
import { socialAs } from './social-calls.ts'

/** What the calls of leagues answer. */
export type LeagueOutputs = inferRouterOutputs<AppRouter>['league']

type Caller = Pick<TestUser, 'call'>

/** Reads a social call with query values. */
export async function readSocial<T>(user: Caller, verb: string, query: Record<string, unknown>): Promise<T> {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const { status, body } = await user.call<T>(`/api/social/${verb}?${text}`)
  if (status !== 200) throw new Error(`${verb} answers ${status}: ${JSON.stringify(body)}`)
  return body
}

export const readTable = (user: Caller, leagueId: number, query: object = {}) =>
  readSocial<LeagueOutputs['getLeagueTable']>(user, 'get-league-table', { leagueId, ...query })
export const readFixtures = (user: Caller, leagueId: number, round: number) =>
  readSocial<LeagueOutputs['getLeagueFixtures']>(user, 'get-league-fixtures', { leagueId, round })
export const readBracket = (user: Caller, leagueId: number) =>
  readSocial<LeagueOutputs['getLeagueBracket']>(user, 'get-league-bracket', { leagueId })
export const readTitles = (user: Caller, userId: number) =>
  readSocial<LeagueOutputs['getLeagueTitles']>(user, 'get-league-titles', { userId })

type Made = { id: number; code: string }

/** Makes a league of an event and lets users join. */
export async function makeTestLeague(
  owner: TestUser,
  data: Record<string, unknown>,
  members: readonly TestUser[] = [],
): Promise<Made> {
  const settings = { name: 'The Office', format: 'table', visibility: 'private', entry: 'open', ...data }
  const { status, body } = await socialAs(owner)<{ league: Made }>('add-league', { data: settings })
  if (status !== 200) throw new Error(JSON.stringify(body))
  for (const member of members) {
    const joined = await socialAs(member)('join-league', { code: body.league.code })
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
  }
  return body.league
}

/** Gives each user the place of a player, as `playPhase` takes them; with null, or no place, the user has no deck. */
export const placed = (users: readonly TestUser[], places: readonly (number | null)[]) =>
  new Map(users.flatMap(({ id }, at) => (places[at] == null ? [] : [[id, places[at]] as [number, number]])))

/**
 * Locks the phase now with a deck of one card for each user, ranks the event and makes the tables of its leagues. `players` names the place of the
 * player on the card, from 0: the higher, the more points, and none at 0.
 */
export async function playPhase(
  db: Db,
  event: TestEvent,
  phase: number,
  players: ReadonlyMap<number, number>,
): Promise<void> {
  await insertDecks(
    db,
    event.eventId,
    [...players].map(([userId, place]) => ({
      userId,
      phase,
      cards: [{ playerId: event.players[place] ?? 0, keyplays: [1], perks: [] }],
    })),
  )
  // Whole milliseconds, as real locks: a member who joined before counts however soon the lock comes, and it is over when this returns.
  await sql`update phase set open = statement_timestamp() - interval '1 hour',
      lock = date_trunc('milliseconds', statement_timestamp()) + interval '2 ms'
    where event_id = ${event.eventId} and index = ${phase}`.execute(db)
  await sql`select pg_sleep_until(lock) from phase where event_id = ${event.eventId} and index = ${phase}`.execute(
    db,
  )
  await uploadCounts(db, event, phase)
}

/** Uploads counts: the player at place n has `countOf(n)`, by default 10 times n. */
export async function uploadCounts(
  db: Db,
  event: TestEvent,
  phase: number,
  countOf: (place: number) => number = place => 10 * place,
): Promise<void> {
  await rankEvent(db, event.eventId)
  await insertCounts(
    db,
    event.eventId,
    phase,
    event.players.map((playerId, place) => ({ playerId, keyplayId: 1, count: countOf(place) })),
  )
  await remake(db, event.eventId)
}

/** Ranks the event and makes the tables of its leagues, as the jobs do. */
export async function remake(db: Db, eventId: number): Promise<void> {
  await rankEvent(db, eventId)
  await makeStandings(db, eventId)
}
