import type { LiveMap } from '@game/domain'
import type { Phase } from '../state/game-event.ts'

type Side = LiveMap['sides'][number]
type PhaseTeam = Phase['teams'][number]

/**
 * Finds the team of the phase on a side: the one with most of the players there. Without known players it is the one whose name the
 * server uses; undefined if it is neither.
 */
export function teamOnSide(
  { team: name, players = [] }: Pick<Side, 'team' | 'players'>,
  teams: readonly PhaseTeam[],
): PhaseTeam['team'] | undefined {
  const playing = (each: PhaseTeam) =>
    each.players.filter(({ playerId }) => players.includes(playerId)).length
  const most = Math.max(0, ...teams.map(playing))
  const found =
    most > 0 ? teams.find(each => playing(each) === most) : teams.find(each => isSame(each.team.name, name))
  return found?.team
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase()
