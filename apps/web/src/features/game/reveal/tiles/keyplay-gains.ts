import { addCounts, exactSum } from '@game/domain'
import type { DeckCardScore } from '../../state/use-deck-scores.ts'

/** What keyplays bring a card: points before its multipliers, and score. */
export type KeyplayGain = {
  card: DeckCardScore
  keyplayId: number
  count: number
  points: number
  score: number
}

/** Returns what that many more of a keyplay would bring a card, with its perks and multipliers (rulebook 6.8). */
function gainOf(card: DeckCardScore, keyplayId: number, count: number): KeyplayGain {
  const before = { ...card, keyplays: card.explanation.keyplays }
  const after = addCounts(before, [{ playerId: card.playerId, keyplayId, count }])
  const change = (of: 'points' | 'score') => exactSum([after[of], -before[of]])
  return { card, keyplayId, count, points: change('points'), score: change('score') }
}

/** Returns the keyplay that brought the deck most, with its count; undefined if none brought anything. */
export function bestKeyplay(cards: readonly DeckCardScore[]): KeyplayGain | undefined {
  const gains = cards.flatMap(card =>
    card.explanation.keyplays.map(({ id, count }) => {
      const without = gainOf(card, id, -count)
      return { ...without, count, points: -without.points, score: -without.score }
    }),
  )
  return gains.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0]
}

/** More than this is not near. */
const most = 9

/**
 * Returns the least that would have brought the missing points: the fewest more of one keyplay of one card and, among those, the one
 * that brings least beyond it. Undefined if more than nine were missing of each.
 */
export function nearMiss(cards: readonly DeckCardScore[], missing: number): KeyplayGain | undefined {
  const ways = cards.flatMap(card =>
    card.explanation.keyplays.flatMap(({ id }) => enough(card, id, missing) ?? []),
  )
  return ways.toSorted((a, b) => a.count - b.count || a.score - b.score)[0]
}

function enough(card: DeckCardScore, keyplayId: number, missing: number): KeyplayGain | undefined {
  const counts = Array.from({ length: most }, (_, at) => at + 1)
  return counts.map(count => gainOf(card, keyplayId, count)).find(({ score }) => score >= missing)
}
