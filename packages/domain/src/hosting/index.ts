export {
  checkEventJoin,
  checkEventPrize,
  checkHost,
  checkHostedPhases,
  type EventJoin,
  eventPrizeLength,
  type Host,
  type HostingLimits,
  hostingLimits,
  nextOwner,
  type ParticipantState,
} from './private-event.ts'
