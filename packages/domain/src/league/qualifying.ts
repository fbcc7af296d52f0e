import type { LeagueRound } from './round.ts'
import { type LeagueTableRow, leagueTable } from './table.ts'

/** Whether a cup that starts when it fits plays its first round as a table: its rounds are too few for its members (rulebook 19.39). */
export const needsQualifying = ({ members, rounds }: { members: number; rounds: number }): boolean =>
  rounds >= 2 && members > 2 ** rounds

/** How many go on from the qualifying round of a cup, with so many rounds left for ties (rulebook 19.39). */
export const qualifiersOf = (rounds: number): number => 2 ** rounds

/** Who is in the table of a qualifying round. */
export type Qualifying = {
  /** The ids of the members, the best seed first. */
  seeds: readonly number[]
  usernames: ReadonlyMap<number, string>
  round: LeagueRound
}

/**
 * Returns the table of a qualifying round. Members with a shared rank are listed by who held a card, then by their seeds: the first of them go on,
 * as seeds of the bracket in this order (rulebook 19.11, 19.39).
 */
export const qualifyingTable = ({ seeds, usernames, round }: Qualifying): LeagueTableRow[] => {
  const placeOf = new Map(seeds.map((userId, at) => [userId, at]))
  const members = seeds.map(userId => ({ userId, username: usernames.get(userId) ?? '', from: 0 }))
  return leagueTable(members, [round]).toSorted(
    (a, b) =>
      a.rank - b.rank || b.played - a.played || (placeOf.get(a.userId) ?? 0) - (placeOf.get(b.userId) ?? 0),
  )
}
