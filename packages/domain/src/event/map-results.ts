import { cellOf, findColumns } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { CsvFault } from '../shared/csv/faults.ts'
import { fromCsv } from '../shared/csv/from-csv.ts'
import { groupBy } from '../shared/group-by.ts'
import { plainMapName } from './map-name.ts'
import { type MatchMap, numberedMaps } from './match.ts'

/** The columns of player stats that show how a map ended (rulebook 11.36). */
const resultColumns = {
  player: ['steamid'],
  match: ['match_id', 'match'],
  map: ['map_name', 'map'],
  rounds: ['rounds'],
  won: ['map_won', 'won'],
} as const

/** The result of a map in a file: its name, the rounds of both teams, and the SteamIDs of both teams. */
export type MapResult = {
  map: string
  winnerScore: number
  loserScore: number
  winners: string[]
  losers: string[]
}

const toWin = 13
const regulation = 24
const overtime = 6

/**
 * Returns the rounds of the winner and the loser of a map with this number of rounds: 13 of 24 win, in overtime 4 of each 6;
 * null if no map can end with this number (rulebook 11.36).
 *
 * @example
 * mapScore(20) // { winner: 13, loser: 7 }
 */
export const mapScore = (rounds: number): { winner: number; loser: number } | null => {
  if (!Number.isInteger(rounds) || rounds < toWin) return null
  const winner = toWin + 3 * Math.max(0, Math.ceil((rounds - regulation) / overtime))
  const loser = rounds - winner
  const least = rounds > regulation ? winner - 4 : 0
  return loser >= least && loser <= winner - 2 ? { winner, loser } : null
}

const isYes = (cell: string): boolean => ['true', '1'].includes(cell.toLowerCase())

/** The results of a file, and the first line of each map whose rows tell none, with the reason (rulebook 11.36). */
export type MapResults = { results: MapResult[]; leftOut: CsvFault[] }

/**
 * Reads the results of the maps in the text of a file of player stats, in the file's order. Maps whose rows contradict each other are left
 * out; so are all rows after a fault of the text, and everything if the file lacks a needed column (rulebook 11.36).
 */
export const mapResults = (text: string): MapResults => {
  const { rows, faults: leftOut } = fromCsv(text)
  const [header, ...others] = rows
  const columns = findColumns(header?.cells ?? [], resultColumns)
  const { player, map, rounds, won } = columns
  if (!player || !map || !rounds || !won) return { results: [], leftOut: [] }
  const read = others.map(row => ({
    line: row.line,
    match: cellOf(row, columns.match),
    player: cellOf(row, player),
    map: cellOf(row, map),
    rounds: Number(cellOf(row, rounds)),
    won: isYes(cellOf(row, won)),
  }))
  const results = [...groupBy(read, row => `${row.match}\n${row.map}`).values()].flatMap(played => {
    const [first] = played
    const score = first && mapScore(first.rounds)
    const side = (hasWon: boolean) => played.filter(each => each.won === hasWon).map(each => each.player)
    const [winners, losers] = [side(true), side(false)]
    const agree = played.every(each => each.rounds === first?.rounds)
    if (score && agree && winners.length > 0 && losers.length > 0)
      return [{ map: first.map, winnerScore: score.winner, loserScore: score.loser, winners, losers }]
    const { line = 1, map: name = '' } = first ?? {}
    leftOut.push({ line, column: '', reason: csvFaultReason('NO_RESULT', { map: name }) })
    return []
  })
  return { results, leftOut }
}

/** What the results of a server log's maps are read from; `LoggedMap` has it. */
export type LoggedResult = {
  map: string
  state: string
  score: Readonly<Record<'CT' | 'TERRORIST', number>>
  people: readonly { steamId: string; side: string | null }[]
}

/** Reads the results of the final maps of a server log: the score, and who ended the map on which side (rulebook 18.12). */
export const loggedResults = (maps: readonly LoggedResult[]): MapResult[] =>
  maps
    .filter(({ state }) => state === 'final')
    .map(({ map, score, people }) => {
      const [won, lost] =
        score.CT > score.TERRORIST ? (['CT', 'TERRORIST'] as const) : (['TERRORIST', 'CT'] as const)
      const on = (side: string) => people.filter(each => each.side === side).map(({ steamId }) => steamId)
      return { map, winnerScore: score[won], loserScore: score[lost], winners: on(won), losers: on(lost) }
    })

/** A match with the SteamIDs of its sides' players. */
export type MatchSides = {
  id: number
  home: readonly string[]
  away: readonly string[]
  maps: readonly MatchMap[]
}

/** Whether at least half of the people of a result are players of a side: others may stand in, or be coaches. */
const hasMost = (players: readonly string[], people: readonly string[]): boolean => {
  const count = people.filter(person => players.includes(person)).length
  return count > 0 && count * 2 >= people.length
}

const scoresFor = (
  { home, away }: MatchSides,
  result: MapResult,
): Pick<MatchMap, 'homeScore' | 'awayScore'> | null => {
  const { winners, losers, winnerScore, loserScore } = result
  if (hasMost(home, winners) && hasMost(away, losers))
    return { homeScore: winnerScore, awayScore: loserScore }
  if (hasMost(away, winners) && hasMost(home, losers))
    return { homeScore: loserScore, awayScore: winnerScore }
  return null
}

const hasResult = ({ homeScore, awayScore }: MatchMap): boolean => homeScore !== null || awayScore !== null

const countResults = (maps: readonly MatchMap[]): number => maps.filter(hasResult).length

/** Returns a match's maps with results added, each map once: a map that has a result keeps it, one without takes the new one. */
const withResults = (maps: readonly MatchMap[], played: readonly Omit<MatchMap, 'mapNumber'>[]) => {
  const isNew = ({ mapId }: { mapId: number }, place: number) =>
    !maps.some(map => map.mapId === mapId) && played.findIndex(map => map.mapId === mapId) === place
  return [
    ...maps.map(map =>
      hasResult(map) ? map : { ...map, ...played.find(({ mapId }) => mapId === map.mapId) },
    ),
    ...played.filter(isNew),
  ]
}

/**
 * Returns the matches to which a file's results add something, with all their maps (rulebook 11.36). A result belongs to the
 * first match that has at least half of its winners on one side and half of its losers on the other; a map that has a result keeps it; maps that the
 * catalogue does not have are left out.
 */
export const filledMatches = (
  matches: readonly MatchSides[],
  results: readonly MapResult[],
  maps: readonly { id: number; name: string }[],
): { id: number; maps: MatchMap[] }[] => {
  const matchOf = (result: MapResult) => matches.find(match => scoresFor(match, result) !== null)
  const idOf = (played: string) => maps.find(({ name }) => plainMapName(name) === plainMapName(played))?.id
  return matches.flatMap(match => {
    const played = results
      .filter(result => matchOf(result) === match)
      .flatMap(result => {
        const [scores, mapId] = [scoresFor(match, result), idOf(result.map)]
        return scores && mapId !== undefined ? [{ mapId, ...scores }] : []
      })
    const filled = numberedMaps(withResults(match.maps, played))
    return countResults(filled) === countResults(match.maps) ? [] : [{ id: match.id, maps: filled }]
  })
}
