export { type Fault, maxReportedFaults } from './fault.ts'
export { type Layout, layouts } from './layout.ts'
export {
  type ScoreFile,
  type ScoreFileOptions,
  type ScoreFileResult,
  scoreFile,
} from './score-file.ts'
export type { Count } from './tally.ts'
