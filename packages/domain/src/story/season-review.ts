import { groupBy } from '../shared/group-by.ts'
import { exactSum } from '../shared/hundredths.ts'
import { nameOf, type PlayedCard, type PlayedDeck, type StoryPhase, scoredDecks } from './played-deck.ts'

/** A phase of a season, with the share (0 to 1) of its decks that held each card of the user's; null if that is not known. */
export type SeasonPhase = Omit<PlayedDeck, 'cards'> & {
  cards: readonly (PlayedCard & { share: number | null })[]
}

/** A user's season in review (rulebook 27.5). */
export type SeasonReview = {
  /** The number of scored decks, and of phases won. */
  decks: number
  won: number
  /** The keyplay that earned the most points; null if none earned any. */
  bestKeyplay: { keyplayId: number; points: number } | null
  /** The phase whose deck was among the smallest percent of the best. */
  bestPhase: (StoryPhase & { score: number; topPercent: number }) | null
  /** The card that brought the most which few others had. */
  luckiestCard: (StoryPhase & { playerId: number; score: number; share: number }) | null
  /** The lost phase in which the least was missing. */
  closestMiss: (StoryPhase & { score: number; goal: number; missing: number }) | null
}

/** The first of those with the highest value; null if there is none. */
const highest = <Entry>(entries: readonly Entry[], measure: (entry: Entry) => number): Entry | null =>
  entries.reduce<Entry | null>(
    (best, entry) => (best === null || measure(entry) > measure(best) ? entry : best),
    null,
  )

/**
 * Reviews a user's season: what the user was best at, the luckiest card and the closest miss. `phases` are in the order of their locks;
 * the earlier one wins a tie (rulebook 27.5).
 *
 * @example
 * const cards = [{ playerId: 7, score: 21, sleeveId: null, keyplays: [{ id: 6, points: 14 }], share: 0.1 }]
 * const phase = { eventId: 1, phaseIndex: 1, state: 'failed', goal: 30, score: 21, topPercent: 10, cards } as const
 * seasonReview([phase]).closestMiss // { eventId: 1, phaseIndex: 1, score: 21, goal: 30, missing: 9 }
 */
export const seasonReview = (phases: readonly SeasonPhase[]): SeasonReview => {
  const scored = scoredDecks(phases)
  return {
    decks: scored.length,
    won: phases.filter(({ state }) => state === 'success').length,
    bestKeyplay: bestKeyplayOf(scored),
    bestPhase: highest(
      scored.flatMap(({ topPercent, score, ...phase }) =>
        topPercent === null ? [] : [{ ...nameOf(phase), score, topPercent }],
      ),
      ({ topPercent }) => -topPercent,
    ),
    luckiestCard: luckiestCardOf(scored),
    closestMiss: highest(
      scored
        .filter(({ state }) => state === 'failed')
        .map(({ score, goal, ...phase }) => ({
          ...nameOf(phase),
          score,
          goal,
          missing: exactSum([goal, -score]),
        })),
      ({ missing }) => -missing,
    ),
  }
}

/** Of keyplays with equal points the one with the lower id. */
const bestKeyplayOf = (phases: readonly SeasonPhase[]): SeasonReview['bestKeyplay'] => {
  const keyplays = phases.flatMap(({ cards }) => cards.flatMap(card => card.keyplays))
  const sums = [...groupBy(keyplays, ({ id }) => id)]
    .map(([keyplayId, each]) => ({ keyplayId, points: exactSum(each.map(({ points }) => points)) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.keyplayId - b.keyplayId)
  return highest(sums, ({ points }) => points)
}

const luckiestCardOf = (phases: readonly SeasonPhase[]): SeasonReview['luckiestCard'] => {
  const cards = phases.flatMap(({ cards, ...phase }) =>
    cards.flatMap(({ playerId, score, share }) =>
      share === null || score <= 0 ? [] : [{ ...nameOf(phase), playerId, score, share }],
    ),
  )
  return highest(cards, ({ score, share }) => score * (1 - share))
}
