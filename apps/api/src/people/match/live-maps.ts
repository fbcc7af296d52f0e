import {
  type LiveMap,
  type MatchPlayers,
  matchOfMap,
  type ServedMap,
  type ShownMap,
  scoresOfTeams,
  shownMaps,
} from '@game/domain'
import type { Queryable } from '../../ground/db/db.ts'
import { listLiveMaps, listMatchPlayersOf, type MatchRow, type PhaseKey } from './match-queries.ts'

/** A live map of a match. */
type OwnMap = { match: MatchPlayers; map: LiveMap }

const isSamePhase = (one: PhaseKey, other: PhaseKey): boolean =>
  one.eventId === other.eventId && one.phaseIndex === other.phaseIndex

/** Reads the live maps of the phases of matches, each with the match that it belongs to (rulebook 29.3). */
export async function readLiveMaps(db: Queryable, rows: readonly PhaseKey[]): Promise<OwnMap[]> {
  const live = (await listLiveMaps(db, [...new Set(rows.map(({ eventId }) => eventId))]))
    .flatMap(({ eventId, maps }) => maps.map(map => ({ eventId, phaseIndex: map.phaseIndex, map })))
    .filter(map => rows.some(row => isSamePhase(row, map)))
  const phases = live.filter((map, place) => live.findIndex(each => isSamePhase(each, map)) === place)
  const matches = await listMatchPlayersOf(db, phases)
  return live.flatMap(({ map, ...phase }) => {
    const rivals = matches.filter(match => isSamePhase(match, phase))
    const players = map.sides.flatMap(side => side.players ?? [])
    const id = matchOfMap(rivals, { map: map.map, players })
    const match = rivals.find(each => each.id === id)
    return match ? [{ match, map }] : []
  })
}

/** The maps of a match as they are shown, those that run with the scores of its teams. */
export const mapsOf = (row: MatchRow, live: readonly OwnMap[]): ShownMap[] =>
  shownMaps(
    row.maps,
    live.flatMap(({ match, map: { map, state, round, sides } }): ServedMap[] => {
      const scores = match.id === row.id ? scoresOfTeams(match, sides) : null
      return scores ? [{ map, state, round, ...scores }] : []
    }),
  )
