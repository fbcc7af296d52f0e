export {
  type LiveChange,
  type LivePop,
  type LiveReason,
  liveChanges,
  livePops,
  roundsChanged,
} from './live-change.ts'
export {
  type LiveCount,
  type LiveCounts,
  type LiveMap,
  liveCountsOf,
  livePlayersOf,
  liveStateOf,
  type WatchedMap,
} from './live-map.ts'
export { addCounts, provisionalCounts, type ScoredCard } from './provisional-score.ts'
