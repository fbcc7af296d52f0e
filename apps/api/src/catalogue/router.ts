import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { paging } from '../contract/paging.ts'
import { done, dryRun, id } from '../contract/shapes.ts'
import { adminProcedure, publicProcedure, router } from '../http/trpc.ts'
import { addTo } from './record/add-record.ts'
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
import { listOf } from './record/list-records.ts'
import { removeFrom } from './record/remove-record.ts'
import { updateIn } from './record/update-record.ts'

const listing = publicProcedure.input(z.strictObject({ ...paging, id: id.optional() }))
const removing = adminProcedure.input(z.strictObject({ id, dryRun })).output(answer(done))

/** The nine kinds of reference data, four calls each (admin-social.md 7, rules.md 11). Reading is for everybody. */
export const catalogueRouter = router({
  getTeams: listing.output(answer(team.page.shape)).query(listOf(team)),
  addTeam: adminProcedure.input(team.added).output(answer(team.one.shape)).mutation(addTo(team)),
  updateTeam: adminProcedure.input(team.updated).output(answer(team.one.shape)).mutation(updateIn(team)),
  removeTeam: removing.mutation(removeFrom(team)),
  getPlayers: listing.output(answer(player.page.shape)).query(listOf(player)),
  addPlayer: adminProcedure.input(player.added).output(answer(player.one.shape)).mutation(addTo(player)),
  updatePlayer: adminProcedure
    .input(player.updated)
    .output(answer(player.one.shape))
    .mutation(updateIn(player)),
  removePlayer: removing.mutation(removeFrom(player)),
  getRoles: listing.output(answer(role.page.shape)).query(listOf(role)),
  addRole: adminProcedure.input(role.added).output(answer(role.one.shape)).mutation(addTo(role)),
  updateRole: adminProcedure.input(role.updated).output(answer(role.one.shape)).mutation(updateIn(role)),
  removeRole: removing.mutation(removeFrom(role)),
  getStyles: listing.output(answer(style.page.shape)).query(listOf(style)),
  addStyle: adminProcedure.input(style.added).output(answer(style.one.shape)).mutation(addTo(style)),
  updateStyle: adminProcedure.input(style.updated).output(answer(style.one.shape)).mutation(updateIn(style)),
  removeStyle: removing.mutation(removeFrom(style)),
  getMaps: listing.output(answer(map.page.shape)).query(listOf(map)),
  addMap: adminProcedure.input(map.added).output(answer(map.one.shape)).mutation(addTo(map)),
  updateMap: adminProcedure.input(map.updated).output(answer(map.one.shape)).mutation(updateIn(map)),
  removeMap: removing.mutation(removeFrom(map)),
  getRewards: listing.output(answer(reward.page.shape)).query(listOf(reward)),
  addReward: adminProcedure.input(reward.added).output(answer(reward.one.shape)).mutation(addTo(reward)),
  updateReward: adminProcedure
    .input(reward.updated)
    .output(answer(reward.one.shape))
    .mutation(updateIn(reward)),
  removeReward: removing.mutation(removeFrom(reward)),
  getPerks: listing.output(answer(perk.page.shape)).query(listOf(perk)),
  addPerk: adminProcedure.input(perk.added).output(answer(perk.one.shape)).mutation(addTo(perk)),
  updatePerk: adminProcedure.input(perk.updated).output(answer(perk.one.shape)).mutation(updateIn(perk)),
  removePerk: removing.mutation(removeFrom(perk)),
  getKeyplays: listing.output(answer(keyplay.page.shape)).query(listOf(keyplay)),
  addKeyplay: adminProcedure.input(keyplay.added).output(answer(keyplay.one.shape)).mutation(addTo(keyplay)),
  updateKeyplay: adminProcedure
    .input(keyplay.updated)
    .output(answer(keyplay.one.shape))
    .mutation(updateIn(keyplay)),
  removeKeyplay: removing.mutation(removeFrom(keyplay)),
  getSleeves: listing.output(answer(sleeve.page.shape)).query(listOf(sleeve)),
  addSleeve: adminProcedure.input(sleeve.added).output(answer(sleeve.one.shape)).mutation(addTo(sleeve)),
  updateSleeve: adminProcedure
    .input(sleeve.updated)
    .output(answer(sleeve.one.shape))
    .mutation(updateIn(sleeve)),
  removeSleeve: removing.mutation(removeFrom(sleeve)),
  exportCatalogue,
})
