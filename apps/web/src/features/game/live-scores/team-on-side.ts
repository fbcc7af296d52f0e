import type { LiveMap } from '@game/domain'
import type { Phase } from '../state/game-event.ts'

type Side = LiveMap['sides'][number]
type PhaseTeam = Phase['teams'][number]

/**
 * Finds the team of the phase on a side: the one with most of the players there. Without known players it is the one whose name the
 * server uses; undefined if it is neither, or if the other side would be the same team, as nobody plays against themselves.
 */
export function teamOnSide(
  { team: name, players = [] }: Pick<Side, 'team' | 'players'>,
  teams: readonly PhaseTeam[],
  other?: Pick<Side, 'team' | 'players'>,
): PhaseTeam['team'] | undefined {
  const playing = (each: PhaseTeam) =>
    each.players.filter(({ playerId }) => players.includes(playerId)).length
  const most = Math.max(0, ...teams.map(playing))
  const found =
    most > 0 ? teams.find(each => playing(each) === most) : teams.find(each => isSame(each.team.name, name))
  return other && found && teamOnSide(other, teams) === found.team ? undefined : found?.team
}

/** Orders the sides of a map by their teams, so that each team keeps its place when it changes sides; as given if a team is unknown (rulebook 13.54). */
export function sidesInPlace<Of extends Pick<Side, 'team' | 'players'>>(
  sides: readonly Of[],
  teams: readonly PhaseTeam[],
): readonly Of[] {
  const placeOf = (side: Of) => teams.findIndex(({ team }) => team.id === teamOnSide(side, teams)?.id)
  if (sides.some(side => placeOf(side) < 0)) return sides
  return sides.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase()
