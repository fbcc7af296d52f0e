import { router } from '../../ground/call/trpc.ts'
import { deleteClan } from './delete-clan.ts'
import { getClan, getClanMembers, getClans } from './get-clans.ts'
import { joinClan, leaveClan } from './join-and-leave.ts'
import { removeClanMember, setClanRole } from './manage-members.ts'
import { addClan, updateClan } from './save-clan.ts'

export const clanRouter = router({
  getClans,
  getClan,
  getClanMembers,
  addClan,
  joinClan,
  leaveClan,
  deleteClan,
  updateClan,
  setClanRole,
  removeClanMember,
})
