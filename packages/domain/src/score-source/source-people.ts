/**
 * What an admin has settled about a person of a source's logs: the person is ignored, or counts for the player `playerId`
 * (rulebook 15.11).
 */
export type SourcePerson = { steamId: string; playerId: number | null; ignored: boolean }

/** The ids of the catalogue's players by SteamID64. */
export type PlayersBySteamId = Readonly<Record<string, number>>

const playerOf = (steamId: string, players: PlayersBySteamId): number | undefined =>
  Object.hasOwn(players, steamId) ? players[steamId] : undefined

/**
 * Returns the id of the player for whom a person of a log counts; undefined for no player (rulebook 15.11).
 *
 * @example
 * playerCountedFor('76561198000000001', [{ steamId: '76561198000000001', playerId: 7, ignored: false }], {}) // 7
 */
export const playerCountedFor = (
  steamId: string,
  people: readonly SourcePerson[],
  players: PlayersBySteamId,
): number | undefined => {
  const settled = people.find(person => person.steamId === steamId)
  if (settled?.ignored) return undefined
  return settled?.playerId ?? playerOf(steamId, players)
}

/**
 * Adds what an admin has settled about people to what was settled before. A person who is neither ignored nor counts for a
 * player is no longer settled (rulebook 15.11).
 */
export const settlePeople = (
  before: readonly SourcePerson[],
  changes: readonly SourcePerson[],
): SourcePerson[] => {
  const settled = new Map([...before, ...changes].map(person => [person.steamId, person]))
  return Array.from(settled.values()).filter(({ playerId, ignored }) => ignored || playerId !== null)
}

/** A person of a log whom an admin may want to settle, with the name in the log. */
export type UnsettledPerson = SourcePerson & { name: string }

/**
 * Lists the people of maps whom the catalogue does not have or about whom something is settled, each once, sorted by SteamID
 * (rulebook 15.11).
 */
export const peopleToSettle = (
  logged: readonly { steamId: string; name: string }[],
  people: readonly SourcePerson[],
  players: PlayersBySteamId,
): UnsettledPerson[] => {
  const settled = new Map(people.map(person => [person.steamId, person]))
  const names = new Map(logged.map(({ steamId, name }) => [steamId, name]))
  return Array.from(names)
    .filter(([steamId]) => settled.has(steamId) || playerOf(steamId, players) === undefined)
    .map(([steamId, name]) => ({ playerId: null, ignored: false, ...settled.get(steamId), steamId, name }))
    .sort((a, b) => (a.steamId < b.steamId ? -1 : 1))
}
