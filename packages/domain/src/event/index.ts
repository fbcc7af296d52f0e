export {
  type CompletionWarning,
  type CountingUpload,
  completionWarnings,
  type EventGap,
  eventGaps,
  invalidReason,
  matchesWithoutResult,
  type NextStep,
  nextStep,
  type PlannedEvent,
  type PlannedPhase,
} from './checklist.ts'
export { type EventCountdown, eventCountdown, type PhaseCountdown, phaseCountdown } from './countdown.ts'
export {
  type DateQuestion,
  dateQuestions,
  hidesDecks,
  type MatchQuestion,
  matchQuestion,
  type NewDates,
  type ShiftedPhase,
  shiftLaterPhases,
} from './edit-question.ts'
export {
  checkEventEdit,
  checkEventRemoval,
  checkNewPhase,
  checkPhaseDates,
  missingEventFields,
  movePhase,
  type NewPhase,
  newPhase,
  type PhaseWithDecks,
  removePhase,
} from './event-edit.ts'
export {
  checkNewOrganiser,
  type EventKind,
  type EventRight,
  eventRightNames,
  eventRights,
  type OrganisedEvent,
  organisersPerEvent,
  type RightsAsker,
  rightOfSettings,
} from './event-rights.ts'
export {
  type EventDates,
  type EventViewer,
  eventBadge,
  eventState,
  featuredOrder,
  hasJoined,
  isJoinable,
  joiningEnded,
} from './event-state.ts'
export {
  type Fixture,
  type FixtureContext,
  type FixturesResult,
  fixtureColumns,
  fixtureLimits,
  readFixtures,
} from './fixtures.ts'
export {
  checkLineUpRemoval,
  checkPlayerEntry,
  checkTeamEntry,
  checkTeamRemoval,
  type LineUp,
  playersLeaving,
} from './line-up.ts'
export {
  checkLineUpNews,
  isSameNews,
  type LineUpNews,
  type NewsFields,
  newsTextLength,
  type UnexpectedPlayer,
  unexpectedPlayers,
} from './line-up-news.ts'
export { plainMapName } from './map-name.ts'
export {
  filledMatches,
  type LoggedResult,
  loggedResults,
  type MapResult,
  type MapResults,
  type MatchSides,
  mapResults,
  mapScore,
} from './map-results.ts'
export {
  checkMatch,
  type MapSlot,
  type Match,
  type MatchFields,
  type MatchMap,
  mapScoreLimit,
  mapsForSlot,
  mostMaps,
  numberedMaps,
  type Unfilled,
} from './match.ts'
export { dayInZone, type MatchDay, matchDay } from './match-day.ts'
export {
  type MapPlayers,
  type MatchPlayers,
  matchOfMap,
  type PlannedMap,
  type PlayedSide,
  type ServedMap,
  type ShownMap,
  scoresOfTeams,
  shownMaps,
} from './match-of-map.ts'
export {
  isNotableMatchChange,
  type MatchResult,
  type MatchTeams,
  matchMoveMs,
  matchResult,
  playersWithoutMatch,
  voidPlayers,
} from './match-status.ts'
export { ownEvents } from './own-events.ts'
export {
  enoughPastDecks,
  mostPastDecks,
  type PastPhase,
  type PlayedEvent,
  type PlayedPhase,
  pastPhases,
  shareReaching,
} from './past-scores.ts'
export { checkPerkRoll, defaultPerkRoll, rollPerks } from './perk-roll.ts'
export { type PlayButton, playButton } from './play-button.ts'
export {
  checkRewardTerms,
  nextRewardRange,
  type RewardFields,
  type RewardRange,
  type RewardTerms,
} from './reward-terms.ts'
export {
  checkChangedMatch,
  checkNewMatch,
  isTurned,
  type MatchTime,
  matchesOfTeams,
  type PhaseMatch,
} from './same-match.ts'
