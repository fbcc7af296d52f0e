import { z } from 'zod'
import { adminProcedure, publicProcedure, router } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { paging } from '../../ground/contract/paging.ts'
import { done, dryRun, id } from '../../ground/contract/shapes.ts'
import { exportCatalogue } from './file/export-catalogue.ts'
import { keyplay } from './kinds/keyplay.ts'
import { map } from './kinds/map.ts'
import { perk } from './kinds/perk.ts'
import { player } from './kinds/player.ts'
import { reward } from './kinds/reward.ts'
import { role } from './kinds/role.ts'
import { sleeve } from './kinds/sleeve.ts'
import { style } from './kinds/style.ts'
import { team } from './kinds/team.ts'
import { listHandler } from './record/list-records.ts'
import { removeHandler } from './record/remove-record.ts'
import { addHandler, updateHandler } from './record/save-record.ts'

const listing = publicProcedure.input(z.strictObject({ ...paging, id: id.optional() }))
const removing = adminProcedure.input(z.strictObject({ id, dryRun })).output(answer(done))

/** The nine kinds of reference data, four calls each; everybody may read them (rulebook 11.15, 12.24). */
export const catalogueRouter = router({
  getTeams: listing.output(answer(team.page.shape)).query(listHandler(team)),
  addTeam: adminProcedure.input(team.added).output(answer(team.one.shape)).mutation(addHandler(team)),
  updateTeam: adminProcedure.input(team.updated).output(answer(team.one.shape)).mutation(updateHandler(team)),
  removeTeam: removing.mutation(removeHandler(team)),
  getPlayers: listing.output(answer(player.page.shape)).query(listHandler(player)),
  addPlayer: adminProcedure.input(player.added).output(answer(player.one.shape)).mutation(addHandler(player)),
  updatePlayer: adminProcedure
    .input(player.updated)
    .output(answer(player.one.shape))
    .mutation(updateHandler(player)),
  removePlayer: removing.mutation(removeHandler(player)),
  getRoles: listing.output(answer(role.page.shape)).query(listHandler(role)),
  addRole: adminProcedure.input(role.added).output(answer(role.one.shape)).mutation(addHandler(role)),
  updateRole: adminProcedure.input(role.updated).output(answer(role.one.shape)).mutation(updateHandler(role)),
  removeRole: removing.mutation(removeHandler(role)),
  getStyles: listing.output(answer(style.page.shape)).query(listHandler(style)),
  addStyle: adminProcedure.input(style.added).output(answer(style.one.shape)).mutation(addHandler(style)),
  updateStyle: adminProcedure
    .input(style.updated)
    .output(answer(style.one.shape))
    .mutation(updateHandler(style)),
  removeStyle: removing.mutation(removeHandler(style)),
  getMaps: listing.output(answer(map.page.shape)).query(listHandler(map)),
  addMap: adminProcedure.input(map.added).output(answer(map.one.shape)).mutation(addHandler(map)),
  updateMap: adminProcedure.input(map.updated).output(answer(map.one.shape)).mutation(updateHandler(map)),
  removeMap: removing.mutation(removeHandler(map)),
  getRewards: listing.output(answer(reward.page.shape)).query(listHandler(reward)),
  addReward: adminProcedure.input(reward.added).output(answer(reward.one.shape)).mutation(addHandler(reward)),
  updateReward: adminProcedure
    .input(reward.updated)
    .output(answer(reward.one.shape))
    .mutation(updateHandler(reward)),
  removeReward: removing.mutation(removeHandler(reward)),
  getPerks: listing.output(answer(perk.page.shape)).query(listHandler(perk)),
  addPerk: adminProcedure.input(perk.added).output(answer(perk.one.shape)).mutation(addHandler(perk)),
  updatePerk: adminProcedure.input(perk.updated).output(answer(perk.one.shape)).mutation(updateHandler(perk)),
  removePerk: removing.mutation(removeHandler(perk)),
  getKeyplays: listing.output(answer(keyplay.page.shape)).query(listHandler(keyplay)),
  addKeyplay: adminProcedure
    .input(keyplay.added)
    .output(answer(keyplay.one.shape))
    .mutation(addHandler(keyplay)),
  updateKeyplay: adminProcedure
    .input(keyplay.updated)
    .output(answer(keyplay.one.shape))
    .mutation(updateHandler(keyplay)),
  removeKeyplay: removing.mutation(removeHandler(keyplay)),
  getSleeves: listing.output(answer(sleeve.page.shape)).query(listHandler(sleeve)),
  addSleeve: adminProcedure.input(sleeve.added).output(answer(sleeve.one.shape)).mutation(addHandler(sleeve)),
  updateSleeve: adminProcedure
    .input(sleeve.updated)
    .output(answer(sleeve.one.shape))
    .mutation(updateHandler(sleeve)),
  removeSleeve: removing.mutation(removeHandler(sleeve)),
  exportCatalogue,
})
