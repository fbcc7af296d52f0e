import { feature } from '../../ground/contract/call.ts'
import { acceptInvite, cancelInvite, refuseInvite, removeFriend } from './answer-friendship.ts'
import { blockUser, unblockUser } from './block-user.ts'
import { sendInvite } from './send-invite.ts'

const change = { scope: 'play', refusals: [404, 409], refreshes: ['account.getUser'] } as const

export const friendCalls = feature('/api/social', 'Friends', {
  sendInvite: {
    ...change,
    summary: 'Invites a user to be a friend',
    defaultText: 'sendInvite',
    run: sendInvite,
  },
  acceptInvite: { ...change, summary: 'Accepts an invite', run: acceptInvite },
  refuseInvite: { ...change, summary: 'Refuses an invite', run: refuseInvite },
  cancelInvite: { ...change, summary: "Takes back one of the caller's invites", run: cancelInvite },
  removeFriend: { ...change, summary: 'Ends a friendship', defaultText: 'removeFriend', run: removeFriend },
  blockUser: {
    ...change,
    summary: "Blocks a user: no invites between the two, no friendship, no joining of the blocker's clan",
    run: blockUser,
  },
  unblockUser: { ...change, summary: 'Unblocks a user', run: unblockUser },
})
