export { countMaps, type MapsCounted, type PlayerCount, type SourceMap } from './count-maps.ts'
export { type SourceOffer, sourceEntry, type UploadInForce } from './source-entry.ts'
export {
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
