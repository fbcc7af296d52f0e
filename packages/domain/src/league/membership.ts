import type { RefusalCode } from '../shared/refusal.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { dayMs, epochMs } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'
import type { ClanRole } from '../shared/vocabulary.ts'
import {
  checkClanEdit,
  checkClanLeave,
  checkClanName,
  checkClanRole,
  checkMemberRemoval,
  type RoleInClan,
} from '../social/clan.ts'
import { needsQualifying } from './qualifying.ts'
import { type LeagueState, playedRounds, type RoundOfLeague } from './rounds.ts'

/** The format of a league (rulebook 19.1). */
export type LeagueFormat = 'table' | 'headToHead' | 'cup'

/** How many members a league needs and may have (rulebook 19.4). */
export const leagueSizes = frozen({
  table: { least: 2, most: 10_000 },
  headToHead: { least: 4, most: 20 },
  cup: { least: 2, most: 128 },
} as const)

/** What decides how many members a league may have. */
export type LeagueRoom = {
  format: LeagueFormat
  rounds: readonly Pick<RoundOfLeague, 'lock' | 'state'>[]
  /** The first lock of the closing; null before it (rulebook 19.14). */
  closedAt: string | null
  /** The last day of a season by dates, `YYYY-MM-DD`, whose rounds are not all known. */
  to: string | null
  /** Whether a cup starts when it fits (rulebook 19.39). */
  qualifying?: boolean
}

/**
 * Returns how many members a league may have: a cup of r rounds 2^r, as each round halves those who are in it, but any number up to the most if it
 * starts when it fits and has two rounds (rulebook 19.4, 19.39). The rounds are those ahead, and once it is closed those from its closing on.
 */
export const leagueLimit = ({ format, rounds, closedAt, to, qualifying = false }: LeagueRoom): number => {
  const { most } = leagueSizes[format]
  if (format !== 'cup' || to !== null) return most
  const usable = playedRounds(rounds).filter(({ lock, state }) =>
    closedAt === null ? state === 'ahead' : epochMs(lock) >= epochMs(closedAt),
  ).length
  return qualifying && needsQualifying({ members: most, rounds: usable }) ? most : Math.min(most, 2 ** usable)
}

/** An event of a league's list; `hostId` is the owner of a private one. */
export type ListedLeagueEvent = { private: boolean; hostId: number | null }

/**
 * Checks that a league may have these events: either public ones, or private ones of one host, and then nobody else sees the league (rulebook 19.40). Refuses
 * LEAGUE_EVENTS_MIXED, LEAGUE_STAYS_PRIVATE.
 */
export const checkLeagueEvents = (
  events: readonly ListedLeagueEvent[],
  visibility: 'private' | 'public',
): Result<null> => {
  const [first] = events.filter(event => event.private)
  if (!first) return accept(null)
  if (events.some(event => !event.private || event.hostId !== first.hostId))
    return refuse('LEAGUE_EVENTS_MIXED')
  return visibility === 'private' ? accept(null) : refuse('LEAGUE_STAYS_PRIVATE')
}

/** In how many leagues a user is, and how many the user owns, at most (rulebook 19.4). */
export const leaguesOfUser = frozen({ private: 30, public: 5, owned: 10 } as const)

/** The longest season, in days (rulebook 19.3). */
export const longestSeason = 366

/** After how many days without a sign-in an owner gets a notice, and how many days later the league another owner (rulebook 19.5). */
export const absentOwner = frozen({ notice: 30, successor: 7 } as const)

/** The refusals of clans, as leagues word them: both work alike (rulebook 19.5). */
const wordings: Partial<Record<RefusalCode, RefusalCode>> = {
  CLAN_NAME_LENGTH: 'LEAGUE_NAME_LENGTH',
  CLAN_RIGHTS: 'LEAGUE_RIGHTS',
  NOT_IN_CLAN: 'NOT_IN_LEAGUE',
  OWNER_CANNOT_LEAVE: 'LEAGUE_OWNER_CANNOT_LEAVE',
}
const ofLeague = <T>(result: Result<T>): Result<T> =>
  result.ok ? result : { ...result, rule: wordings[result.rule] ?? result.rule }

/** Checks the name of a league and returns it trimmed, as that of a clan; but several leagues may have the same (rulebook 19.1). */
export const checkLeagueName = (name: string, present?: string): Result<string> =>
  ofLeague(checkClanName(name, present))

/** The maximum number of characters of a league's prize and of its note (rulebook 19.35). */
export const leagueTextLength = 200

/** Checks the prize or the note of a league and returns it trimmed; it may be empty (rulebook 19.35). Refuses LEAGUE_TEXT_LENGTH. */
export const checkLeagueText = (text: string): Result<string> => {
  const trimmed = text.trim()
  const { length } = [...trimmed]
  return length <= leagueTextLength
    ? accept(trimmed)
    : refuse('LEAGUE_TEXT_LENGTH', { limit: leagueTextLength })
}

/** Checks that a user can change or delete a league: only its owner can (rulebook 19.5). Refuses LEAGUE_RIGHTS. */
export const checkLeagueEdit = (role: RoleInClan): Result<null> => ofLeague(checkClanEdit(role))

/** Checks that a user can leave a league (rulebook 19.5). Refuses NOT_IN_LEAGUE, LEAGUE_OWNER_CANNOT_LEAVE. */
export const checkLeagueLeave = (role: RoleInClan): Result<null> => ofLeague(checkClanLeave(role))

/** Checks that a user can remove a member (rulebook 19.5). Refuses LEAGUE_RIGHTS, NOT_IN_LEAGUE. */
export const checkLeagueRemoval = (actor: RoleInClan, member: RoleInClan): Result<null> =>
  ofLeague(checkMemberRemoval(actor, member))

/** Checks that a user can change a member's role (rulebook 19.5). Refuses LEAGUE_RIGHTS, NOT_IN_LEAGUE. */
export const checkLeagueRole = (actor: RoleInClan, member: RoleInClan, role: ClanRole): Result<null> =>
  ofLeague(checkClanRole(actor, member, role))

/** What an owner chooses when making a league; what does not fit its format is left out. */
export type LeagueSettings = {
  format: LeagueFormat
  mode?: 'sum' | 'best' | 'places' | undefined
  best?: number | undefined
  seeds?: 'season' | 'lastEvent' | 'drawn' | undefined
  third?: boolean | undefined
  qualifying?: boolean | undefined
}

/**
 * Checks settings and completes them: a table sums all rounds, and a cup is drawn, if nothing else is chosen (rulebook 19.10, 19.23).
 * Refuses LEAGUE_SETTINGS.
 */
export const checkLeagueSettings = ({ format, mode, best, seeds, third, qualifying }: LeagueSettings) => {
  const isTable = format === 'table'
  const isCup = format === 'cup'
  const fits =
    (isTable || mode === undefined) &&
    (isCup || (seeds === undefined && !third && !qualifying)) &&
    (mode === 'best') === (best !== undefined)
  if (!fits) return refuse('LEAGUE_SETTINGS')
  return accept({
    format,
    mode: isTable ? (mode ?? 'sum') : null,
    best: best ?? null,
    seeds: isCup ? (seeds ?? 'drawn') : null,
    third: third ?? false,
    qualifying: qualifying ?? false,
  })
}

/** Checks the first and the last day of a season, `YYYY-MM-DD` (rulebook 19.3). Refuses LEAGUE_DATES. */
export const checkSeasonDates = (from: string, to: string): Result<null> => {
  const days = (epochMs(`${to}T00:00:00Z`) - epochMs(`${from}T00:00:00Z`)) / dayMs
  return days >= 0 && days <= longestSeason ? accept(null) : refuse('LEAGUE_DATES', { limit: longestSeason })
}

/** What decides whether a user can join a league. */
export type LeagueJoin = {
  format: LeagueFormat
  state: LeagueState
  /** Whether the list of members is closed (rulebook 19.14). */
  closed: boolean
  members: number
  /** How many members it may have, as `leagueLimit` returns it. */
  limit: number
  entry: 'open' | 'letIn'
  visibility: 'private' | 'public'
  isMember: boolean
  /** Whether the user was removed before: then only the owner lets them in again (rulebook 19.5). */
  wasRemoved: boolean
  blockedByOwner: boolean
  /** In how many leagues of this visibility the user is. */
  leagues: number
}

/**
 * Checks that a user can join a league: at once as a member, or by asking to be let in (rulebook 19.2, 19.4, 19.5, 19.23). Refuses
 * ALREADY_IN_LEAGUE, LEAGUE_BLOCKED, what `checkLeaguePlace` does, LEAGUES_PRIVATE, LEAGUES_PUBLIC.
 */
export const checkLeagueJoin = (join: LeagueJoin): Result<'member' | 'waiting'> => {
  if (join.isMember) return refuse('ALREADY_IN_LEAGUE')
  if (join.blockedByOwner) return refuse('LEAGUE_BLOCKED')
  const place = checkLeaguePlace(join)
  if (!place.ok) return place
  const most = leaguesOfUser[join.visibility]
  if (join.leagues >= most)
    return refuse(join.visibility === 'private' ? 'LEAGUES_PRIVATE' : 'LEAGUES_PUBLIC', { limit: most })
  return accept(join.wasRemoved || join.entry === 'letIn' ? 'waiting' : 'member')
}

/** Checks that a league has a place for one more. Refuses LEAGUE_OVER, LEAGUE_CLOSED, what `checkLeagueSize` does. */
export const checkLeaguePlace = ({
  format,
  state,
  closed,
  members,
  limit,
}: Pick<LeagueJoin, 'format' | 'state' | 'closed' | 'members' | 'limit'>): Result<null> => {
  if (state === 'ended') return refuse('LEAGUE_OVER')
  if (format === 'cup' && closed) return refuse('LEAGUE_CLOSED')
  return checkLeagueSize({ format, members: members + 1, limit })
}

/** Checks that a league may have so many members. Refuses LEAGUE_FULL, and CUP_FULL_FOR_ROUNDS if its rounds are too few (rulebook 19.4). */
export const checkLeagueSize = ({
  format,
  members,
  limit,
}: Pick<LeagueJoin, 'format' | 'members' | 'limit'>): Result<null> => {
  if (members <= limit) return accept(null)
  return refuse(limit < leagueSizes[format].most ? 'CUP_FULL_FOR_ROUNDS' : 'LEAGUE_FULL', { limit })
}
