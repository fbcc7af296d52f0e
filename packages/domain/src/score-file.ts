export { type Fault, faultsTold } from './score-file/fault.ts'
export { type Layout, layouts } from './score-file/layout.ts'
export {
  type ScoreFile,
  type ScoreFileOptions,
  type ScoreFileResult,
  scoreFile,
} from './score-file/score-file.ts'
export type { Count } from './score-file/tally.ts'
