import { cellOf, findColumns } from '../shared/csv/columns.ts'
import { groupBy } from '../shared/group-by.ts'
import { type MatchMap, numberedMaps } from './match.ts'

/** The columns of player stats that tell how a map ended (rulebook 11.36). */
const resultColumns = {
  player: ['steamid'],
  match: ['match_id', 'match'],
  map: ['map_name', 'map'],
  rounds: ['rounds'],
  won: ['map_won', 'won'],
} as const

/** How a map of a file ended: its name, the rounds of both sides, and the SteamIDs of both teams. */
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
 * Returns the rounds that winner and loser of a map have: 13 win of 24, after a draw 4 of each 6; null for a number of
 * rounds that no map ends with (rulebook 11.36).
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

/**
 * Reads how the maps of a file of player stats ended, in the file's order, from its rows with the header first; maps with
 * contradicting rows are left out, and all of them where the file lacks a column for it (rulebook 11.36).
 */
export const mapResults = ([header = [], ...rows]: readonly (readonly string[])[]): MapResult[] => {
  const columns = findColumns(header, resultColumns)
  const { player, map, rounds, won } = columns
  if (!player || !map || !rounds || !won) return []
  const read = rows
    .map(cells => ({ cells }))
    .map(row => ({
      match: cellOf(row, columns.match),
      player: cellOf(row, player),
      map: cellOf(row, map),
      rounds: Number(cellOf(row, rounds)),
      won: isYes(cellOf(row, won)),
    }))
  return [...groupBy(read, row => `${row.match}\n${row.map}`).values()].flatMap(played => {
    const [first] = played
    const score = first && mapScore(first.rounds)
    if (!score || played.some(each => each.rounds !== first.rounds)) return []
    const side = (hasWon: boolean) => played.filter(each => each.won === hasWon).map(each => each.player)
    const [winners, losers] = [side(true), side(false)]
    if (winners.length === 0 || losers.length === 0) return []
    return [{ map: first.map, winnerScore: score.winner, loserScore: score.loser, winners, losers }]
  })
}

/** A match with the SteamIDs of its sides' players. */
export type MatchSides = {
  id: number
  home: readonly string[]
  away: readonly string[]
  maps: readonly MatchMap[]
}

/** Reduces a map's name to what files and the catalogue have in common: `de_dust2` and `Dust II` are `dust2`. */
const plainMapName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(de|cs)_/, '')
    .replace(/\bii\b/, '2')
    .replace(/[^a-z0-9]/g, '')

const holds = (players: readonly string[], some: readonly string[]): boolean =>
  some.some(player => players.includes(player))

const scoresFor = (
  { home, away }: MatchSides,
  result: MapResult,
): Pick<MatchMap, 'homeScore' | 'awayScore'> | null => {
  const { winners, losers, winnerScore, loserScore } = result
  if (holds(home, winners) && holds(away, losers)) return { homeScore: winnerScore, awayScore: loserScore }
  if (holds(away, winners) && holds(home, losers)) return { homeScore: loserScore, awayScore: winnerScore }
  return null
}

const areSame = (some: readonly MatchMap[], other: readonly MatchMap[]): boolean =>
  some.length === other.length &&
  some.every(({ mapId, homeScore, awayScore }, place) => {
    const map = other[place]
    return map?.mapId === mapId && map.homeScore === homeScore && map.awayScore === awayScore
  })

/**
 * Returns the matches whose maps a file's results change, with their maps as they ended (rulebook 11.36). A result belongs
 * to the first match that its winners and losers stand on different sides of; maps that the catalogue does not know are left
 * out.
 */
export const filledMatches = (
  matches: readonly MatchSides[],
  results: readonly MapResult[],
  maps: readonly { id: number; name: string }[],
): { id: number; maps: MatchMap[] }[] => {
  const matchOf = (result: MapResult) => matches.find(match => scoresFor(match, result) !== null)
  return matches.flatMap(match => {
    const played = results
      .filter(result => matchOf(result) === match)
      .flatMap(result => {
        const scores = scoresFor(match, result)
        const mapId = maps.find(({ name }) => plainMapName(name) === plainMapName(result.map))?.id ?? null
        return scores ? [{ mapId, ...scores }] : []
      })
    const filled = numberedMaps(played)
    return filled.length === 0 || areSame(filled, match.maps) ? [] : [{ id: match.id, maps: filled }]
  })
}
