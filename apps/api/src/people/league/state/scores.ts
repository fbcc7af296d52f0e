import type { CupRound, LeagueRound, RoundOfLeague } from '@game/domain'

/** What a member reached in a round, in points; a user without a deck has `hasDeck: false`. */
export type MemberScore = {
  userId: number
  score: number
  hasDeck: boolean
  cardsWithPoints: number
  bestCard: number
}

/** A round that has locked, with the scores of all who counted in it, also of those who have left since. */
export type ScoredRound = { round: RoundOfLeague; scores: readonly MemberScore[] }

/** Pairs rounds with their scores, up to the first round that has none stored. */
export function untilMissing(
  rounds: readonly RoundOfLeague[],
  scoresOf: (round: RoundOfLeague) => readonly MemberScore[] | undefined,
): ScoredRound[] {
  const found: ScoredRound[] = []
  for (const round of rounds) {
    const scores = scoresOf(round)
    if (!scores) break
    found.push({ round, scores })
  }
  return found
}

/** The rounds as the rules take them. */
export const scoresOf = (rounds: readonly ScoredRound[]): (LeagueRound & CupRound)[] =>
  rounds.map(({ scores }) => scores)

/** A stored round of a league; one that is an event has the phase 0. */
export type RoundKey = { leagueId: number; eventId: number; phaseIndex: number }

/** Where a round of a league is stored. */
export const roundKey = (
  leagueId: number,
  { eventId, phaseIndex }: Pick<RoundOfLeague, 'eventId' | 'phaseIndex'>,
): RoundKey => ({ leagueId, eventId, phaseIndex: phaseIndex ?? 0 })

/** Names a round in the database, where a round that is an event has the phase 0. */
export const phaseKeyOf = ({ eventId, phaseIndex }: Pick<RoundOfLeague, 'eventId' | 'phaseIndex'>): string =>
  `${eventId} ${phaseIndex ?? 0}`
