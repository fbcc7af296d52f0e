import type { Deck } from '../deck/deck.ts'
import { groupBy } from '../shared/group-by.ts'
import { deckSize } from '../shared/vocabulary.ts'
import { type Sleeve, sleeveResult } from '../sleeve/sleeve.ts'
import { type BestCard, bestCard, type HindsightFacts } from './best-card.ts'
import type { KeyplayCount } from './count-index.ts'
import { freezeDeck } from './frozen-deck.ts'
import { type DeckScore, scoreDeck } from './score.ts'

type Cards = readonly BestCard[]

type Best = { cards: Cards; score: number }

/** Sorts by potential, cards of the same kind by their points. */
const byPotential = (a: BestCard, b: BestCard): number => b.potential - a.potential || b.points - a.points

const highestSums = (cards: Cards): number[] => {
  const potentials = cards.map(({ potential }) => potential).sort((a, b) => b - a)
  return Array.from({ length: deckSize + 1 }, (_, free) =>
    potentials.slice(0, free).reduce((sum, potential) => sum + potential, 0),
  )
}

/**
 * Returns an upper bound for the score of the chosen cards in a deck with `free` further cards: a sleeve counts only if it
 * can still get as many fitting cards as it requires.
 */
const highestScore = (chosen: Cards, free: number): number => {
  const isWithin = ({ id, required }: Sleeve): boolean =>
    chosen.reduce((cards, { fits }) => cards + Number(fits(id)), free) >= required
  return chosen.reduce((sum, { fitting, scoreUnder }) => {
    let best = 1
    for (const sleeve of fitting) if (sleeve.mult > best && isWithin(sleeve)) best = sleeve.mult
    return sum + scoreUnder(best)
  }, 0)
}

const scoreOf = (cards: Cards, { sleeves, lock }: HindsightFacts): number => {
  const players = cards.map(({ player }) => player)
  const { mults } = sleeveResult(players, sleeves, lock)
  return cards.reduce((sum, { player, scoreUnder }) => sum + scoreUnder(mults[player.playerId]), 0)
}

const isOfOneCountry = (cards: Cards): boolean =>
  cards.length === deckSize &&
  cards.every(({ player: { country } }) => country !== null && country === cards[0]?.player.country)

/**
 * Returns the decks that avoid Chemistry, which costs points if its multiplier is below 1: in the best deck of the same
 * kinds, one card is replaced by the best one of its kind from another country.
 */
const withoutChemistry = (chosen: Cards, cards: Cards): BestCard[][] =>
  chosen.flatMap(({ kind, player }, at) => {
    const other = cards.find(card => card.kind === kind && card.player.country !== player.country)
    return other ? [chosen.with(at, other)] : []
  })

/** Tries every mixture of kinds with the best cards of each, and skips mixtures that cannot beat the best deck so far. */
const search = (pool: Cards, facts: HindsightFacts, start: Best): Best => {
  const cards = pool.toSorted(byPotential)
  const kinds = Array.from(groupBy(cards, ({ kind }) => kind).values())
  const reach = kinds.map((_, next) => highestSums(kinds.slice(next).flat()))
  let best = start

  const compare = (chosen: Cards): void => {
    const score = scoreOf(chosen, facts)
    if (score > best.score) best = { cards: chosen, score }
  }

  const extend = (chosen: Cards, next: number): void => {
    const free = deckSize - chosen.length
    const kind = kinds[next]
    if (highestScore(chosen, free) + (reach[next]?.[free] ?? 0) <= best.score) return
    if (free > 0 && kind)
      for (let take = Math.min(free, kind.length); take >= 0; take--)
        extend([...chosen, ...kind.slice(0, take)], next + 1)
    else
      for (const deck of isOfOneCountry(chosen) ? [chosen, ...withoutChemistry(chosen, cards)] : [chosen])
        compare(deck)
  }

  extend([], 0)
  return best
}

/**
 * Finds the deck of a phase that would have scored most in hindsight, without perks, with its score (rulebook 6.17). It has
 * fewer than five cards if there are fewer players, or if a further card would lower the score; if several decks are best,
 * any of them is returned. `players` are those of the phase, up to about 80; the search is exact, see
 * docs/decisions/best-deck.md.
 */
export const bestDeck = (
  facts: HindsightFacts,
  counts: readonly KeyplayCount[],
): { deck: Deck; score: DeckScore } => {
  const byPlayer = groupBy(counts, ({ playerId }) => playerId)
  const cards = facts.players.map(player => bestCard(player, byPlayer.get(player.playerId) ?? [], facts))
  const ofKnownCountry = cards.filter(({ player }) => player.country !== null)
  const byCountry = Array.from(groupBy(ofKnownCountry, ({ player }) => player.country).values())
  const pools = [cards, ...byCountry.filter(({ length }) => length >= deckSize)]
  const best = pools.reduce<Best>((found, pool) => search(pool, facts, found), { cards: [], score: -1 })
  const deck = best.cards.map(({ card }) => card)
  return { deck, score: scoreDeck(freezeDeck(deck, { ...facts, perks: [] }), counts) }
}
