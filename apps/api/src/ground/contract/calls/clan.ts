import type { CallRecords } from '../call.ts'

const path = '/api/social'
const read = {
  method: 'GET',
  access: 'public',
  scope: 'read',
  defaultText: 'loadClan',
  refreshes: [],
} as const
/** A change of a clan or of its members: every list of clans and members becomes stale. */
const change = {
  method: 'POST',
  access: 'user',
  scope: 'play',
  refusals: [404, 409],
  refreshes: ['clan.getClans', 'clan.getClan', 'clan.getClanMembers', 'account.getUser'],
} as const

export const clan = {
  getClans: {
    ...read,
    path: `${path}/get-clans`,
    summary: 'A page of clans, found by a phrase',
    refusals: [],
  },
  getClan: {
    ...read,
    path: `${path}/get-clan`,
    summary: 'A clan with its picture and its number of members',
    refusals: [404],
  },
  getClanMembers: {
    ...read,
    path: `${path}/get-clan-members`,
    summary: 'A page of the members of a clan',
    refusals: [404],
    defaultText: 'clanMembers',
  },
  addClan: {
    ...change,
    path: `${path}/add-clan`,
    summary: 'Founds a clan and makes the asker its owner',
    defaultText: 'addClan',
  },
  joinClan: { ...change, path: `${path}/join-clan`, summary: 'Joins a clan', defaultText: 'joinClan' },
  leaveClan: { ...change, path: `${path}/leave-clan`, summary: 'Leaves a clan', defaultText: 'leaveClan' },
  deleteClan: {
    ...change,
    path: `${path}/delete-clan`,
    summary: "Deletes the caller's clan and frees its members",
    defaultText: 'deleteClan',
  },
  updateClan: {
    ...change,
    path: `${path}/update-clan`,
    summary: "Renames the caller's clan or changes its picture",
    defaultText: 'updateClan',
  },
  setClanRole: {
    ...change,
    path: `${path}/set-clan-role`,
    summary: 'Makes a member a moderator, or a moderator a member',
    defaultText: 'unknown',
  },
  removeClanMember: {
    ...change,
    path: `${path}/remove-clan-member`,
    summary: 'Removes a member',
    defaultText: 'unknown',
  },
} satisfies CallRecords
