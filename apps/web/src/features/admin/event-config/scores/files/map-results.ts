import {
  type CsvFault,
  filledMatches,
  isDemoName,
  isServerLog,
  loggedResults,
  type MapResult,
  type MapResults,
  type MatchSides,
  mapResults,
  textOfFile,
} from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../../../../base/api/client.ts'
import { type ConfiguredEvent, type PhaseMatch, useEventEdit } from '../../event/configured-event.ts'
import { mapsQuery } from '../../phases/matches/use-map-names.ts'
import type { DemoOfUpload, UploadAnswer } from '../uploads/uploads.ts'

/** Larger files are not read for the results of maps. */
const readableBytes = 5_000_000

/** Reads how the maps of a file ended: player stats, or a server log. */
async function readResults(file: File): Promise<MapResults> {
  const none: MapResults = { results: [], leftOut: [] }
  if (file.size > readableBytes || isDemoName(file.name)) return none
  const read = await textOfFile(new Uint8Array(await file.arrayBuffer()))
  if (!isServerLog(file.name, read.text)) return read.ok ? mapResults(read.text) : none
  const { serverLogReader } = await import('@game/domain/server-log')
  const reader = serverLogReader()
  reader.read(read.text)
  reader.end()
  return { results: loggedResults(reader.log().maps), leftOut: [] }
}

/** Returns how the maps of demos ended, of which all rounds were read. */
const resultsOfDemos = (demos: readonly DemoOfUpload[]): MapResult[] =>
  loggedResults(
    demos.map(({ map, finished, sides, roundsPlayed }) => {
      const of = (side: string) => sides.find(each => each.side === side)?.score ?? 0
      const score = { CT: of('CT'), TERRORIST: of('TERRORIST') }
      const isWhole = finished && score.CT + score.TERRORIST === roundsPlayed
      const people = sides.flatMap(({ side, players }) => players.map(steamId => ({ steamId, side })))
      return { map, state: isWhole ? 'final' : 'incomplete', score, people }
    }),
  )

/** A match with the map results that a file adds. */
export type FilledMatch = { match: PhaseMatch; maps: PhaseMatch['maps'] }

const sidesOf = ({ phases }: ConfiguredEvent, { phaseIndex, ...match }: PhaseMatch): MatchSides => {
  const teams = phases.find(({ index }) => index === phaseIndex)?.teams ?? []
  const players = (id: number) =>
    teams.find(({ teamId }) => teamId === id)?.players.map(({ player }) => player.steamId) ?? []
  return { id: match.id, home: players(match.homeTeamId), away: players(match.awayTeamId), maps: match.maps }
}

/**
 * Reads from files of player stats and server logs, and from what the dry runs say of demos, all together, how the maps of the phases'
 * matches ended (rulebook 11.36, 18.12).
 */
export function useMapResults(
  event: ConfiguredEvent,
  files: readonly File[],
  trials: readonly Pick<UploadAnswer, 'phases' | 'demos'>[],
): { filled: FilledMatch[]; leftOut: readonly CsvFault[] } {
  const { data: maps = [] } = useQuery(mapsQuery)
  const { data: read = [] } = useQuery({
    queryKey: ['map results', ...files.flatMap(({ name, size, lastModified }) => [name, size, lastModified])],
    queryFn: () => Promise.all(files.map(readResults)),
    enabled: files.length > 0,
    gcTime: 0,
  })
  const phases = trials.flatMap(trial => trial.phases)
  const matches = event.phases
    .filter(({ index }) => phases.includes(index))
    .flatMap(phase => phase.matches.filter(({ status }) => status !== 'void'))
  const filled = filledMatches(
    matches.map(match => sidesOf(event, match)),
    [...read.flatMap(({ results }) => results), ...resultsOfDemos(trials.flatMap(({ demos }) => demos))],
    maps,
  )
  return {
    filled: filled.flatMap(({ id, maps }) => {
      const match = matches.find(each => each.id === id)
      return match ? [{ match, maps }] : []
    }),
    leftOut: read.flatMap(each => each.leftOut),
  }
}

/** Enters the maps of matches, one after the other. */
export function useEnterResults(eventId: number) {
  return useEventEdit<FilledMatch[], void>({
    eventId,
    send: async filled => {
      for (const { match, maps } of filled) {
        const { id, homeTeamId, awayTeamId, date, phaseIndex } = match
        const data = { homeTeamId, awayTeamId, date, phaseIndex }
        await client.eventConfig.updatePhaseMatch.mutate({ eventId, id, data, maps })
      }
    },
  })
}
