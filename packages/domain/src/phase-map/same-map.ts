/** Where a map of a phase was read from (rulebook 16.1). */
export type MapOrigin = 'file' | 'server'

/** What identifies a map in its phase, and what it is compared by. */
export type PhaseMap = {
  /** The same key means the same map (rulebook 16.2). */
  key: string
  origin: MapOrigin
  /** The game server; null for a file. A server tells its own maps apart by their times. */
  sourceId?: number | null
  /** Whether these are the counts of a whole file that does not say which maps it has (rulebook 16.10). */
  whole: boolean
  /** The map's name, such as `de_inferno`; '' if the file does not say. */
  map: string
  /** The match and the number of the map in it, as the file names them; '' for what it does not say, as for all that may be missing. */
  match?: string
  number?: string
  /** How many rounds it has; null if the file does not say. */
  rounds?: number | null
  /** The players on it, by the ids of the catalogue. */
  players: readonly number[]
  /** Who killed whom in its first round, as `firstKillsOf` writes it; '' if that is not known. */
  firstKills?: string
  /** The checksum of what was read of it; '' if it is not stored. */
  checksum?: string
}

/** Whether two maps of a phase have the same origin and key. */
export const haveSameKey = (a: PhaseMap, b: PhaseMap): boolean => a.origin === b.origin && a.key === b.key

/** The name of a map by which files and servers have it in common: `de_nuke`, `Nuke` and `workshop/12/de_nuke` are `nuke`. */
export const plainName = (map: string): string => map.toLowerCase().replace(/^.*\//, '').replace(/^de_/, '')

const differ = (a = '', b = ''): boolean => a !== '' && b !== '' && a !== b

const isEqual = (a = '', b = ''): boolean => a !== '' && a === b

const areSamePlayers = (a: readonly number[], b: readonly number[]): boolean => {
  const [few, many] = a.length < b.length ? [a, new Set(b)] : [b, new Set(a)]
  return few.length > 0 && few.length * 2 >= many.size && few.every(player => many.has(player))
}

/** Tools disagree about a kill after the end of a round, so half of the kills in common are enough. */
const areSameKills = (a: string, b: string): boolean => {
  const [kills, others] = [a.split(' '), b.split(' ')]
  return kills.filter(kill => others.includes(kill)).length * 2 >= Math.max(kills.length, others.length)
}

/** How many rounds two readings of a map may differ by: some tools leave out rounds in which nobody was killed. */
export const mostRoundsApart = 2

/**
 * Whether two readings are of the same map, whatever their files are called and whichever tools wrote them: nothing that both
 * say of its name and its number in a match differs, and they are not of one server, and what was read is equal, or who killed whom in the first round; if not both
 * know that, the players and the rounds (rulebook 16.11).
 *
 * @example
 * const nuke = { key: 'a', origin: 'file', whole: false, map: 'de_nuke', match: '', number: '', rounds: 21 } as const
 * const read = { ...nuke, sourceId: null, players: [1, 2], firstKills: '', checksum: '' }
 * isSameMap(read, { ...read, key: 'b', map: 'Nuke' }) // true
 */
export const isSameMap = (a: PhaseMap, b: PhaseMap): boolean => {
  if (a.sourceId && a.sourceId === b.sourceId) return false
  if (differ(plainName(a.map), plainName(b.map))) return false
  if (isEqual(a.match, b.match) && differ(a.number, b.number)) return false
  if (isEqual(a.checksum, b.checksum)) return true
  if (a.firstKills && b.firstKills) return areSameKills(a.firstKills, b.firstKills)
  if (a.origin === 'server' && b.origin === 'server') return false
  const apart = Math.abs((a.rounds ?? b.rounds ?? 0) - (b.rounds ?? a.rounds ?? 0))
  return apart <= mostRoundsApart && areSamePlayers(a.players, b.players)
}

/**
 * Whether two maps of a phase look like the same one. The counts of a whole file can be those of any map (rulebook 16.5).
 *
 * @example
 * const nuke = { key: 'a', origin: 'server', whole: false, map: 'de_nuke', match: '', number: '', rounds: 21 } as const
 * const read = { ...nuke, sourceId: null, players: [1, 2], firstKills: '', checksum: '' }
 * looksAlike(read, { ...read, origin: 'file', map: 'Nuke' }) // true
 */
export const looksAlike = (a: PhaseMap, b: PhaseMap): boolean => {
  if (haveSameKey(a, b)) return false
  const areServers = a.origin === 'server' && b.origin === 'server'
  return a.whole || b.whole ? !areServers : isSameMap(a, b)
}
