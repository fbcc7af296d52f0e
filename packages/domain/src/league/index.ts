export { bracketSize, bracketSlots } from './bracket.ts'
export { leagueCodeDigits, leagueCodeLength, readLeagueCode, showLeagueCode } from './code.ts'
export {
  type Cup,
  type CupRound,
  type CupScore,
  type CupTie,
  type FinalTie,
  playCup,
  type TieDecision,
} from './cup.ts'
export { closeLeague, drawnOrder, type LeagueClosing } from './draw.ts'
export { type GlanceCard, type GlanceDeck, glanceCards, roundOrder } from './glance.ts'
export {
  type FixtureTieBreak,
  fixturePoints,
  type HeadToHeadRow,
  headToHeadTable,
  type PlayedFixture,
  playFixtures,
} from './head-to-head.ts'
export { betterRound, type DecidedRound, longestRun, type SharedRound, type WinRun } from './history.ts'
export {
  absentOwner,
  checkLeagueEdit,
  checkLeagueEvents,
  checkLeagueJoin,
  checkLeagueLeave,
  checkLeagueName,
  checkLeaguePlace,
  checkLeagueRemoval,
  checkLeagueRole,
  checkLeagueSettings,
  checkLeagueSize,
  checkLeagueText,
  checkSeasonDates,
  type LeagueFormat,
  type LeagueJoin,
  type LeagueRoom,
  type LeagueSettings,
  type ListedLeagueEvent,
  leagueLimit,
  leagueSizes,
  leaguesOfUser,
  leagueTextLength,
  longestSeason,
} from './membership.ts'
export { needsQualifying, qualifiersOf, qualifyingTable } from './qualifying.ts'
export { firstRoundOf, type LeagueRound, type RoundScore } from './round.ts'
export { fixturesOf, type LeagueFixture, type Side } from './round-robin.ts'
export {
  hasScores,
  type LeagueEvent,
  type LeaguePhase,
  type LeagueScope,
  type LeagueState,
  leagueRounds,
  leagueState,
  playedRounds,
  type RoundOfLeague,
  type RoundState,
} from './rounds.ts'
export { type SeasonResult, type SeasonRow, seasonBoard } from './season-board.ts'
export { type HeadToHead, headToHeadFixtures, inactiveMembers, type MemberChange } from './seats.ts'
export {
  type LeagueMember,
  type LeagueTableRow,
  leagueTable,
  leagueTables,
  placePoints,
  type TableMode,
  type TieBreak,
} from './table.ts'
