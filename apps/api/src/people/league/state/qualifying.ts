import {
  type LeagueTableRow,
  leagueSizes,
  needsQualifying,
  playedRounds,
  qualifiersOf,
  qualifyingTable,
} from '@game/domain'
import type { LeagueRow } from './league-queries.ts'
import type { LoadedLeague } from './load-leagues.ts'
import type { ScoredRound } from './scores.ts'
import { countsIn, roundsPlayed, type Stay } from './stays.ts'

/** Whether a cup starts when it fits; a season by dates, whose rounds are not all known, does not (rulebook 19.39). */
export const startsWhenFits = ({ format, qualifying, last_day }: LeagueRow): boolean =>
  format === 'cup' && qualifying && last_day === null

/** Whether a qualifying round decides who is in the bracket of a cup, and the first tie has not locked. */
export const isQualifying = (league: LoadedLeague): boolean =>
  startsWhenFits(league) && league.draw !== null && league.first_tie === null

/** How many go on from the qualifying round of a cup, or would from what is known before the draw; null if it has none. */
export function countQualifiers(league: LoadedLeague): number | null {
  if (!startsWhenFits(league)) return null
  if (league.closed_at === null) {
    const ahead = playedRounds(league.rounds).filter(({ state }) => state === 'ahead').length
    return needsQualifying({ members: leagueSizes.cup.most, rounds: ahead }) ? qualifiersOf(ahead - 1) : null
  }
  if (league.first_tie !== null) return league.bracket?.length ?? null
  return qualifiersOf(Math.max(0, roundsPlayed(league).length - 1))
}

/** How many of the rounds that a cup plays come before its ties. */
export function countTableRounds(league: LoadedLeague): number {
  const { bracket, first_tie: firstTie, first_tie_at: firstTieAt } = league
  if (bracket === null || firstTie === null) return isQualifying(league) ? 1 : 0
  // By its lock: while an event is hidden the numbers are others. Older brackets have none.
  return roundsPlayed(league).filter(({ round, lock }) =>
    firstTieAt === null ? round < firstTie : Date.parse(lock) < Date.parse(firstTieAt),
  ).length
}

/** The table of a qualifying round, with those of the draw who are present. */
export function qualifyingRows(
  { draw }: Pick<LoadedLeague, 'draw'>,
  stays: readonly Stay[],
  { scores }: ScoredRound,
): LeagueTableRow[] {
  const names = new Map(stays.map(({ userId, username }) => [userId, username]))
  const members = (draw ?? []).flatMap(userId => {
    const username = names.get(userId)
    return username === undefined ? [] : [{ userId, username }]
  })
  return qualifyingTable(members, scores)
}

/** The seeds of a cup: of its draw, or of its qualifying round, without those who had left when the first tie locked (rulebook 19.39). */
export function seedsOfCup(
  league: LoadedLeague,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
): readonly number[] {
  if (!isQualifying(league)) return league.bracket ?? league.draw ?? []
  const [table] = scored
  const [, firstTie] = roundsPlayed(league)
  if (!table) return []
  const present = stays.filter(stay => (firstTie ? countsIn(stay, firstTie) : stay.leftAt === null))
  const rows = qualifyingRows(league, present, table)
  return rows.slice(0, countQualifiers(league) ?? 0).map(({ userId }) => userId)
}
