import { matchResult } from '@game/domain'
import type { Outputs } from '../../base/api/client.ts'

export type Match = Outputs['match']['getMatches']['matches'][number]
/** A match as its page shows it. */
export type MatchDetail = Outputs['match']['getMatch']['match']

/** The maps won by each side so far, as `1:0`; undefined before the first result. Running maps are won by nobody yet. */
export function scoreOf({ maps }: Pick<Match, 'maps'>): string | undefined {
  const played = maps
    .filter(({ state }) => state === 'played')
    .map(({ home, away }) => ({ homeScore: home, awayScore: away }))
  const result = matchResult(played)
  return result ? `${result.home}:${result.away}` : undefined
}

/** The maps that run now. */
export const runningOf = ({ maps }: Pick<Match, 'maps'>): Match['maps'] =>
  maps.filter(({ state }) => state === 'running')
