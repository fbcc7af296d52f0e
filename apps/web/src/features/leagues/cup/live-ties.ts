import type { RoundScore } from '@game/domain'
import type { Tie } from '../league.ts'

/** A tie; `isLive` while it has scores of a map that is being played. */
export type ShownTie = Tie & { isLive: boolean }

/** With more players in a round only the viewer's own tie is live, as each deck is read. */
const mostPlayers = 32

/** Finds the users whose scores a bracket shows live. */
export function playersIn(ties: readonly Tie[], viewer: number | undefined): number[] {
  const pairs = ties.flatMap(({ home, away }) => (home && away ? [[home.id, away.id]] : []))
  const shown =
    2 * pairs.length <= mostPlayers
      ? pairs
      : pairs.filter(pair => viewer !== undefined && pair.includes(viewer))
  return shown.flat()
}

/** Puts live scores into a running tie: the higher one leads, equal ones leave it as it was. */
export function liveTie(tie: Tie, scores: readonly RoundScore[], isLive: boolean): ShownTie {
  const scoreOf = (side: 'home' | 'away') => scores.find(({ userId }) => userId === tie[side]?.id)?.score
  const [homeScore, awayScore] = [scoreOf('home'), scoreOf('away')]
  if (tie.state !== 'running' || homeScore === undefined || awayScore === undefined)
    return { ...tie, isLive: false }
  if (homeScore === awayScore) return { ...tie, homeScore, awayScore, isLive }
  const winner = homeScore > awayScore ? 'home' : 'away'
  return { ...tie, homeScore, awayScore, winner, by: 'score', isLive }
}
