import { feature } from '../../ground/contract/call.ts'
import { deleteClan } from './delete-clan.ts'
import { getClan, getClanMembers, getClans } from './get-clans.ts'
import { joinClan, leaveClan } from './join-and-leave.ts'
import { removeClanMember, setClanRole } from './manage-members.ts'
import { addClan, updateClan } from './save-clan.ts'

const read = { scope: 'read', defaultText: 'loadClan' } as const
/** A change of a clan or of its members: every list of clans and members becomes stale. */
const change = {
  scope: 'play',
  refusals: [404, 409],
  refreshes: ['clan.getClans', 'clan.getClan', 'clan.getClanMembers', 'account.getUser'],
} as const

export const clanCalls = feature('/api/social', 'Clans', {
  getClans: {
    ...read,
    summary: 'A page of clans, found by a phrase',
    needs: 'clans',
    staleAfter: ['clan_changed', 'notification'],
    run: getClans,
  },
  getClan: {
    ...read,
    summary: 'A clan with its picture and its number of members',
    refusals: [404],
    needs: 'clan',
    staleAfter: ['clan_changed', 'notification'],
    run: getClan,
  },
  getClanMembers: {
    ...read,
    summary: 'A page of the members of a clan',
    refusals: [404],
    defaultText: 'clanMembers',
    needs: 'members',
    staleAfter: ['scores_changed', 'clan_changed', 'notification'],
    run: getClanMembers,
  },
  addClan: {
    ...change,
    summary: 'Founds a clan and makes the asker its owner',
    defaultText: 'addClan',
    run: addClan,
  },
  joinClan: { ...change, summary: 'Joins a clan', defaultText: 'joinClan', run: joinClan },
  leaveClan: { ...change, summary: 'Leaves a clan', defaultText: 'leaveClan', run: leaveClan },
  deleteClan: {
    ...change,
    summary: "Deletes the caller's clan and frees its members",
    defaultText: 'deleteClan',
    run: deleteClan,
  },
  updateClan: {
    ...change,
    summary: "Renames the caller's clan or changes its picture",
    defaultText: 'updateClan',
    run: updateClan,
  },
  setClanRole: {
    ...change,
    summary: 'Makes a member a moderator, or a moderator a member',
    run: setClanRole,
  },
  removeClanMember: { ...change, summary: 'Removes a member', run: removeClanMember },
})
