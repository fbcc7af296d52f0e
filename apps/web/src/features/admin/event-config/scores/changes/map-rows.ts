import type { Inputs, Outputs } from '../../../../../base/api/client.ts'

/** A map in the set of a phase and type. */
export type PhaseMap = Outputs['score']['getPhaseMaps']['maps'][number]
export type MapChoice = Inputs['score']['updatePhaseMaps']['maps'][number]

/** The maps that are shown as one, at most one of each type: server logs give each map for both. */
export type MapRow = readonly [PhaseMap, ...PhaseMap[]]

/** Joins the maps of the two types that came from one log and are in the same state. */
export function mapRows(maps: readonly PhaseMap[]): MapRow[] {
  const rows: [PhaseMap, ...PhaseMap[]][] = []
  for (const map of maps) {
    const twin = rows.find(([first, ...others]) => others.length === 0 && areTwins(first, map))
    if (twin) twin.push(map)
    else rows.push([map])
  }
  return rows
}

const areTwins = (a: PhaseMap, b: PhaseMap): boolean =>
  a.type !== b.type &&
  a.phaseIndex === b.phaseIndex &&
  a.state === b.state &&
  a.match === b.match &&
  a.map === b.map &&
  a.number === b.number &&
  a.source.kind === b.source.kind &&
  a.source.name === b.source.name

/** The answers to the question which of two maps counts that look alike (rulebook 16.5). */
export type Answer = 'keepFirst' | 'takeOther' | 'both'

/** Finds the maps that count and look like a waiting one. */
export function firstOnes(row: MapRow, maps: readonly PhaseMap[]): PhaseMap[] {
  const doubled = row.flatMap(({ doubledWith }) => doubledWith)
  return maps.filter(({ id, state }) => state === 'in' && doubled.includes(id))
}

/** Returns the choices that an answer makes for a waiting map and those that look like it. */
export function choicesOf(answer: Answer, row: MapRow, maps: readonly PhaseMap[]): MapChoice[] {
  const waiting = row.map(({ id }) => ({ id, state: answer === 'keepFirst' ? 'out' : 'in' }) as const)
  if (answer !== 'takeOther') return waiting
  return [...waiting, ...firstOnes(row, maps).map(({ id }) => ({ id, state: 'out' as const }))]
}

/** Writes a map's name without its prefix: `de_nuke` is `Nuke`; '' stays ''. */
export function mapTitle(map: string): string {
  const plain = map.replace(/^(de|cs)_/, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Names a map by its name with the match or source, such as `Nuke (m4)`; one without a name by its source. */
export const mapName = (map: { map: string; match: string; source: string }): string =>
  map.map === '' ? map.source : `${mapTitle(map.map)} (${map.match || map.source})`

export const nameOfRow = ([{ map, match, source }]: MapRow): string =>
  mapName({ map, match, source: source.name })

/** A change of maps that is shown before it is made. */
export type MapStep = { title: string; text: string; act: string; choices: MapChoice[] }
