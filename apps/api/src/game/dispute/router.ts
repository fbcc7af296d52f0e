import { router } from '../../ground/call/trpc.ts'
import { answerDispute } from './answer-dispute.ts'
import { getDisputes } from './get-disputes.ts'
import { getOwnDisputes } from './get-own-disputes.ts'
import { sendDispute } from './send-dispute.ts'

export const disputeRouter = router({ sendDispute, getOwnDisputes, getDisputes, answerDispute })
