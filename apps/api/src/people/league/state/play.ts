import {
  type Cup,
  type FinalTie,
  type HeadToHead,
  headToHeadFixtures,
  inactiveMembers,
  type LeagueFixture,
  type PlayedFixture,
  playCup,
  playFixtures,
} from '@game/domain'
import type { LoadedLeague } from './load-leagues.ts'
import { countTableRounds, seedsOfCup } from './qualifying.ts'
import { type ScoredRound, scoresOf } from './scores.ts'
import { changesAfterClosing, lockedRounds, roundsPlayed, type Stay } from './stays.ts'

type DrawnLeague = Pick<LoadedLeague, 'format' | 'rounds' | 'closed_at' | 'draw'>

/** Plays the fixtures of a head to head: those of every round, and the played ones of the rounds that have locked (rulebook 19.17). */
export function playHeadToHead(
  league: DrawnLeague,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
): { fixtures: LeagueFixture[][]; played: PlayedFixture[][] } {
  const drawn = drawnHeadToHead(league, stays, scored)
  const fixtures = drawn ? headToHeadFixtures(drawn) : []
  const played = scored.map(({ scores }, at) =>
    playFixtures(
      fixtures[at] ?? [],
      scores.map(({ userId }) => userId),
      scores,
    ),
  )
  return { fixtures, played }
}

/** Finds the members of a head to head for whom AVERAGE plays after these rounds; there are none before the draw (rulebook 19.21). */
export function findInactive(
  league: DrawnLeague,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
): ReadonlySet<number> {
  const drawn = drawnHeadToHead(league, stays, scored)
  return new Set(drawn ? inactiveMembers(drawn) : [])
}

/** What the fixtures follow from; null in another format and before the draw. */
function drawnHeadToHead(
  league: DrawnLeague,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
): HeadToHead | null {
  if (league.format !== 'headToHead' || !league.draw) return null
  const rounds = roundsPlayed(league)
  return {
    order: league.draw,
    rounds: rounds.length,
    locked: scoresOf(scored),
    ...changesAfterClosing(stays, rounds),
  }
}

/** A cup with its seeds; the first `tableRounds` of its rounds come before those of the ties (rulebook 19.39). */
export type LeagueCup = Cup & { seeds: readonly number[]; tableRounds: number }

/** Plays a cup as far as its rounds have locked (rulebook 19.25). */
export function playLeagueCup(
  league: LoadedLeague,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
  final: readonly FinalTie[],
): LeagueCup {
  const tableRounds = countTableRounds(league)
  const seeds = seedsOfCup(league, stays, scored)
  const running = scored.findIndex(({ round }) => round.state !== 'final')
  const finals = running < 0 ? scored.length : running
  const cup = playCup({
    seeds,
    rounds: scoresOf(scored.slice(tableRounds)),
    third: league.third,
    final,
    left: changesAfterClosing(stays, roundsPlayed(league).slice(tableRounds)).left,
    finalRounds: Math.max(0, finals - tableRounds),
    isOver: league.state === 'ended' && scored.length === lockedRounds(league).length,
  })
  return { ...cup, seeds, tableRounds }
}
