export {
  type AdoptedPlayer,
  type AdoptedTeam,
  type AdoptionMatches,
  type AdoptionPlan,
  checkAdoption,
  type PlannedPlayer,
  type PlannedTeam,
  planAdoption,
} from './adoption.ts'
export {
  type EveningPhase,
  eveningWaitMs,
  isPhaseOver,
  isWaitingForMatch,
  type NewPhaseDates,
  phaseOfLiveMap,
  planEvening,
} from './evening.ts'
export { checkOwnCards, type OwnCards, type PhaseTeams, playersOfOwnMatch } from './own-match.ts'
export {
  type OwnPlayer,
  type OwnPlayerChange,
  type OwnPlayerRow,
  ownLineUp,
  type PlayerFacts,
  planOwnPlayers,
  teamOfOthers,
} from './own-players.ts'
export { type PlayerLine, readPlayerLines } from './player-lines.ts'
export {
  checkEventJoin,
  checkEventPrize,
  checkHost,
  checkHostedDemos,
  checkHostedLogs,
  checkHostedPhases,
  checkHostedSource,
  checkHostedTeams,
  checkHostOpen,
  type EventJoin,
  eventPrizeLength,
  type Host,
  type HostingLimits,
  hostingLimits,
  nextEventName,
  nextOwner,
  type ParticipantState,
} from './private-event.ts'
