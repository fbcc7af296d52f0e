import type { Player } from '../deck-state/deck-cards.ts'

type Facts = Pick<Player, 'country' | 'birth' | 'roleId' | 'styleId'>

/** The fact of a player that a sleeve counts by, by the sleeve's id (rulebook 5.1). */
const factOf: Readonly<Record<number, keyof Facts>> = {
  1: 'roleId',
  2: 'country',
  3: 'roleId',
  4: 'styleId',
  5: 'styleId',
  6: 'birth',
  7: 'birth',
  8: 'roleId',
}

/** Whether a sleeve can count no card, as the fact that it counts by is known of none of the players (rulebook 5.17). */
export function lacksFacts(sleeveId: number, players: readonly Facts[]): boolean {
  const fact = factOf[sleeveId]
  return fact !== undefined && players.length > 0 && players.every(player => player[fact] === null)
}
