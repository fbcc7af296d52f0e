import type { CallRecords } from '../call.ts'

const path = '/api/social'
const change = {
  method: 'POST',
  access: 'user',
  scope: 'play',
  refusals: [404, 409],
  refreshes: ['account.getUser'],
} as const

export const friend = {
  sendInvite: {
    ...change,
    path: `${path}/send-invite`,
    summary: 'Invites a user to be a friend',
    defaultText: 'sendInvite',
  },
  acceptInvite: {
    ...change,
    path: `${path}/accept-invite`,
    summary: 'Accepts an invite',
    defaultText: 'unknown',
  },
  refuseInvite: {
    ...change,
    path: `${path}/refuse-invite`,
    summary: 'Refuses an invite',
    defaultText: 'unknown',
  },
  cancelInvite: {
    ...change,
    path: `${path}/cancel-invite`,
    summary: "Takes back one of the caller's invites",
    defaultText: 'unknown',
  },
  removeFriend: {
    ...change,
    path: `${path}/remove-friend`,
    summary: 'Ends a friendship',
    defaultText: 'removeFriend',
  },
  blockUser: {
    ...change,
    path: `${path}/block-user`,
    summary: "Blocks a user: no invites between the two, no friendship, no joining of the blocker's clan",
    defaultText: 'unknown',
  },
  unblockUser: {
    ...change,
    path: `${path}/unblock-user`,
    summary: 'Unblocks a user',
    defaultText: 'unknown',
  },
} satisfies CallRecords
