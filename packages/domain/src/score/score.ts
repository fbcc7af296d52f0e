import { exactSum, fromHundredths, productOver, toHundredths } from '../shared/hundredths.ts'
import type { PhaseState } from '../shared/vocabulary.ts'
import type { FrozenCard, FrozenDeck, FrozenKeyplay, FrozenPerk } from './frozen-deck.ts'

/** How often a player did a keyplay in the phase, from its score files; what is not listed is 0. */
export type KeyplayCount = { playerId: number; keyplayId: number; count: number }

/** Why a keyplay is worth its points: price x count x bonus, rounded half up to hundredths (rules.md 7). */
export type KeyplayScore = {
  id: number
  /** What one count is worth. */
  price: number
  count: number
  /** The perks that apply to it. */
  perks: { perkId: number; mult: number }[]
  /** 1 + the sum of (mult - 1) of those perks, never below 0. */
  bonus: number
  points: number
}

/** Why a card has its score: points x mult (the sleeve's) x phaseMult, rounded half up to hundredths. */
export type CardScore = {
  playerId: number
  points: number
  mult: number
  sleeveId: number | null
  phaseMult: number
  score: number
  keyplays: KeyplayScore[]
}

export type DeckScore = { score: number; cards: CardScore[] }

const applying = (perks: readonly FrozenPerk[], { type }: FrozenKeyplay): FrozenPerk[] =>
  perks.filter(perk => perk.keyplayType === null || perk.keyplayType === type)

/** Bonuses add up, they do not multiply each other; in hundredths. */
const bonusOf = (perks: readonly FrozenPerk[]): number =>
  Math.max(
    0,
    perks.reduce((bonus, perk) => bonus + toHundredths(perk.mult) - 100, 100),
  )

const scoreKeyplay = (card: FrozenCard, keyplay: FrozenKeyplay, count: number): KeyplayScore => {
  const perks = applying(card.perks, keyplay)
  const bonus = bonusOf(perks)
  return {
    id: keyplay.keyplayId,
    price: keyplay.points,
    count,
    perks: perks.map(({ perkId, mult }) => ({ perkId, mult })),
    bonus: fromHundredths(bonus),
    points: fromHundredths(productOver([toHundredths(keyplay.points), count, bonus], 100)),
  }
}

const countOf = (counts: readonly KeyplayCount[], playerId: number, keyplayId: number): number =>
  counts.find(each => each.playerId === playerId && each.keyplayId === keyplayId)?.count ?? 0

const scoreCard = (card: FrozenCard, phaseMult: number, counts: readonly KeyplayCount[]): CardScore => {
  const keyplays = card.keyplays.map(keyplay =>
    scoreKeyplay(card, keyplay, countOf(counts, card.playerId, keyplay.keyplayId)),
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
 * A deck's score in points, with every factor of every card: counts, prices, perks, sleeve, phase. Rounded half up twice,
 * a keyplay after its perks and a card after both multipliers; sums are of rounded values (player.md 1, rules.md 1, 7).
 */
export const scoreDeck = (deck: FrozenDeck, counts: readonly KeyplayCount[]): DeckScore => {
  const cards = deck.cards.map(card => scoreCard(card, deck.phaseMult, counts))
  return { score: exactSum(cards.map(card => card.score)), cards }
}

/** An event's score: the sum of its phases', failed ones included; what elimination locks does not score (rules.md 4, 7). */
export const eventScore = (phases: readonly { state: PhaseState; score: number | null }[]): number =>
  exactSum(phases.map(({ state, score }) => (state === 'locked' ? 0 : (score ?? 0))))

/**
 * One of a frozen deck's up to 15 cells, in whole numbers, for a database that scores by itself:
 *
 *     keyplay = (count * weight + 50) / 100                    hundredths of a point
 *     card    = (sum of the card's keyplays * mult + 5000) / 10000
 *     deck    = sum of its cards
 *
 * with the division of whole numbers (nothing is negative) and cards told by `playerId`.
 */
export type ScoreWeight = {
  playerId: number
  keyplayId: number
  /** Price x bonus, in ten-thousandths of a point for one count. */
  weight: number
  /** Sleeve x phase multiplier, in ten-thousandths; the same in all cells of a card. */
  mult: number
}

/** The weights of a frozen deck, a cell for each keyplay on a card. */
export const weightsOf = (deck: FrozenDeck): ScoreWeight[] =>
  deck.cards.flatMap(card =>
    card.keyplays.map(keyplay => ({
      playerId: card.playerId,
      keyplayId: keyplay.keyplayId,
      weight: toHundredths(keyplay.points) * bonusOf(applying(card.perks, keyplay)),
      mult: toHundredths(card.mult) * toHundredths(deck.phaseMult),
    })),
  )

/** What a database must come to with the weights of a deck: the same as `scoreDeck`, in points. */
export const scoreFrozen = (weights: readonly ScoreWeight[], counts: readonly KeyplayCount[]): number => {
  const players = [...new Set(weights.map(cell => cell.playerId))]
  const cards = players.map(playerId => {
    const cells = weights.filter(cell => cell.playerId === playerId)
    const points = cells.reduce(
      (sum, { keyplayId, weight }) => sum + productOver([countOf(counts, playerId, keyplayId), weight], 100),
      0,
    )
    return productOver([points, Math.max(...cells.map(cell => cell.mult))], 10_000)
  })
  return fromHundredths(cards.reduce((sum, card) => sum + card, 0))
}
