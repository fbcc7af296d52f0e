import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'

/**
 * The limits of private events (rulebook 30.8): `open` and `month` are events of one owner, not completed and made within 30 days; the others are of one
 * event.
 */
export const hostingLimits = frozen({
  open: 2,
  month: 10,
  participants: 500,
  phases: 12,
  prizeLength: 200,
} as const)

/** What decides whether a user can host one more private event. */
export type Host = {
  /** How many private events of theirs are not completed. */
  open: number
  /** How many they have made within 30 days. */
  month: number
  /** Whether their account is older than a day. */
  isOlderThanADay: boolean
  /** Whether their mail address is confirmed, or the game sends no mail. */
  isConfirmed: boolean
}

/** Checks that a user can host one more private event (rulebook 30.8). Refuses HOST_TOO_NEW, HOST_UNCONFIRMED, HOST_OPEN, HOST_MONTH. */
export const checkHost = ({ open, month, isOlderThanADay, isConfirmed }: Host): Result<null> => {
  if (!isOlderThanADay) return refuse('HOST_TOO_NEW')
  if (!isConfirmed) return refuse('HOST_UNCONFIRMED')
  if (open >= hostingLimits.open) return refuse('HOST_OPEN', { limit: hostingLimits.open })
  return month < hostingLimits.month ? accept(null) : refuse('HOST_MONTH', { limit: hostingLimits.month })
}

/** Checks that a private event may have so many phases (rulebook 30.8). Refuses EVENT_PHASES. */
export const checkHostedPhases = (phases: number): Result<null> =>
  phases <= hostingLimits.phases ? accept(null) : refuse('EVENT_PHASES', { limit: hostingLimits.phases })

/** Checks the prize of a private event and returns it trimmed; it may be empty (rulebook 30.5). Refuses EVENT_PRIZE_LENGTH. */
export const checkEventPrize = (text: string): Result<string> => {
  const trimmed = text.trim()
  const { prizeLength: limit } = hostingLimits
  return [...trimmed].length <= limit ? accept(trimmed) : refuse('EVENT_PRIZE_LENGTH', { limit })
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
 * checkEventJoin({ state: 'removed', entry: 'open', participants: 3, completed: false }) // { ok: true, value: 'waiting' }
 */
export const checkEventJoin = ({
  state,
  entry,
  participants,
  completed,
}: EventJoin): Result<'in' | 'waiting'> => {
  if (state === 'in') return accept(state)
  if (completed) return refuse('EVENT_OVER')
  if (participants >= hostingLimits.participants)
    return refuse('EVENT_FULL', { limit: hostingLimits.participants })
  return accept(state === null && entry === 'open' ? 'in' : 'waiting')
}

/** Answers who owns a private event after its owner: the organiser who has been one the longest, null if there is none (rulebook 30.3). */
export const nextOwner = (organisers: readonly { userId: number; acceptedAt: string }[]): number | null => {
  const [first] = organisers.toSorted(
    (one, other) => epochMs(one.acceptedAt) - epochMs(other.acceptedAt) || one.userId - other.userId,
  )
  return first?.userId ?? null
}
