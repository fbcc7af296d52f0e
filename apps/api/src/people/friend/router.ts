import { router } from '../../ground/call/trpc.ts'
import { acceptInvite, cancelInvite, refuseInvite, removeFriend } from './answer-friendship.ts'
import { blockUser, unblockUser } from './block-user.ts'
import { sendInvite } from './send-invite.ts'

export const friendRouter = router({
  sendInvite,
  acceptInvite,
  refuseInvite,
  cancelInvite,
  removeFriend,
  blockUser,
  unblockUser,
})
