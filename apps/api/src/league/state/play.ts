import {
  type Cup,
  type FinalTie,
  headToHeadFixtures,
  type LeagueFixture,
  type PlayedFixture,
  playCup,
  playFixtures,
} from '@game/domain'
import type { LoadedLeague } from './load-leagues.ts'
import { type ScoredRound, scoresOf } from './scores.ts'
import { changesAfterClosing, roundsPlayed, type Stay } from './stays.ts'

/** Plays the fixtures of a head to head: those of every round, and the played ones of the rounds that have locked (rulebook 19.17). */
export function playHeadToHead(
  league: Pick<LoadedLeague, 'format' | 'rounds' | 'closed_at' | 'draw'>,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
): { fixtures: LeagueFixture[][]; played: PlayedFixture[][] } {
  const rounds = roundsPlayed(league)
  const locked = scoresOf(scored)
  const fixtures = league.draw
    ? headToHeadFixtures({
        order: league.draw,
        rounds: rounds.length,
        locked,
        ...changesAfterClosing(stays, rounds),
      })
    : []
  const played = scored.map(({ scores }, at) =>
    playFixtures(
      fixtures[at] ?? [],
      scores.map(({ userId }) => userId),
      scores,
    ),
  )
  return { fixtures, played }
}

/** Plays a cup as far as its rounds have locked (rulebook 19.25). */
export const playLeagueCup = (
  { draw, third }: Pick<LoadedLeague, 'draw' | 'third'>,
  scored: readonly ScoredRound[],
  final: readonly FinalTie[],
): Cup => playCup({ seeds: draw ?? [], rounds: scoresOf(scored), third, final })
