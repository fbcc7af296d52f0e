import { dayMs, minuteMs } from '../shared/time.ts'
/** For how long a mail that could not be sent is tried again, in milliseconds: a day (rulebook 20.6). */
export const retryForMs = dayMs

/** An address is given up after it was refused for good this many times in a row (rulebook 20.6). */
export const bounceLimit = 3

/**
 * Returns in how many milliseconds a mail is tried again after its `tries`-th failed attempt: 1, 2, 4 minutes and so on, an hour at most
 * (rulebook 20.6).
 *
 * @example
 * retryDelayMs(3) // 240000
 */
export const retryDelayMs = (tries: number): number => Math.min(2 ** (tries - 1), 60) * minuteMs
