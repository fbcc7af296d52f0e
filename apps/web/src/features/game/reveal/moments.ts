import { exactSum } from '@game/domain'

/** One step of the reveal of a deck's score. */
export type Moment =
  | { part: 'card' | 'multipliers' | 'score'; card: number }
  | { part: 'keyplay'; card: number }
  /** Time holds: the next score crosses the goal. */
  | { part: 'hold'; card: number }
  /** A card that comes after the goal was crossed: all of it at once. */
  | { part: 'lap'; card: number }
  | { part: 'outcome' }

/** How long the reveal stays at a moment, in milliseconds. */
const lengths: Record<Moment['part'], number> = {
  card: 380,
  keyplay: 220,
  multipliers: 300,
  score: 500,
  hold: 620,
  lap: 420,
  outcome: 0,
}

/** How long it stays at the score that crosses the goal: for the burst and the stamp. */
const crossingLength = 1300

/**
 * Lists the moments of a reveal in order; `keyplays` is the number of keyplays of each card, `crossing` the card whose score crosses the
 * goal, null if none does (rulebook 13.50).
 */
export const momentsOf = (keyplays: readonly number[], crossing: number | null): Moment[] => [
  ...keyplays.flatMap((count, card): Moment[] =>
    crossing !== null && card > crossing
      ? [{ part: 'lap', card }]
      : [
          { part: 'card', card },
          ...Array.from({ length: count }, (): Moment => ({ part: 'keyplay', card })),
          { part: 'multipliers', card },
          ...(card === crossing ? [{ part: 'hold', card } as const] : []),
          { part: 'score', card },
        ],
  ),
  { part: 'outcome' },
]

/** Finds the first card with which the sum of the scores reaches the goal; null if none does. */
export function crossingOf(scores: readonly number[], goal: number): number | null {
  const place = scores.findIndex((_, at) => exactSum(scores.slice(0, at + 1)) >= goal)
  return place < 0 ? null : place
}

/** Returns the time until the next moment in milliseconds; there is a short pause before the first. */
export function timeAfter(past: readonly Moment[]): number {
  const last = past.at(-1)
  if (!last) return 300
  return past.at(-2)?.part === 'hold' ? crossingLength : lengths[last.part]
}

/** The parts of a card that are shown so far. */
export type ShownOfCard = { faceUp: boolean; keyplays: number; multipliers: boolean; score: boolean }

/** Returns which parts of a card are shown after the past moments of a reveal; 'all' in the lap after the goal was crossed. */
export function shownOfCard(past: readonly Moment[], card: number): ShownOfCard | 'all' {
  const parts = past.flatMap(moment =>
    moment.part !== 'outcome' && moment.card === card ? [moment.part] : [],
  )
  if (parts.includes('lap')) return 'all'
  return {
    faceUp: parts.includes('card'),
    keyplays: parts.filter(part => part === 'keyplay').length,
    multipliers: parts.includes('multipliers'),
    score: parts.includes('score'),
  }
}
