import { firstRoundOf, hasScores, type MemberChange, playedRounds, type RoundOfLeague } from '@game/domain'
import type { LoadedLeague } from './load-leagues.ts'

/** A stay of a user in a league; `leftAt` is null while it lasts. */
export type Stay = { userId: number; username: string; joinedAt: string; leftAt: string | null }

/** Whether a stay counts in a round: it had begun before the first lock, and not ended by then (rulebook 19.6). */
export const countsIn = ({ joinedAt, leftAt }: Stay, { lock }: Pick<RoundOfLeague, 'lock'>): boolean =>
  Date.parse(joinedAt) < Date.parse(lock) && (leftAt === null || Date.parse(leftAt) > Date.parse(lock))

/** The rounds that a league plays: all that are not left out; of a league that is drawn those from its closing on (rulebook 19.9, 19.14). */
export const roundsPlayed = (
  league: Pick<LoadedLeague, 'format' | 'rounds' | 'closed_at'>,
): RoundOfLeague[] => {
  const played = playedRounds(league.rounds)
  if (league.format === 'table') return played
  const closedAt = league.closed_at === null ? Number.POSITIVE_INFINITY : Date.parse(league.closed_at)
  return played.filter(({ lock }) => Date.parse(lock) >= closedAt)
}

/** The rounds that have locked, without a gap, so that each has its fixtures; their tables are stored. */
export const lockedRounds = (
  league: Pick<LoadedLeague, 'format' | 'rounds' | 'closed_at'>,
): RoundOfLeague[] => {
  const rounds = roundsPlayed(league)
  const ahead = rounds.findIndex(round => !hasScores(round))
  return rounds.slice(0, ahead < 0 ? rounds.length : ahead)
}

/** Who joined after the closing, and who left, with the round that each concerns (rulebook 19.21, 19.22). */
export function changesAfterClosing(
  stays: readonly Stay[],
  rounds: readonly RoundOfLeague[],
): { joined: MemberChange[]; left: MemberChange[] } {
  const locks = rounds.map(({ lock }) => lock)
  const [first] = rounds
  const byTime = stays.toSorted(
    (a, b) => Date.parse(a.joinedAt) - Date.parse(b.joinedAt) || a.userId - b.userId,
  )
  const changes = byTime.map(stay => ({
    userId: stay.userId,
    isDrawn: first !== undefined && countsIn(stay, first),
    joins: firstRoundOf(locks, stay.joinedAt),
    leaves: stay.leftAt === null ? null : firstRoundOf(locks, stay.leftAt),
  }))
  // Members who left before the first round after joining never took part.
  const counted = changes.filter(({ isDrawn, joins, leaves }) => isDrawn || leaves === null || leaves > joins)
  return {
    joined: counted.filter(({ isDrawn }) => !isDrawn).map(({ userId, joins }) => ({ userId, round: joins })),
    left: counted.flatMap(({ userId, leaves }) => (leaves === null ? [] : [{ userId, round: leaves }])),
  }
}
