export {
  type CountedMoment,
  type LoggedKillOfPlayers,
  type MapMoments,
  momentsOfCounts,
  momentsOfMap,
  withLiveMoments,
} from './counted-moment.ts'
export { type LeadMove, type LeadPart, type Rivalry, rivalryOf } from './rivalry.ts'
