export { type ScoreFileLayout, scoreFileLayouts, uploadsOf } from './layout.ts'
export type {
  LoggedUpload as ServerLogUpload,
  LoggedUploadOptions as ServerLogFileOptions,
} from './logged-uploads.ts'
export { type ReadScoreFileResult, readScoreFile } from './read-score-file.ts'
export {
  type ScoreFileOptions,
  type ScoreFileReader,
  type ScoreFileResult,
  scoreFileReader,
} from './score-file.ts'
export {
  type CountedMap,
  isServerLog,
  isServerLogName,
  type ServerLogFileReader,
  type ServerLogFileResult,
  serverLogFileReader,
} from './server-log-file.ts'
export { countsOfFileMaps, type FileMoment, type ScoreFileCount, type ScoreFileMap } from './tally.ts'
