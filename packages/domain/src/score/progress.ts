import { type PhaseResult, phaseStateOf, type StateOfPhase } from '../phase/phase.ts'
import { type DatedPhase, datedPhases, hasLocked, type PhaseDates } from '../phase/phase-dates.ts'
import { toHundredths } from '../shared/hundredths.ts'

/** XP that level n + 1 begins at: the floor of the sum over k = 1..n of 100 x k^1.5 (admin-social.md 9). */
export const xpForLevel = (n: number): number => {
  let sum = 0
  for (let k = 1; k <= n; k++) sum += 100 * k * Math.sqrt(k)
  return Math.floor(sum)
}

export type Level = {
  level: number
  /** XP at which this level begins, and the next. */
  from: number
  to: number
  /** What the XP bar calls XP TO LEVEL UP. */
  missing: number
}

/** The level of an XP: 1 + the largest n >= 0 with xpForLevel(n) <= xp (rules.md 7). */
export const levelOf = (xp: number): Level => {
  let n = 0
  while (xpForLevel(n + 1) <= xp) n++
  const to = xpForLevel(n + 1)
  return { level: n + 1, from: xpForLevel(n), to, missing: to - xp }
}

/** XP: 100 for each badge and one tenth of the points, rounded down (rules.md 7). */
export const xpOf = (badges: number, points: number): number =>
  100 * badges + Math.floor(toHundredths(points) / 1000)

/** 1 bronze, 2 silver, 3 gold. */
export type BadgeRarity = 1 | 2 | 3

/** Rarity of the badge of a phase of 1..phases: ceil(3 x index / phases) (rules.md 7). */
export const badgeRarity = (index: number, phases: number): BadgeRarity => {
  const rarity = Math.ceil((3 * index) / phases)
  return rarity <= 1 ? 1 : rarity === 2 ? 2 : 3
}

export type EarnedBadge = { phaseIndex: number; rarity: BadgeRarity }

const reachedStart = (first: DatedPhase | undefined, results: readonly PhaseResult[], now: string): boolean =>
  first !== undefined &&
  hasLocked(first, now) &&
  results.some(each => each.phase === first.index && each.held)

/**
 * A player's badges of an event: phase 1's by holding a card when it locks, phase k + 1's by success in phase k
 * (player.md 1, rules.md 7). A second chance earns none of phase 2, as phase 1 was not won.
 */
export const badgesOf = (
  phases: readonly PhaseDates[],
  states: readonly StateOfPhase[],
  results: readonly PhaseResult[],
  now: string,
): EarnedBadge[] =>
  phases
    .map(phase => phase.index)
    .toSorted((a, b) => a - b)
    .filter(index =>
      index === 1
        ? reachedStart(
            datedPhases(phases).find(phase => phase.index === 1),
            results,
            now,
          )
        : phaseStateOf(states, index - 1) === 'success',
    )
    .map(phaseIndex => ({ phaseIndex, rarity: badgeRarity(phaseIndex, phases.length) }))
