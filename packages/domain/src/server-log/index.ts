export {
  type AssembledLog,
  assembleLogs,
  type LogChunk,
  type LogPiece,
  type LogRun,
} from './assemble-logs.ts'
export { type CountableMap, countLoggedMap, type LoggedCount } from './count-logged-map.ts'
export type {
  ComparedColumn,
  LogAgreement,
  LogDifference,
  LoggedKill,
  LoggedMap,
  LoggedMapState,
  LoggedPerson,
  LoggedRound,
  LoggedStats,
  LogHole,
  LogSide,
  RestoredRound,
  ServerLog,
  ServerLogOptions,
  ServerLogReader,
  UncountedOfMap,
  UncountedReason,
} from './line/server-log.ts'
export { readPeopleOnSides } from './people-on-sides.ts'
export { serverLogReader } from './server-log-reader.ts'
export {
  readSteamCodes,
  steamCodeLength,
  steamCodeLetters,
  steamCodeMinutes,
  type WrittenSteamCode,
} from './steam-codes.ts'
