export { type CsvDelimiter, delimiterOf, isSeparatorLine } from './csv/delimiter.ts'
export { type CsvFaultCode, csvFaultReason, csvFaultTexts, readCsvFault } from './csv/fault-texts.ts'
export { type CsvFault, maxReportedFaults } from './csv/faults.ts'
export { type CsvRows, fromCsv } from './csv/from-csv.ts'
export { toCsv } from './csv/to-csv.ts'
export { type FileText, textOfFile } from './file-text.ts'
export { exactSum, fromHundredths, productOver, toHundredths } from './hundredths.ts'
export { inLanguage } from './in-language.ts'
export { type RefusalCode, type RefusalKind, refusalCodes, refusalKind, refusals } from './refusal.ts'
export { refusalMessage } from './refusal-message.ts'
export { accept, type Refusal, type Result, refuse } from './result.ts'
export { checkRevision, checkUnchanged } from './revision.ts'
export { steamId64Of } from './steam-id.ts'
export { isGzip, isSpreadsheet, type TextEncoding, textEncodingOf } from './text-encoding.ts'
export { ageOn, dayMs, epochMs, hourMs, isCalendarDay, minuteMs, utcDay } from './time.ts'
export { InvalidInputError } from './value/invalid-input-error.ts'
export { isVisible } from './visible.ts'
export {
  adminPageSizes,
  type ClanRole,
  clanRole,
  deckSize,
  defaultPageSize,
  type EventState,
  eventStates,
  type FriendshipStatus,
  friendshipStatus,
  type KeyplayType,
  keyplaysPerCard,
  keyplayTypes,
  type MatchStatus,
  matchStatuses,
  type NewsState,
  type NotificationKind,
  newsStates,
  notificationKinds,
  type PhaseState,
  pageSizes,
  perkRarities,
  perksPerCard,
  phaseStateNames,
  phraseLength,
  product,
  type RewardType,
  rewardType,
  roleIds,
  type ScoreFileType,
  type SecondChance,
  scoreFileTypes,
  secondChanceStates,
  shortlistSize,
  styleIds,
} from './vocabulary.ts'
