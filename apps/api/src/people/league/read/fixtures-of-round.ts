import type { RoundOfLeague } from '@game/domain'
import type { z } from 'zod'
import type { Queryable } from '../../../ground/db/db.ts'
import { loadPlayed, type PlayedLeague } from '../round/played-league.ts'
import { finalTies, listTies, type StoredTie } from '../round/settle-queries.ts'
import type { fixture } from '../shapes/standing.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { playHeadToHead, playLeagueCup } from '../state/play.ts'
import { roundsPlayed } from '../state/stays.ts'

/** A fixture with user ids; null for AVERAGE, and for a side that is not known yet. */
export type FixtureOfRound = Omit<z.infer<typeof fixture>, 'home' | 'away'> & {
  home: number | null
  away: number | null
}

/** Finds the fixtures of a round, or the ties of a cup; a table has none. */
export async function fixturesOfRound(
  db: Queryable,
  league: LoadedLeague,
  round: RoundOfLeague,
): Promise<FixtureOfRound[]> {
  if (league.format === 'table') return []
  const [played] = await loadPlayed(db, [league])
  if (!played) return []
  const ties = league.format === 'cup' ? await listTies(db, [league.id]) : []
  return fixturesIn(played, round, ties)
}

/** The fixtures of a round of a league that has been loaded; ties that were kept have the scores that decided them (rulebook 19.27). */
export function fixturesIn(
  { league, stays, scored }: PlayedLeague,
  round: RoundOfLeague,
  kept: readonly StoredTie[],
): FixtureOfRound[] {
  const at = roundsPlayed(league).findIndex(each => each.round === round.round)
  const isLocked = scored[at] !== undefined
  const scoreOf = new Map(scored[at]?.scores.map(score => [score.userId, score]))
  const decksOf = (home: number | null, away: number | null) => ({
    homeHasDeck: isLocked && home !== null ? (scoreOf.get(home)?.hasDeck ?? false) : null,
    awayHasDeck: isLocked && away !== null ? (scoreOf.get(away)?.hasDeck ?? false) : null,
  })
  if (league.format === 'headToHead') {
    const { fixtures, played } = playHeadToHead(league, stays, scored)
    const results = played[at]
    if (results)
      return results.map(({ home, away, homeScore, awayScore, winner }) => ({
        home,
        away,
        homeScore,
        awayScore,
        ...decksOf(home, away),
        winner,
        state: round.state,
      }))
    return (fixtures[at] ?? []).map(({ home, away }) => ({ home, away, ...open, state: round.state }))
  }
  const cup = playLeagueCup(league, stays, scored, finalTies(kept))
  const level = at - cup.tableRounds
  const third = level === cup.rounds.length - 1 && cup.third ? [cup.third] : []
  return [...(cup.rounds[level] ?? []), ...third]
    .map((tie, index) => ({
      ...tie,
      final: kept.find(each => each.level === level + 1 && each.place === index + 1),
    }))
    .filter(({ by }) => by !== 'bye')
    .map(({ home, away, winner, final }) => ({
      home,
      away,
      homeScore: isLocked && home !== null ? (final?.homeScore ?? scoreOf.get(home)?.score ?? 0) : null,
      awayScore: isLocked && away !== null ? (final?.awayScore ?? scoreOf.get(away)?.score ?? 0) : null,
      ...decksOf(home, away),
      winner: winner === null ? null : winner === home ? 'home' : 'away',
      state: round.state,
    }))
}

const open = { homeScore: null, awayScore: null, homeHasDeck: null, awayHasDeck: null, winner: null }
