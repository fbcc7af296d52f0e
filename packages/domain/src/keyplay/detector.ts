export { flashAssists, type Teams } from '../score-file/flash-assist.ts'
export { type Kill, killDetectors } from '../score-file/kill.ts'
export {
  killsByPlayer,
  multiKill,
  openingKills,
  type RoundKill,
  tradeKills,
  tradeTicks,
} from '../score-file/round.ts'
export { type Stats, statsDetectors } from '../score-file/stats.ts'
