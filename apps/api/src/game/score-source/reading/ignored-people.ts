import type { SourcePerson } from '@game/domain'

/** Returns the SteamIDs of the people whom an admin ignores (rulebook 15.11). */
export const ignoredPeople = (people: readonly SourcePerson[]): Set<string> =>
  new Set(people.flatMap(({ steamId, ignored }) => (ignored ? [steamId] : [])))
