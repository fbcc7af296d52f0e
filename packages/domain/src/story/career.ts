import { groupBy } from '../shared/group-by.ts'
import { exactSum } from '../shared/hundredths.ts'
import { type PlayedCard, type PlayedDeck, scoredDecks } from './played-deck.ts'

/** How often something was chosen, and what it brought. */
export type Favourite = { id: number; times: number; points: number }

/** What a user's scored decks have in common (rulebook 27.3, 27.4). */
export type Career = {
  /** The number of scored decks. */
  decks: number
  /** The players on most decks; `points` are the scores of their cards. */
  players: Favourite[]
  /** The keyplays on most cards; `points` are theirs, before the multipliers of the cards. */
  keyplays: Favourite[]
  /** The sleeves that multiplied cards of most decks; `points` are the scores of these cards. */
  sleeves: Favourite[]
  /** How many phases in a row were won at most, and how many were won last. */
  streak: { longest: number; current: number }
}

const favouritesShown = 5

/** Ranks what was chosen most often; equal numbers by points, then by id. */
const favouritesOf = (chosen: readonly { id: number; points: number }[]): Favourite[] =>
  [...groupBy(chosen, ({ id }) => id)]
    .map(([id, each]) => ({ id, times: each.length, points: exactSum(each.map(({ points }) => points)) }))
    .toSorted((a, b) => b.times - a.times || b.points - a.points || a.id - b.id)
    .slice(0, favouritesShown)

/** The sleeves of a deck, each once, with the scores of the cards that it multiplied. */
const sleevesOf = (cards: readonly PlayedCard[]): { id: number; points: number }[] =>
  [...groupBy(cards, ({ sleeveId }) => sleeveId)].flatMap(([id, multiplied]) =>
    id === null ? [] : [{ id, points: exactSum(multiplied.map(({ score }) => score)) }],
  )

/**
 * Sums up a user's decks: favourites, sleeves and streaks. `phases` are in the order of their locks (rulebook 27.3, 27.4).
 *
 * @example
 * const cards = [{ playerId: 7, score: 21, sleeveId: 3, keyplays: [{ id: 6, points: 14 }] }]
 * const phase = { eventId: 1, phaseIndex: 1, state: 'success', goal: 20, score: 21, topPercent: 10, cards } as const
 * careerOf([phase]).streak // { longest: 1, current: 1 }
 */
export const careerOf = (phases: readonly PlayedDeck[]): Career => {
  const scored = scoredDecks(phases)
  const cards = scored.flatMap(phase => phase.cards)
  return {
    decks: scored.length,
    players: favouritesOf(cards.map(({ playerId, score }) => ({ id: playerId, points: score }))),
    keyplays: favouritesOf(cards.flatMap(({ keyplays }) => keyplays)),
    sleeves: favouritesOf(scored.flatMap(phase => sleevesOf(phase.cards))),
    streak: streakOf(phases),
  }
}

/** A phase that is not decided, or does not count, neither continues a streak nor ends it. */
const streakOf = (phases: readonly PlayedDeck[]): Career['streak'] => {
  let [longest, current] = [0, 0]
  for (const { state } of phases) {
    if (state === 'success') current += 1
    if (state === 'failed') current = 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}
