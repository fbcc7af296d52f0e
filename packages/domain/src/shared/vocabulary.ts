/** The game's words and numbers as constants, and the types that follow from them (player.md 3, 4, 9; admin-social.md 3, 9). */

export const deckSize = 5
export const keyplaysPerCard = 3
export const perksPerCard = 3

export const eventStates = ['completed', 'upcoming', 'ongoing', 'invalid'] as const
export type EventState = (typeof eventStates)[number]

export const phaseStateNames = ['locked', 'open', 'locked_in', 'success', 'failed'] as const
export type PhaseState = (typeof phaseStateNames)[number]

export const secondChanceStates = ['not_opened', 'open', 'locked'] as const
export type SecondChance = (typeof secondChanceStates)[number]

export const keyplayTypes = ['kill', 'match', 'utility'] as const
export type KeyplayType = (typeof keyplayTypes)[number]

export const scoreFileTypes = ['kill', 'match'] as const
export type ScoreFileType = (typeof scoreFileTypes)[number]

export const roleIds = { rifler: 1, awp: 2, igl: 3 } as const
export const styleIds = { aggressive: 1, passive: 2 } as const

export const rewardType = { position: 1, percent: 2 } as const
export type RewardType = (typeof rewardType)[keyof typeof rewardType]

export const clanRole = { owner: 1, member: 2, moderator: 3 } as const
export type ClanRole = (typeof clanRole)[keyof typeof clanRole]

export const friendshipStatus = { pending: 0, accepted: 1 } as const
export type FriendshipStatus = (typeof friendshipStatus)[keyof typeof friendshipStatus]

/** What a player is told of in the header (rules.md 11), a perk that an admin takes off a card too. */
export const notificationKinds = [
  'phase_opened',
  'lock_near',
  'phase_result',
  'reward_granted',
  'friend_invite',
  'friend_accepted',
  'clan_removed',
  'card_removed',
  'perk_removed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const keyplayIconIds = { first: 1, last: 20 } as const
export const perkRarities = { first: 1, last: 11 } as const

export const pageSizes = [10, 25, 50] as const
export const adminPageSizes = [10, 25, 50, 100] as const
export const defaultPageSize = 50
export const phraseLength = 64
