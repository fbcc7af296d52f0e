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
  checkFriendshipAct,
  checkInvite,
  checkNickname,
  type Friendship,
  type FriendshipAct,
  type InviteRequest,
} from './friendship.ts'
