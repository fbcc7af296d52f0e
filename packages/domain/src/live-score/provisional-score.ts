import type { CardScore, KeyplayScore } from '../score/score.ts'
import { exactSum, fromHundredths, productOver, toHundredths } from '../shared/hundredths.ts'
import { keyOf, type LiveCount, type LiveCounts } from './live-map.ts'

/**
 * Sums the counts of a phase that final counts of the revision `countedTo` do not hold yet: of maps that run, and of those
 * that have become final since (rulebook 15.18).
 */
export const provisionalCounts = (
  { maps }: LiveCounts,
  phaseIndex: number,
  countedTo: number,
): LiveCount[] => {
  const sums = new Map<string, LiveCount>()
  const pending = maps.filter(
    map => map.phaseIndex === phaseIndex && (map.countedSince === null || map.countedSince > countedTo),
  )
  for (const each of pending.flatMap(map => map.counts)) {
    const sum = sums.get(keyOf(each))
    sums.set(keyOf(each), { ...each, count: (sum?.count ?? 0) + each.count })
  }
  return Array.from(sums.values())
}

/** The factors of a card's score that counts do not change, as `scoreDeck` gives them. */
export type ScoredCard = Pick<CardScore, 'playerId' | 'points' | 'mult' | 'phaseMult' | 'score' | 'keyplays'>

const countAgain = (keyplay: KeyplayScore, added: number): KeyplayScore => {
  const count = keyplay.count + added
  const factors = [toHundredths(keyplay.price), count, toHundredths(keyplay.bonus)]
  return { ...keyplay, count, points: fromHundredths(productOver(factors, 100)) }
}

/**
 * Scores a card with counts added to those that it was scored with: the outcome is that of `scoreDeck` with the sums of both
 * (rulebook 6.8, 15.18).
 *
 * @example
 * const keyplays = [{ id: 6, price: 14, count: 2, perks: [], bonus: 1, points: 28 }]
 * const card = { playerId: 7, points: 28, mult: 1.5, phaseMult: 1, score: 42, keyplays }
 * addCounts(card, [{ playerId: 7, keyplayId: 6, count: 1 }]).score // 63
 */
export const addCounts = <Card extends ScoredCard>(card: Card, counts: readonly LiveCount[]): Card => {
  const added = new Map(counts.map(each => [keyOf(each), each.count]))
  const keyplays = card.keyplays.map(keyplay =>
    countAgain(keyplay, added.get(keyOf({ playerId: card.playerId, keyplayId: keyplay.id })) ?? 0),
  )
  const points = exactSum(keyplays.map(keyplay => keyplay.points))
  const factors = [points, card.mult, card.phaseMult].map(toHundredths)
  return { ...card, points, score: fromHundredths(productOver(factors, 10_000)), keyplays }
}
