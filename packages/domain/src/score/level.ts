import { toHundredths } from '../shared/hundredths.ts'

/** Returns the XP at which level n + 1 begins: the floor of the sum over k = 1..n of 100 x k^1.5 (rulebook 9.15). */
export const xpForLevel = (n: number): number => {
  let sum = 0
  for (let k = 1; k <= n; k++) sum += 100 * k * Math.sqrt(k)
  return Math.floor(sum)
}

/** A level in XP: where it begins, where the next one begins, and how much is missing until then. */
export type Level = { level: number; from: number; to: number; missing: number }

/**
 * Returns the level for a number of XP: 1 + the largest n >= 0 with xpForLevel(n) <= xp (rulebook 9.15).
 *
 * @example
 * levelOf(250) // { level: 2, from: 100, to: 382, missing: 132 }
 */
export const levelOf = (xp: number): Level => {
  let n = 0
  while (xpForLevel(n + 1) <= xp) n++
  const to = xpForLevel(n + 1)
  return { level: n + 1, from: xpForLevel(n), to, missing: to - xp }
}

/** Returns a user's XP: 100 for each badge and one tenth of the points, rounded down (rulebook 9.14). */
export const xpOf = (badges: number, points: number): number =>
  100 * badges + Math.floor(toHundredths(points) / 1000)
