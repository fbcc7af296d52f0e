import { frozen } from '../shared/frozen.ts'

/** The channels by which users are reached outside the game (rulebook 20.8). */
export const reachChannels = frozen(['mail'] as const)
/** A channel by which users are reached outside the game (rulebook 20.8). */
export type ReachChannel = (typeof reachChannels)[number]

/**
 * The kinds of what is sent, with their channels; a user can turn each off by channel (rulebook 20.8). What has no own kind is in the weekly
 * digest.
 */
export const reachKinds = frozen({
  deck_unfinished: ['mail'],
  lock_moved: ['mail'],
  organiser_message: ['mail'],
  weekly_digest: ['mail'],
} as const satisfies Record<string, readonly ReachChannel[]>)
/** A kind of what is sent (rulebook 20.8). */
export type ReachKind = keyof typeof reachKinds

/** The names of the kinds, in the order of the settings (rulebook 20.8). */
export const reachKindNames = frozen(Object.keys(reachKinds) as ReachKind[])
