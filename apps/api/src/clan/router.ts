import { router } from '../http/trpc.ts'
import { addClan } from './add-clan.ts'
import { deleteClan } from './delete-clan.ts'
import { getClan } from './get-clan.ts'
import { getClanMembers } from './get-clan-members.ts'
import { getClans } from './get-clans.ts'
import { joinClan } from './join-clan.ts'
import { leaveClan } from './leave-clan.ts'
import { removeClanMember } from './remove-clan-member.ts'
import { setClanRole } from './set-clan-role.ts'
import { updateClan } from './update-clan.ts'

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
