import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'

/** The limits of private events as they are until an admin changes them (rulebook 30.8): a number each, 0 for none at all. */
export const hostingLimits = frozen({
  /** Events of one owner that are not completed; with 0 nobody hosts any more. */
  open: 2,
  /** Events that one owner makes within 30 days. */
  month: 10,
  /** How many hours old an account has to be. */
  accountHours: 24,
  /** Users who take part in an event. */
  participants: 500,
  phases: 12,
  /** Teams of an event, its own and those of the catalogue, and players of each own one. */
  teams: 10,
  teamPlayers: 8,
  /** Game servers that an event has at a time. */
  sources: 2,
  /** Megabytes (1024 x 1024 bytes) of logs that an event takes from them a day, and demos that it reads. */
  logMb: 64,
  demos: 4,
} as const)
/** The limits of private events that count (rulebook 30.8). */
export type HostingLimits = Readonly<Record<keyof typeof hostingLimits, number>>

/** The length of the prize of a private event, in code points (rulebook 30.5). */
export const eventPrizeLength = 200

/** What decides whether a user can host one more private event. */
export type Host = {
  /** How many private events of theirs are not completed. */
  open: number
  /** How many they have made within 30 days. */
  month: number
  accountHours: number
  /** Whether their mail address is confirmed, or the game sends no mail. */
  isConfirmed: boolean
}

/** Checks that a user can host one more private event (rulebook 30.8). Refuses HOSTING_OFF, HOST_TOO_NEW, HOST_UNCONFIRMED, HOST_OPEN, HOST_MONTH. */
export const checkHost = (
  { open, month, accountHours, isConfirmed }: Host,
  limits: HostingLimits,
): Result<null> => {
  if (limits.open === 0) return refuse('HOSTING_OFF')
  if (accountHours < limits.accountHours) return refuse('HOST_TOO_NEW', { hours: limits.accountHours })
  if (!isConfirmed) return refuse('HOST_UNCONFIRMED')
  const isOpen = checkHostOpen({ open }, limits)
  if (!isOpen.ok) return isOpen
  return month < limits.month ? accept(null) : refuse('HOST_MONTH', { limit: limits.month })
}

/** Checks that a user with so many private events that are not completed may have one more, reopened or handed over (rulebook 30.8). Refuses HOST_OPEN. */
export const checkHostOpen = (
  { open }: Pick<Host, 'open'>,
  { open: limit }: Pick<HostingLimits, 'open'>,
): Result<null> => (open < limit ? accept(null) : refuse('HOST_OPEN', { limit }))

/** Checks that a private event may have so many phases (rulebook 30.8). Refuses EVENT_PHASES. */
export const checkHostedPhases = (
  phases: number,
  { phases: limit }: Pick<HostingLimits, 'phases'>,
): Result<null> => (phases <= limit ? accept(null) : refuse('EVENT_PHASES', { limit }))

/** Checks that a private event may have so many teams, its own and those of the catalogue (rulebook 30.8). Refuses OWN_TEAMS_MANY. */
export const checkHostedTeams = (
  teams: number,
  { teams: limit }: Pick<HostingLimits, 'teams'>,
): Result<null> => (teams <= limit ? accept(null) : refuse('OWN_TEAMS_MANY', { limit }))

/** Checks that a private event with so many game servers may have one more (rulebook 30.8). Refuses EVENT_SOURCES. */
export const checkHostedSource = (
  sources: number,
  { sources: limit }: Pick<HostingLimits, 'sources'>,
): Result<null> => (sources < limit ? accept(null) : refuse('EVENT_SOURCES', { limit }))

/** Checks that a private event may take so many bytes of logs within a day (rulebook 30.8). Refuses EVENT_LOGS. */
export const checkHostedLogs = (
  bytes: number,
  { logMb: limit }: Pick<HostingLimits, 'logMb'>,
): Result<null> => (bytes <= limit * 1024 * 1024 ? accept(null) : refuse('EVENT_LOGS', { limit }))

/** Checks that a private event may read so many demos within a day (rulebook 30.8). Refuses EVENT_DEMOS. */
export const checkHostedDemos = (
  demos: number,
  { demos: limit }: Pick<HostingLimits, 'demos'>,
): Result<null> => (demos <= limit ? accept(null) : refuse('EVENT_DEMOS', { limit }))

/** Checks the prize of a private event and returns it trimmed; it may be empty (rulebook 30.5). Refuses EVENT_PRIZE_LENGTH. */
export const checkEventPrize = (text: string): Result<string> => {
  const trimmed = text.trim()
  return [...trimmed].length <= eventPrizeLength
    ? accept(trimmed)
    : refuse('EVENT_PRIZE_LENGTH', { limit: eventPrizeLength })
}

/**
 * Proposes the name of a private event that is hosted again: the name with the next number (rulebook 30.9).
 *
 * @example
 * nextEventName('Friday night') // 'Friday night 2'
 */
export const nextEventName = (name: string): string => {
  const [, stem = name, number = 1] = /^(.*\S) (\d{1,4})$/.exec(name) ?? []
  return `${stem} ${Number(number) + 1}`
}

/** Where somebody stands in the circle of a private event: taking part, waiting to be let in, or removed (rulebook 30.4). */
export type ParticipantState = 'in' | 'waiting' | 'removed'

/** What decides whether somebody with the code of a private event takes part. */
export type EventJoin = {
  /** Null for who has never been in the event. */
  state: ParticipantState | null
  /** Whether the code lets in at once, or the owner does. */
  entry: 'open' | 'letIn'
  participants: number
  completed: boolean
}

/**
 * Checks that somebody with the code of a private event takes part, and answers whether at once; who was removed has to be let in (rulebook 30.4). Once
 * more changes nothing. Refuses EVENT_OVER, EVENT_FULL.
 *
 * @example
 * checkEventJoin({ state: 'removed', entry: 'open', participants: 3, completed: false }, { participants: 500 }) // { ok: true, value: 'waiting' }
 */
export const checkEventJoin = (
  { state, entry, participants, completed }: EventJoin,
  { participants: limit }: Pick<HostingLimits, 'participants'>,
): Result<'in' | 'waiting'> => {
  if (state === 'in') return accept(state)
  if (completed) return refuse('EVENT_OVER')
  if (participants >= limit) return refuse('EVENT_FULL', { limit })
  return accept(state === null && entry === 'open' ? 'in' : 'waiting')
}

/** Answers who owns a private event after its owner: the organiser who has been one the longest, null if there is none (rulebook 30.3). */
export const nextOwner = (organisers: readonly { userId: number; acceptedAt: string }[]): number | null => {
  const [first] = organisers.toSorted(
    (one, other) => epochMs(one.acceptedAt) - epochMs(other.acceptedAt) || one.userId - other.userId,
  )
  return first?.userId ?? null
}
