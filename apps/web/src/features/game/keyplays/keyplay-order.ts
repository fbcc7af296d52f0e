import { type KeyplayType, keyplaysPerCard } from '@game/domain'
import { keyplayOf, keyplaysOfType } from '../keyplay-points/keyplay-of.ts'
import { type History, withPoints } from '../keyplay-points/use-keyplay-history.ts'
import type { Keyplay } from '../keyplay-points/use-keyplays.ts'

/** What the keyplays of a type are sorted by: their price, or the points they brought the player or all players. */
export const keyplayOrders = ['price', 'own', 'all'] as const
export type KeyplayOrder = (typeof keyplayOrders)[number]

/** Sorts the keyplays of a type: cheapest first, or most points first (rulebook 13.16, 13.57). */
export function orderedKeyplays(
  keyplays: readonly Keyplay[],
  type: KeyplayType,
  order: KeyplayOrder,
  history: History | undefined,
): Keyplay[] {
  const byPrice = keyplaysOfType(keyplays, type)
  if (order === 'price' || !history) return byPrice
  const records = order === 'own' ? (history.own?.keyplays ?? []) : history.all
  const points = new Map(withPoints(records, keyplays).map(each => [each.keyplayId, each.points]))
  return byPrice.toSorted((a, b) => (points.get(b.id) ?? -1) - (points.get(a.id) ?? -1))
}

/** The type that most of a card's best keyplays have, and of equal ones that of the better keyplay; undefined without past series (rulebook 13.57). */
export function typeOfBest({ own }: History, keyplays: readonly Keyplay[]): KeyplayType | undefined {
  const types = withPoints(own?.keyplays ?? [], keyplays)
    .slice(0, keyplaysPerCard)
    .flatMap(({ keyplayId }) => keyplayOf(keyplays, keyplayId).type ?? [])
  const countOf = (type: KeyplayType) => types.filter(each => each === type).length
  return types.toSorted((a, b) => countOf(b) - countOf(a))[0]
}
