export { type EveningPhase, eveningWaitMs, isPhaseOver, type NewPhaseDates, planEvening } from './evening.ts'
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
  checkHostedPhases,
  checkHostedTeams,
  type EventJoin,
  eventPrizeLength,
  type Host,
  type HostingLimits,
  hostingLimits,
  nextOwner,
  type ParticipantState,
} from './private-event.ts'
