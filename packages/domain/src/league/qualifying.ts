import type { LeagueRound } from './round.ts'
import { type LeagueMember, type LeagueTableRow, leagueTable } from './table.ts'

/** Whether a cup that starts when it fits plays its first round as a table: its rounds are too few for its members (rulebook 19.39). */
export const needsQualifying = ({ members, rounds }: { members: number; rounds: number }): boolean =>
  rounds >= 2 && members > 2 ** rounds

/** How many go on from the qualifying round of a cup, with so many rounds left for ties (rulebook 19.39). */
export const qualifiersOf = (rounds: number): number => 2 ** rounds

/**
 * Returns the table of a qualifying round; `members` are in the order of their seeds. Those with a shared rank are listed by who held a card, then by
 * their seeds: the first of them go on, as seeds of the bracket in this order (rulebook 19.11, 19.39).
 */
export const qualifyingTable = (
  members: readonly Pick<LeagueMember, 'userId' | 'username'>[],
  round: LeagueRound,
): LeagueTableRow[] => {
  const seedOf = new Map(members.map(({ userId }, at) => [userId, at]))
  const rows = leagueTable(
    members.map(member => ({ ...member, from: 0 })),
    [round],
  )
  return rows.toSorted(
    (a, b) =>
      a.rank - b.rank || b.played - a.played || (seedOf.get(a.userId) ?? 0) - (seedOf.get(b.userId) ?? 0),
  )
}
