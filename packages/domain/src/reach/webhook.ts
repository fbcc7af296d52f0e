import { dayMs, hourMs, minuteMs } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'

/** What a webhook of an event can be sent (rulebook 21.8). */
export const eventWebhookKinds = frozen([
  'phase.opened',
  'phase.locked',
  'phase.result',
  'result.corrected',
  'lock.moved',
  'event.completed',
] as const)
/** What a webhook of a league can be sent (rulebook 21.8). */
export const leagueWebhookKinds = frozen([
  'league.joined',
  'league.drawn',
  'league.round',
  'league.ended',
] as const)
/** What a webhook can be sent (rulebook 21.8). */
export type WebhookKind = (typeof eventWebhookKinds)[number] | (typeof leagueWebhookKinds)[number]

/** How a message is written: as Standard Webhooks has it, or for a channel of Discord (rulebook 21.9, 21.13). */
export const webhookForms = frozen(['standard', 'discord'] as const)
/** How the messages of a webhook are written (rulebook 21.9, 21.13). */
export type WebhookForm = (typeof webhookForms)[number]

/** The number of webhooks that an event or a league can have (rulebook 21.7). */
export const webhooksPerTarget = 5

/** For how many days a webhook may fail before it is switched off (rulebook 21.11). */
export const webhookFailingDays = 3

/** The times between tries: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. */
const delays = [5000, 5 * minuteMs, 30 * minuteMs, ...[2, 5, 10, 14, 20, 24].map(hours => hours * hourMs)]

/**
 * Returns after how many milliseconds a message that was tried `tries` times is tried again, up to a tenth later by `jitter` (0 to
 * 1) so that not all come back at once; undefined when it is given up (rulebook 21.10).
 */
export const webhookDelayMs = (tries: number, jitter: number): number | undefined => {
  const delay = delays[tries - 1]
  return delay === undefined ? undefined : Math.round(delay * (1 + jitter / 10))
}

/** Whether a webhook that has failed since an instant is switched off now (rulebook 21.11); both are ISO 8601. */
export const isFailingTooLong = (failingSince: string | null, now: string): boolean =>
  failingSince !== null && Date.parse(now) - Date.parse(failingSince) >= webhookFailingDays * dayMs
