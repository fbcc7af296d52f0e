import {
  filledMatches,
  fromCsv,
  isDemoName,
  isServerLog,
  loggedResults,
  type MapResult,
  type MatchSides,
  mapResults,
  textOfFile,
} from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../../../api/client.ts'
import { type ConfiguredEvent, type PhaseMatch, useEventEdit } from '../../configured-event.ts'
import { mapsQuery } from '../../phases/matches/use-map-names.ts'
import type { DemoOfUpload, UploadAnswer } from '../uploads.ts'

/** Larger files are not read for the results of maps. */
const readableBytes = 5_000_000

/** Reads how the maps of a file ended: player stats, or a server log. */
async function readResults(file: File): Promise<MapResult[]> {
  if (file.size > readableBytes || isDemoName(file.name)) return []
  const read = await textOfFile(new Uint8Array(await file.arrayBuffer()))
  if (!isServerLog(file.name, read.text)) return read.ok ? mapResults(fromCsv(read.text)) : []
  const { serverLogReader } = await import('@game/domain/server-log')
  const reader = serverLogReader()
  reader.read(read.text)
  reader.end()
  return loggedResults(reader.log().maps)
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
): FilledMatch[] {
  const { data: maps = [] } = useQuery(mapsQuery)
  const { data: results = [] } = useQuery({
    queryKey: ['map results', ...files.flatMap(({ name, size, lastModified }) => [name, size, lastModified])],
    queryFn: async () => (await Promise.all(files.map(readResults))).flat(),
    enabled: files.length > 0,
    gcTime: 0,
  })
  const phases = trials.flatMap(trial => trial.phases)
  const matches = event.phases
    .filter(({ index }) => phases.includes(index))
    .flatMap(phase => phase.matches.filter(({ status }) => status !== 'void'))
  const filled = filledMatches(
    matches.map(match => sidesOf(event, match)),
    [...results, ...resultsOfDemos(trials.flatMap(({ demos }) => demos))],
    maps,
  )
  return filled.flatMap(({ id, maps }) => {
    const match = matches.find(each => each.id === id)
    return match ? [{ match, maps }] : []
  })
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
