import { frozen } from '../shared/value/frozen.ts'
import type { NotificationKind } from '../shared/vocabulary.ts'

/** The channels by which users are reached outside the game (rulebook 20.8). */
export const reachChannels = frozen(['mail', 'push'] as const)
/** A channel by which users are reached outside the game (rulebook 20.8). */
export type ReachChannel = (typeof reachChannels)[number]

/**
 * The kinds of what is sent, with their channels; a user can turn each off by channel (rulebook 20.8, 20.13). What has no own kind is in the
 * weekly digest.
 */
export const reachKinds = frozen({
  deck_unfinished: ['mail', 'push'],
  lock_moved: ['mail', 'push'],
  deck_changed: ['push'],
  result: ['push'],
  organiser_message: ['mail', 'push'],
  weekly_digest: ['mail'],
} as const satisfies Record<string, readonly ReachChannel[]>)
/** A kind of what is sent (rulebook 20.8). */
export type ReachKind = keyof typeof reachKinds

/** The names of the kinds, in the order of the settings (rulebook 20.8). */
export const reachKindNames = frozen(Object.keys(reachKinds) as ReachKind[])

/** A kind that is sent by mail (rulebook 20.8). */
export type MailKind = {
  [Kind in ReachKind]: 'mail' extends (typeof reachKinds)[Kind][number] ? Kind : never
}[ReachKind]

const isMailed = (kind: ReachKind): kind is MailKind => reachKinds[kind].some(channel => channel === 'mail')

/** The names of the kinds that are sent by mail (rulebook 20.8). */
export const mailKindNames = frozen(reachKindNames.filter(isMailed))

/** The kinds of notifications that are pushed too, with the kind by which a user turns that off (rulebook 20.13). */
export const pushedNotifications = frozen({
  lock_moved: 'lock_moved',
  card_removed: 'deck_changed',
  perk_removed: 'deck_changed',
  match_changed: 'deck_changed',
  line_up_news: 'deck_changed',
  result_corrected: 'deck_changed',
  phase_result: 'result',
  reward_granted: 'result',
  organiser_message: 'organiser_message',
} as const satisfies Partial<Record<NotificationKind, ReachKind>>)
