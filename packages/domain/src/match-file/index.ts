export {
  isMatchFile,
  type MatchFile,
  type MatchFileFault,
  type MatchFileResult,
  type MatchFileTeam,
  readMatchFile,
} from './match-file.ts'
