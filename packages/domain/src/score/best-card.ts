import type { DeckCard } from '../deck/deck.ts'
import { toHundredths } from '../shared/hundredths.ts'
import { keyplaysPerCard } from '../shared/vocabulary.ts'
import { type Sleeve, type SleeveCard, sleeveResult } from '../sleeve/sleeve.ts'
import { indexCounts, type KeyplayCount } from './count-index.ts'
import { frozenOf, type LockFacts } from './frozen-deck.ts'
import { scoreOf } from './score.ts'

/** What the best deck in hindsight depends on: the phase as it locked, without perks (rulebook 6.17). */
export type HindsightFacts = Omit<LockFacts, 'perks'>

/** A player's card with the keyplays that turned out best; these are the same in every deck. */
export type BestCard = {
  card: DeckCard
  player: SleeveCard
  /** Cards of the same kind count alike for every sleeve except Chemistry. */
  kind: string
  /** Before multipliers, in hundredths. */
  points: number
  /** The sleeves that can cover it. */
  fitting: readonly Sleeve[]
  fits(sleeveId: number): boolean
  /** The highest score that the card has in any deck, in hundredths. */
  potential: number
  /** Returns the card's score with a sleeve multiplier, in hundredths, so that sums compare exactly. */
  scoreUnder(mult?: number): number
}

/**
 * Lists the keyplays that earned a player the most points; `counts` are the player's own. There are fewer than a card can
 * have if fewer earned points.
 */
export const bestKeyplays = (counts: readonly KeyplayCount[], { keyplays }: HindsightFacts): number[] =>
  keyplays
    .map(({ id, points: price }) => {
      const count = counts.find(({ keyplayId }) => keyplayId === id)?.count ?? 0
      return { id, points: toHundredths(price) * count }
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.id - b.id)
    .slice(0, keyplaysPerCard)
    .map(({ id }) => id)

/** Creates the best card of a player; `counts` are the player's own. */
export const bestCard = (
  player: SleeveCard,
  counts: readonly KeyplayCount[],
  facts: HindsightFacts,
): BestCard => {
  const card: DeckCard = { playerId: player.playerId, keyplays: bestKeyplays(counts, facts), perks: [] }
  const index = indexCounts(counts)
  const frozen = frozenOf([card], { ...facts, perks: [] })
  const under = (mult: number, phaseMult: number): number =>
    toHundredths(scoreOf({ phaseMult, cards: frozen.cards.map(each => ({ ...each, mult })) }, index).score)
  const scores = new Map<number, number>()
  const scoreUnder = (mult = 1): number => {
    const score = scores.get(mult) ?? under(mult, facts.phaseMult)
    scores.set(mult, score)
    return score
  }

  const { sleeves } = sleeveResult([player], facts.sleeves, facts.lock)
  const fitting = sleeves.filter(({ fulfilled }) => fulfilled > 0)
  return {
    card,
    player,
    kind: [player.roleId, player.styleId, ...fitting.map(({ id }) => id)].join(' '),
    points: under(1, 1),
    fitting,
    fits: id => fitting.some(sleeve => sleeve.id === id),
    potential: scoreUnder(Math.max(1, ...fitting.map(({ mult }) => mult))),
    scoreUnder,
  }
}
