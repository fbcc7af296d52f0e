import type { CardScore, KeyplayScore } from '../score/score.ts'
import { exactSum, fromHundredths, productOver, toHundredths } from '../shared/hundredths.ts'
import { keyOf, type LiveCount, type LiveCounts } from './live-map.ts'

/**
 * Sums the counts of a phase that the final counts of revision `countedTo` do not include yet: those of running maps and of
 * maps that have become final since (rulebook 15.18).
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

/** The part of a card's score that `addCounts` needs, as `scoreDeck` returns it. */
export type ScoredCard = Pick<CardScore, 'playerId' | 'points' | 'mult' | 'phaseMult' | 'score' | 'keyplays'>

const countAgain = (keyplay: KeyplayScore, added: number): KeyplayScore => {
  const count = keyplay.count + added
  const factors = [toHundredths(keyplay.price), count, toHundredths(keyplay.bonus)]
  return { ...keyplay, count, points: fromHundredths(productOver(factors, 100)) }
}

/**
 * Adds counts to a scored card: the result is what `scoreDeck` returns for the sums of the old and the new counts (rulebook
 * 6.8, 15.18).
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
