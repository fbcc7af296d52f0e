import { groupBy } from '../shared/group-by.ts'
import { exactSum, fromHundredths, productOver, toHundredths } from '../shared/hundredths.ts'
import { mustFit } from '../shared/value/must-fit.ts'
import type { PhaseState } from '../shared/vocabulary.ts'
import { type CountIndex, type KeyplayCount, toIndex } from './count-index.ts'
import type { FrozenCard, FrozenDeck, FrozenKeyplay, FrozenPerk } from './frozen-deck.ts'
import { frozenDeck } from './shapes.ts'

/** The points of a keyplay and their factors: price x count x bonus, rounded half up to hundredths (rulebook 6.5). */
export type KeyplayScore = {
  id: number
  /** The points of one count. */
  price: number
  count: number
  /** The ids of the perks that apply to it. */
  perks: { perkId: number; mult: number }[]
  /** 1 + the sum of (mult - 1) of those perks, never below 0. */
  bonus: number
  points: number
}

/** The score of a card with its factors: points x mult (the sleeve's) x phaseMult, rounded half up to hundredths (rulebook 6.7). */
export type CardScore = {
  playerId: number
  points: number
  mult: number
  sleeveId: number | null
  phaseMult: number
  score: number
  keyplays: KeyplayScore[]
}

/** The score of a deck in points, with those of its cards (rulebook 6.8, 6.10). */
export type DeckScore = { score: number; cards: CardScore[] }

const applicablePerks = (perks: readonly FrozenPerk[], { type }: FrozenKeyplay): FrozenPerk[] =>
  perks.filter(perk => perk.keyplayType === null || perk.keyplayType === type)

/** Returns the bonus of perks in hundredths: perks add up and do not multiply each other (rulebook 6.6). */
const bonusOf = (perks: readonly FrozenPerk[]): number =>
  Math.max(
    0,
    perks.reduce((bonus, perk) => bonus + toHundredths(perk.mult) - 100, 100),
  )

const scoreKeyplay = (card: FrozenCard, keyplay: FrozenKeyplay, count: number): KeyplayScore => {
  const { keyplayId, points: price } = keyplay
  const perks = applicablePerks(card.perks, keyplay)
  const bonus = bonusOf(perks)
  return {
    id: keyplayId,
    price,
    count,
    perks: perks.map(({ perkId, mult }) => ({ perkId, mult })),
    bonus: fromHundredths(bonus),
    points: fromHundredths(productOver([toHundredths(price), count, bonus], 100)),
  }
}

const scoreCard = (card: FrozenCard, phaseMult: number, counts: CountIndex): CardScore => {
  const ofPlayer = counts.get(card.playerId)
  const keyplays = card.keyplays.map(keyplay =>
    scoreKeyplay(card, keyplay, ofPlayer?.get(keyplay.keyplayId) ?? 0),
  )
  const points = exactSum(keyplays.map(keyplay => keyplay.points))
  const factors = [points, card.mult, phaseMult].map(toHundredths)
  return {
    playerId: card.playerId,
    points,
    mult: card.mult,
    sleeveId: card.sleeveId,
    phaseMult,
    score: fromHundredths(productOver(factors, 10_000)),
    keyplays,
  }
}

/**
 * Scores a frozen deck, with every factor of every card: counts, prices, perks, sleeve, phase (rulebook 6.8, 6.10). Values
 * are rounded half up twice, a keyplay after its perks and a card after both multipliers; sums are of rounded values
 * (rulebook 6.2, 6.3). To score many decks of a phase, index the counts once with `indexCounts`.
 *
 * @example
 * const keyplays = [{ keyplayId: 6, type: 'kill' as const, points: 14 }]
 * const deck = { phaseMult: 1.1, cards: [{ playerId: 7, sleeveId: 3, mult: 1.5, keyplays, perks: [] }] }
 * scoreDeck(deck, [{ playerId: 7, keyplayId: 6, count: 12 }]).score // 277.2
 */
export const scoreDeck = (deck: FrozenDeck, counts: readonly KeyplayCount[] | CountIndex): DeckScore => {
  mustFit('deck', deck, frozenDeck)
  return scoreOf(deck, counts)
}

/** The same without the check, for the many decks of a phase. */
export const scoreOf = (deck: FrozenDeck, counts: readonly KeyplayCount[] | CountIndex): DeckScore => {
  const index = toIndex(counts)
  const cards = deck.cards.map(card => scoreCard(card, deck.phaseMult, index))
  return { score: exactSum(cards.map(card => card.score)), cards }
}

/**
 * Adds the scores of an event's phases, failed ones included; a phase that is locked by elimination does not count (rulebook
 * 3.8, 6.9).
 *
 * @example
 * eventScore([{ state: 'success', score: 1620.5 }, { state: 'failed', score: 300.25 }]) // 1920.75
 */
export const eventScore = (phases: readonly { state: PhaseState; score: number | null }[]): number =>
  exactSum(phases.map(({ state, score }) => (state === 'locked' ? 0 : (score ?? 0))))

/**
 * One of a frozen deck's up to 15 cells (a keyplay on a card) in whole numbers, for a database that calculates scores
 * (rulebook 6.14):
 *
 *     keyplay = (count * weight + 50) / 100                    hundredths of a point
 *     card    = (sum of the card's keyplays * mult + 5000) / 10000
 *     deck    = sum of its cards
 *
 * with integer division (nothing is negative); a card is identified by `playerId`.
 */
export type ScoreWeight = {
  playerId: number
  keyplayId: number
  /** Price x bonus, in ten-thousandths of a point for one count. */
  weight: number
  /** Sleeve x phase multiplier, in ten-thousandths; the same in all cells of a card. */
  mult: number
}

/** Returns the weights of a frozen deck, one cell for each keyplay on a card (rulebook 6.14). */
export const weightsOf = (deck: FrozenDeck): ScoreWeight[] =>
  deck.cards.flatMap(card =>
    card.keyplays.map(keyplay => ({
      playerId: card.playerId,
      keyplayId: keyplay.keyplayId,
      weight: toHundredths(keyplay.points) * bonusOf(applicablePerks(card.perks, keyplay)),
      mult: toHundredths(card.mult) * toHundredths(deck.phaseMult),
    })),
  )

/** Scores a deck by its weights, in points, as a database has to: the result equals that of `scoreDeck` (rulebook 6.14). */
export const scoreFrozen = (
  weights: readonly ScoreWeight[],
  counts: readonly KeyplayCount[] | CountIndex,
): number => {
  const index = toIndex(counts)
  const cards = [...groupBy(weights, cell => cell.playerId).values()].map(cells => {
    const points = cells.reduce(
      (sum, { playerId, keyplayId, weight }) =>
        sum + productOver([index.get(playerId)?.get(keyplayId) ?? 0, weight], 100),
      0,
    )
    return productOver([points, Math.max(...cells.map(cell => cell.mult))], 10_000)
  })
  return fromHundredths(cards.reduce((sum, card) => sum + card, 0))
}
