export { type EventCountdown, eventCountdown, type PhaseCountdown, phaseCountdown } from './countdown.ts'
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
  checkLineUpRemoval,
  checkPlayerEntry,
  checkTeamEntry,
  checkTeamRemoval,
  type LineUp,
  playersLeaving,
} from './line-up.ts'
export {
  checkMatch,
  type MapSlot,
  type Match,
  type MatchFields,
  type MatchMap,
  mapsForSlot,
  numberedMaps,
  type Unfilled,
} from './match.ts'
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
export { checkRewardTerms, type RewardFields, type RewardTerms } from './reward-terms.ts'
