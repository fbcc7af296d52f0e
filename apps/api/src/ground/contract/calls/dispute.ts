import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

const path = `/api/${product.slug}` as const
const read = { method: 'GET', defaultText: 'unknown', refreshes: [] } as const
const change = { method: 'POST', refusals: [404, 409], defaultText: 'unknown' } as const

export const dispute = {
  sendDispute: {
    ...change,
    path: `${path}/send-dispute`,
    access: 'user',
    scope: 'play',
    summary: "Disputes a locked phase; the caller's receipt of it goes to the admins",
    refreshes: ['dispute.getOwnDisputes'],
  },
  getOwnDisputes: {
    ...read,
    path: `${path}/get-own-disputes`,
    access: 'user',
    scope: 'read',
    summary: "The caller's disputes about a phase with their answers, newest first",
    refusals: [404],
  },
  getDisputes: {
    ...read,
    path: `${path}/get-disputes`,
    access: 'admin',
    scope: 'admin',
    summary: "A page of users' disputes, with their receipts and whether these verify; open ones first",
    refusals: [],
  },
  answerDispute: {
    ...change,
    path: `${path}/answer-dispute`,
    access: 'admin',
    scope: 'admin',
    summary: 'Answers a dispute, which closes it',
    refreshes: ['dispute.getDisputes'],
  },
} satisfies CallRecords
