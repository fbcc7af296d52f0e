export {
  checkEventJoin,
  checkEventPrize,
  checkHost,
  checkHostedPhases,
  type EventJoin,
  type Host,
  hostingLimits,
  nextOwner,
  type ParticipantState,
} from './private-event.ts'
