export {
  checkClanEdit,
  checkClanJoin,
  checkClanLeave,
  checkClanName,
  checkClanRole,
  checkMemberRemoval,
  type RoleInClan,
} from './clan.ts'
export {
  checkBlock,
  checkFriendshipAct,
  checkInvite,
  checkNickname,
  type Friendship,
  type FriendshipAct,
  type InviteRequest,
} from './friendship.ts'
export { groupNotifications, type SortedNotification } from './notification-group.ts'
export {
  checkModeration,
  checkPost,
  checkPostDeletion,
  checkPostEdit,
  leagueTalks,
  mentionsOf,
  type PostFacts,
  type PostSign,
  type PostState,
  postSigns,
  postState,
  talkLimits,
} from './talk.ts'
