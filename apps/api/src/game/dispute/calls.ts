import { feature, gamePath } from '../../ground/contract/call.ts'
import { answerDispute } from './answer-dispute.ts'
import { getDisputes } from './get-disputes.ts'
import { getOwnDisputes } from './get-own-disputes.ts'
import { sendDispute } from './send-dispute.ts'

const change = { refusals: [404, 409] } as const

export const disputeCalls = feature(gamePath, 'Disputes of locked phases', {
  sendDispute: {
    ...change,
    scope: 'play',
    summary: "Disputes a locked phase; the caller's receipt of it goes to the admins",
    refreshes: ['dispute.getOwnDisputes'],
    run: sendDispute,
  },
  getOwnDisputes: {
    scope: 'read',
    summary: "The caller's disputes about a phase with their answers, newest first",
    refusals: [404],
    staleAfter: ['notification'],
    run: getOwnDisputes,
  },
  getDisputes: {
    scope: 'admin',
    summary: "A page of users' disputes, with their receipts and whether these verify; open ones first",
    run: getDisputes,
  },
  answerDispute: {
    ...change,
    scope: 'admin',
    summary: 'Answers a dispute, which closes it',
    refreshes: ['dispute.getDisputes'],
    run: answerDispute,
  },
})
