import { router } from '../http/trpc.ts'
import { acceptInvite, cancelInvite, refuseInvite, removeFriend } from './answer-friendship.ts'
import { sendInvite } from './send-invite.ts'

export const friendRouter = router({ sendInvite, acceptInvite, refuseInvite, cancelInvite, removeFriend })
