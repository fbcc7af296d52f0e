import { frozen } from './value/frozen.ts'

/** The product's name, defined only here: `slug` in paths and calls, `name` on screens and in titles (rulebook 12.1). */
export const product = frozen({ slug: 'clutchdeck', name: 'Clutchdeck' } as const)

/** The number of cards in a full deck (rulebook 4.2). */
export const deckSize = 5
/** The largest number of players on a shortlist (rulebook 4.22). */
export const shortlistSize = 200
/** The maximum number of keyplays on one card (rulebook 4.8). */
export const keyplaysPerCard = 3
/** The maximum number of perks on one card (rulebook 4.9). */
export const perksPerCard = 3

/** The states of an event (rulebook 2.7). */
export const eventStates = frozen(['completed', 'upcoming', 'ongoing', 'invalid'] as const)
/** A state of an event (rulebook 2.7). */
export type EventState = (typeof eventStates)[number]

/** The states of a phase for one user (rulebook 3.1). */
export const phaseStateNames = frozen(['locked', 'open', 'locked_in', 'success', 'failed'] as const)
/** The state of a phase for one user (rulebook 3.1). */
export type PhaseState = (typeof phaseStateNames)[number]

/** The states of a second chance (rulebook 3.13). */
export const secondChanceStates = frozen(['not_opened', 'open', 'locked'] as const)
/** The state of a second chance (rulebook 3.13). */
export type SecondChance = (typeof secondChanceStates)[number]

/** The types of keyplays (rulebook 7.16). */
export const keyplayTypes = frozen(['kill', 'match', 'utility'] as const)
/** The type of a keyplay (rulebook 7.16). */
export type KeyplayType = (typeof keyplayTypes)[number]

/** The two uploads of score files (rulebook 8.1). */
export const scoreFileTypes = frozen(['kill', 'match'] as const)
/** An upload of score files (rulebook 8.1). */
export type ScoreFileType = (typeof scoreFileTypes)[number]

/** The ids of the three roles (rulebook 5.14). */
export const roleIds = frozen({ rifler: 1, awp: 2, igl: 3 } as const)
/** The ids of the two styles (rulebook 5.14). */
export const styleIds = frozen({ aggressive: 1, passive: 2 } as const)

/** The types of event rewards on the wire: by position or by percent (rulebook 9.9). */
export const rewardType = frozen({ position: 1, percent: 2 } as const)
/** The type of an event reward (rulebook 9.9). */
export type RewardType = (typeof rewardType)[keyof typeof rewardType]

/** The roles in a clan on the wire (rulebook 10.12). */
export const clanRole = frozen({ owner: 1, member: 2, moderator: 3 } as const)
/** A role in a clan (rulebook 10.12). */
export type ClanRole = (typeof clanRole)[keyof typeof clanRole]

/** The statuses of a friendship on the wire (rulebook 10.1). */
export const friendshipStatus = frozen({ pending: 0, accepted: 1 } as const)
/** The status of a friendship (rulebook 10.1). */
export type FriendshipStatus = (typeof friendshipStatus)[keyof typeof friendshipStatus]

/** The statuses of a match (rulebook 18.7). */
export const matchStatuses = frozen(['scheduled', 'postponed', 'void', 'forfeit'] as const)
/** The status of a match (rulebook 18.7). */
export type MatchStatus = (typeof matchStatuses)[number]

/** What an organiser can say of a listed player (rulebook 18.15). */
export const newsStates = frozen(['standIn', 'doubtful', 'out'] as const)
/** What an organiser says of a listed player (rulebook 18.15). */
export type NewsState = (typeof newsStates)[number]

/** The kinds of notifications (rulebook 10.21). */
export const notificationKinds = frozen([
  'phase_opened',
  'lock_near',
  'phase_result',
  'result_corrected',
  'lock_moved',
  'reward_granted',
  'reward_taken_back',
  'friend_invite',
  'friend_accepted',
  'clan_removed',
  'card_removed',
  'perk_removed',
  'dispute_answered',
  'match_changed',
  'line_up_news',
  'organiser_message',
  'organiser_named',
  'organiser_removed',
  'event_asked',
  'event_let_in',
  'event_removed',
  'event_owner',
  'event_closed',
  'event_adopted',
  'steam_linked',
  'steam_taken',
  'steam_unlinked',
  'league_joined',
  'league_asked',
  'league_let_in',
  'league_public',
  'league_removed',
  'league_owner_gone',
  'league_owner',
  'league_reminder',
  'league_drawn',
  'fixture_result',
  'round_won',
  'cup_won',
  'league_ended',
  'webhook_off',
  'talk_mentioned',
] as const)
/** A kind of notification (rulebook 10.21). */
export type NotificationKind = (typeof notificationKinds)[number]

/** The range of a perk's rarity, which decides its icon (rulebook 11.17). */
export const perkRarities = frozen({ first: 1, last: 11 } as const)

/** The page sizes of paged lists (rulebook 12.13). */
export const pageSizes = frozen([10, 25, 50] as const)
/** The page sizes of the admin area's lists (rulebook 12.13). */
export const adminPageSizes = frozen([10, 25, 50, 100] as const)
/** The default page size of a call (rulebook 12.13). */
export const defaultPageSize = 50
/** The maximum length of a search phrase, in characters (rulebook 12.14). */
export const phraseLength = 64
