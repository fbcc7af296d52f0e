/** One step of the reveal of a deck's score. */
export type Moment =
  | { part: 'card' | 'multipliers' | 'score'; card: number }
  | { part: 'keyplay'; card: number }
  | { part: 'outcome' }

/** How long the reveal stays at a moment, in milliseconds. */
const lengths: Record<Moment['part'], number> = {
  card: 420,
  keyplay: 280,
  multipliers: 380,
  score: 620,
  outcome: 900,
}

/** Lists the moments of a reveal in order; `keyplays` is the number of keyplays of each card (rulebook 13.50). */
export const momentsOf = (keyplays: readonly number[]): Moment[] => [
  ...keyplays.flatMap((count, card): Moment[] => [
    { part: 'card', card },
    ...Array.from({ length: count }, (): Moment => ({ part: 'keyplay', card })),
    { part: 'multipliers', card },
    { part: 'score', card },
  ]),
  { part: 'outcome' },
]

/** Returns the time until the next moment in milliseconds; there is a short pause before the first. */
export const timeAfter = (moment: Moment | undefined): number => (moment ? lengths[moment.part] : 300)

/** The parts of a card that are shown so far. */
export type ShownOfCard = { faceUp: boolean; keyplays: number; multipliers: boolean; score: boolean }

/** Returns which parts of a card are shown after the past moments of a reveal. */
export function shownOfCard(past: readonly Moment[], card: number): ShownOfCard {
  const parts = past.flatMap(moment =>
    moment.part !== 'outcome' && moment.card === card ? [moment.part] : [],
  )
  return {
    faceUp: parts.includes('card'),
    keyplays: parts.filter(part => part === 'keyplay').length,
    multipliers: parts.includes('multipliers'),
    score: parts.includes('score'),
  }
}
