export {
  countMaps,
  type MapsCounted,
  type PlayerCount,
  type SourceMap,
  sumPlayerCounts,
} from './count-maps.ts'
export {
  beginningOf,
  firstReading,
  isSilent,
  type PlacedMap,
  phaseOfMap,
  type ReadMap,
  silenceMs,
  standingMaps,
} from './source-map.ts'
export {
  type PlayersBySteamId,
  peopleToSettle,
  playerCountedFor,
  type SourcePerson,
  settlePeople,
  type UnsettledPerson,
} from './source-people.ts'
