export {
  type ReachChannel,
  type ReachKind,
  reachChannels,
  reachKindNames,
  reachKinds,
} from './kinds.ts'
export { bounceLimit, retryDelayMs, retryForMs } from './retry.ts'
export {
  digestDay,
  earliestWarningMs,
  isQuiet,
  lockMoveMailMs,
  lockMoveTime,
  mailWarningMs,
  namedLocksMs,
  nextDigestTime,
  startOfDay,
  warningTime,
} from './timing.ts'
