export type { KillFeedColumn, KillMark, PlayerStatsColumn } from './columns.ts'
export type {
  CountedKeyplay,
  Keyplay,
  KillKeyplay,
  MapKeyplay,
  RoundKeyplay,
} from './counted-keyplay.ts'
export type { Kill, MapStats, Round, RoundKill, TeamOfPlayer } from './detector-input.ts'
export { firstKillsOf } from './first-kills.ts'
export { type KeyplayId, keyplayIconIds, keyplays, keyplayTable, uploadOf } from './keyplay-table.ts'
export { type KeyplayTexts, keyplayTexts } from './keyplay-texts.ts'
export { flashAssists, openingKills, playersWithKills, tradeKills, tradeTicks } from './round.ts'
