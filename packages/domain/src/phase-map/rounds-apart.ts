import { groupBy } from '../shared/group-by.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import { mostRoundsApart, plainName } from './same-map.ts'

/** A map of a phase in one of its two sets, as far as its number of rounds can be compared with that in the other set. */
export type MapOfType = {
  phase: number
  type: ScoreFileType
  /** The map's name, such as `de_inferno`; '' if the file does not say. */
  map: string
  /** The number of rounds; null if the file does not say. */
  rounds: number | null
  /** The players on it, by the ids of the catalogue. */
  players: readonly number[]
}

/** A map whose kills are of another number of rounds than its player stats (rulebook 8.39). */
export type RoundsApart = { map: string; kills: number; stats: number }

const placeOf = ({ phase, map }: MapOfType, type: ScoreFileType): string =>
  `${phase} ${type} ${plainName(map)}`

/** Whether most of the players of the one are on the other. */
const haveSamePlayers = (a: MapOfType, b: MapOfType): boolean => {
  const common = a.players.filter(player => b.players.includes(player)).length
  return common * 2 > Math.min(a.players.length, b.players.length)
}

const apart = (a: MapOfType, b: MapOfType): RoundsApart[] => {
  const [kill, match] = a.type === 'kill' ? [a, b] : [b, a]
  if (kill.rounds === null || match.rounds === null) return []
  const missing = match.rounds - kill.rounds
  const fits = missing >= 0 && missing <= mostRoundsApart
  return fits ? [] : [{ map: kill.map, kills: kill.rounds, stats: match.rounds }]
}

/**
 * Returns the maps among `added` whose kills have other rounds than their player stats among `others`, so that one of the two files is
 * not whole. If one of several that can be the same map fits, none is returned (rulebook 8.39).
 *
 * @example
 * const nuke = { phase: 1, map: 'de_nuke', players: [7, 8] }
 * roundsApart([{ ...nuke, type: 'match', rounds: 21 }], [{ ...nuke, type: 'kill', rounds: 10 }]) // [{ map: 'de_nuke', kills: 10, stats: 21 }]
 */
export const roundsApart = (added: readonly MapOfType[], others: readonly MapOfType[]): RoundsApart[] => {
  const places = groupBy(others, other => placeOf(other, other.type))
  return added.flatMap(map => {
    const ofOtherType = places.get(placeOf(map, map.type === 'kill' ? 'match' : 'kill')) ?? []
    const found = ofOtherType.filter(other => haveSamePlayers(map, other)).map(other => apart(map, other))
    return found.some(each => each.length === 0) ? [] : (found[0] ?? [])
  })
}
