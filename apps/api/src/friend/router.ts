import { router } from '../http/trpc.ts'
import { acceptInvite } from './accept-invite.ts'
import { cancelInvite, refuseInvite, removeFriend } from './end-friendship.ts'
import { sendInvite } from './send-invite.ts'

export const friendRouter = router({ sendInvite, acceptInvite, refuseInvite, cancelInvite, removeFriend })
