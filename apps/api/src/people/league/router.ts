import { router } from '../../ground/call/trpc.ts'
import { addLeague } from './edit/add-league.ts'
import { deleteLeague } from './edit/delete-league.ts'
import { renewLeague } from './edit/renew-league.ts'
import { renewLeagueCode } from './edit/renew-league-code.ts'
import { updateLeague } from './edit/update-league.ts'
import { admitLeagueMember } from './member/admit-league-member.ts'
import { joinLeague } from './member/join-league.ts'
import { leaveLeague } from './member/leave-league.ts'
import { remindLeagueMembers } from './member/remind-league-members.ts'
import { removeLeagueMember } from './member/remove-league-member.ts'
import { updateLeagueRole } from './member/update-league-role.ts'
import { getHolders } from './read/get-holders.ts'
import { getLeague } from './read/get-league.ts'
import { getLeagueBracket } from './read/get-league-bracket.ts'
import { getLeagueFixtures } from './read/get-league-fixtures.ts'
import { getLeagueMembers } from './read/get-league-members.ts'
import { getLeaguePreview } from './read/get-league-preview.ts'
import { getLeagueTitles } from './read/get-league-titles.ts'
import { getLeagues } from './read/get-leagues.ts'
import { getSeason } from './season/get-season.ts'
import { getLeagueTable } from './table/get-league-table.ts'

export const leagueRouter = router({
  addLeague,
  deleteLeague,
  renewLeagueCode,
  renewLeague,
  updateLeague,
  admitLeagueMember,
  joinLeague,
  leaveLeague,
  remindLeagueMembers,
  removeLeagueMember,
  updateLeagueRole,
  getHolders,
  getLeagueBracket,
  getLeagueFixtures,
  getLeagueMembers,
  getLeaguePreview,
  getLeagueTable,
  getLeagueTitles,
  getLeague,
  getLeagues,
  getSeason,
})
