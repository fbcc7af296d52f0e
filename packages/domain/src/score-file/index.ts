export { type ScoreFileLayout, scoreFileLayouts } from './layout.ts'
export {
  type ScoreFileOptions,
  type ScoreFileReader,
  type ScoreFileResult,
  scoreFileReader,
} from './score-file.ts'
export type { ScoreFileCount } from './tally.ts'
