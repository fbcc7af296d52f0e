export {
  type MailKind,
  mailKindNames,
  pushedNotifications,
  type ReachChannel,
  type ReachKind,
  reachChannels,
  reachKindNames,
  reachKinds,
} from './kinds.ts'
export { checkMessage, checkPolishMessage, messageLength } from './message.ts'
export { bounceLimit, retryDelayMs, retryForMs } from './retry.ts'
export {
  digestDay,
  dueWarning,
  earliestWarningMs,
  endOfQuiet,
  eventsNotPlayed,
  isQuiet,
  type LockWarning,
  lockMoveMailMs,
  mayDisturb,
  namedLocksMs,
  nextDigestTime,
  pushesPerDay,
  pushGapMs,
  startOfDay,
  urgentPushMs,
} from './timing.ts'
export {
  eventWebhookKinds,
  isFailingTooLong,
  leagueWebhookKinds,
  type WebhookForm,
  type WebhookKind,
  webhookDelayMs,
  webhookFailingDays,
  webhookForms,
  webhooksPerTarget,
} from './webhook.ts'
