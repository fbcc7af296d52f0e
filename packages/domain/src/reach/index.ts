export {
  type ReachChannel,
  type ReachKind,
  reachChannels,
  reachKindNames,
  reachKinds,
} from './kinds.ts'
export { checkMessage, messageLength } from './message.ts'
export { bounceLimit, retryDelayMs, retryForMs } from './retry.ts'
export {
  digestDay,
  earliestWarningMs,
  endOfQuiet,
  eventsNotPlayed,
  isQuiet,
  lockMoveMailMs,
  mailWarningMs,
  mayDisturb,
  namedLocksMs,
  nextDigestTime,
  startOfDay,
  warningTime,
} from './timing.ts'
