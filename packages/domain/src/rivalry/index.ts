export {
  type CountedMoment,
  type LoggedKillOfPlayers,
  momentsOfCounts,
  momentsOfMap,
} from './counted-moment.ts'
export {
  type LeadMove,
  type LeadPart,
  type MapMoments,
  type Rivalry,
  rivalryOf,
} from './rivalry.ts'
