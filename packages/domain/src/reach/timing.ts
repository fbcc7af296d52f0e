import { addDays, instantOf, localTimeOf } from '../shared/local-time.ts'
import { epochMs, hourMs, minuteMs } from '../shared/time.ts'
import type { ReachChannel } from './kinds.ts'

const hour = 60
/** Quiet hours, in minutes since midnight, and when what falls there goes out before (rulebook 20.9). */
const quiet = { from: 22 * hour, to: 8 * hour, before: 21 * hour + 30 }
/** When the digest goes out on a Monday, and what a day's limit has held back on a later day (rulebook 20.8, 20.10). */
const digestAt = 9 * hour

/** How many hours before a lock users with an unfinished deck are warned, by channel (rulebook 20.8, 20.13). */
const warningHours = { mail: [24], push: [3, 1] } as const satisfies Record<ReachChannel, readonly number[]>
/** No warning is due longer before its lock than this, in milliseconds, quiet hours included. */
export const earliestWarningMs = (24 + 11) * hourMs
/** A mail about unfinished decks names all that lock within this, in milliseconds, so that the limit of a day hides none (rulebook 20.10). */
export const namedLocksMs = 48 * hourMs
/** A user who has not played this many events in a row gets no reminder of another one, only the digest (rulebook 20.8). */
export const eventsNotPlayed = 3
/** A moved lock is not mailed if the new one is nearer than this, in milliseconds (rulebook 20.8). */
export const lockMoveMailMs = 2 * hourMs
/** Users are notified of a moved lock in quiet hours too if the new one is nearer than this, in milliseconds (rulebook 20.9). */
const urgentLockMs = 12 * hourMs

/** Whether an instant is in the quiet hours of a zone (rulebook 20.9). */
export const isQuiet = (at: string, timeZone: string): boolean => {
  const { minutes } = localTimeOf(at, timeZone)
  return minutes >= quiet.from || minutes < quiet.to
}

/** A warning of a lock: `hours` before it, at `at`, or `isEarly` in the evening before (rulebook 20.9). */
export type LockWarning = { hours: number; at: string; isEarly: boolean }

/**
 * Returns the last warning of a lock by a channel that is due at `now` for users in a zone; undefined if none is yet. One that would fall into
 * quiet hours is due at 21:30 before; if that is the time of the one before it, there is only that one (rulebook 20.8, 20.9, 20.13).
 *
 * @example
 * const warning = dueWarning('mail', '2027-01-12T02:00:00Z', { timeZone: 'Europe/Warsaw', now: '2027-01-11T00:00:00Z' })
 * warning // { hours: 24, at: '2027-01-10T20:30:00.000Z', isEarly: true }
 */
export const dueWarning = (
  channel: ReachChannel,
  lock: string,
  { timeZone, now }: { timeZone: string; now: string },
): LockWarning | undefined => {
  const warnings = warningHours[channel].map(hours => warningBefore(lock, hours, timeZone))
  return warnings
    .filter(({ at }, place) => at !== warnings[place - 1]?.at && epochMs(at) <= epochMs(now))
    .at(-1)
}

const warningBefore = (lock: string, hours: number, timeZone: string): LockWarning => {
  const at = new Date(epochMs(lock) - hours * hourMs).toISOString()
  if (!isQuiet(at, timeZone)) return { hours, at, isEarly: false }
  const { day, minutes } = localTimeOf(at, timeZone)
  const evening = minutes < quiet.to ? addDays(day, -1) : day
  return { hours, at: instantOf(evening, quiet.before, timeZone), isEarly: true }
}

/** Returns when the quiet hours end that an instant is in (rulebook 20.9). */
export const endOfQuiet = (at: string, timeZone: string): string => {
  const { day, minutes } = localTimeOf(at, timeZone)
  return instantOf(minutes >= quiet.from ? addDays(day, 1) : day, quiet.to, timeZone)
}

/** Whether users are notified at `now` of a lock that was moved to `lock` even in their quiet hours, as it is near (rulebook 20.9). */
export const mayDisturb = (lock: string, now: string): boolean => epochMs(lock) - epochMs(now) <= urgentLockMs

/** Returns the Monday, `YYYY-MM-DD`, whose digest is due at `now` in a zone: from 09:00 until quiet hours; undefined for none (rulebook 20.8, 20.9). */
export const digestDay = (now: string, timeZone: string): string | undefined => {
  const { day, minutes, weekday } = localTimeOf(now, timeZone)
  return weekday === 1 && minutes >= digestAt && minutes < quiet.from ? day : undefined
}

/** Returns the start of the day of `now` in a zone, from which the limit of a day counts (rulebook 20.10). */
export const startOfDay = (now: string, timeZone: string): string =>
  instantOf(localTimeOf(now, timeZone).day, 0, timeZone)

/** Returns when the digest is sent that the limit of the day has held back: the next day at 09:00 (rulebook 20.10). */
export const nextDigestTime = (now: string, timeZone: string): string =>
  instantOf(addDays(localTimeOf(now, timeZone).day, 1), digestAt, timeZone)

/** How many pushes a user gets on a day of their zone, moved locks not counted (rulebook 20.14). */
export const pushesPerDay = 4
/** How long after a push a user gets the next one at the earliest, in milliseconds, moved locks not counted (rulebook 20.14). */
export const pushGapMs = 30 * minuteMs
/** A push is urgent if the lock that it is about is nearer than this, in milliseconds (rulebook 20.15). */
export const urgentPushMs = hourMs
