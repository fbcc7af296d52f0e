import type { CatalogueKind } from '@game/domain'
import { z } from 'zod'
import { adminProcedure, publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { feature, gamePath, type Runner } from '../../ground/contract/call.ts'
import { paging } from '../../ground/contract/paging.ts'
import { done, dryRun, id } from '../../ground/contract/shapes.ts'
import { exportCatalogue } from './file/export-catalogue.ts'
import { importCatalogue } from './file/import-catalogue.ts'
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

/** Teams show players; players show teams, roles and styles: a change of one record makes all lists stale. */
const change = {
  scope: 'admin',
  refusals: [404, 409],
  defaultText: 'admin',
  refreshes: [
    'catalogue.getTeams',
    'catalogue.getPlayers',
    'catalogue.getRoles',
    'catalogue.getStyles',
    'catalogue.getMaps',
    'catalogue.getRewards',
    'catalogue.getPerks',
    'catalogue.getKeyplays',
    'catalogue.getSleeves',
  ],
} as const

const csdata = '/api/csdata'
/** Kinds of the game, and rewards, are not among the reference data of the sport. */
const folders: Partial<Record<CatalogueKind, `/api${string}`>> = {
  reward: '/api',
  perk: gamePath,
  keyplay: gamePath,
  sleeve: gamePath,
}
const path = (kind: CatalogueKind, verb: string) => ({ path: `${folders[kind] ?? csdata}/${verb}` as const })
type Of = { kind: CatalogueKind }

const list = <Run extends Runner>({ kind }: Of, run: Run, defaultText = 'admin') => ({
  ...path(kind, `get-${kind}s`),
  scope: 'read' as const,
  summary: `A page of ${kind}s, found by a phrase`,
  defaultText,
  needs: `${kind}s`,
  run,
})
const changing =
  (verb: 'add' | 'update' | 'remove', summary: (kind: CatalogueKind) => string) =>
  <Run extends Runner>({ kind }: Of, run: Run) => ({
    ...change,
    ...path(kind, `${verb}-${kind}`),
    summary: summary(kind),
    run,
  })
const add = changing('add', kind => `Adds a ${kind}`)
const update = changing('update', kind => `Changes a ${kind}`)
const remove = changing('remove', kind => `Removes a ${kind} that nothing uses`)

const listing = publicProcedure.input(z.strictObject({ ...paging, id: id.optional() }))
const removing = adminProcedure.input(z.strictObject({ id, dryRun })).output(answer(done))
const page = <Page extends z.ZodType>(definition: { page: { shape: Page } }) => answer(definition.page.shape)
const one = <One extends z.ZodType>(definition: { one: { shape: One } }) => answer(definition.one.shape)

/** The nine kinds of reference data, four calls each; everybody may read them (rulebook 11.15, 12.24). */
export const catalogueCalls = feature(
  csdata,
  'Reference data in nine kinds: reading for everybody, writing for admins',
  {
    getTeams: list(team, listing.output(page(team)).query(listHandler(team))),
    addTeam: add(team, adminProcedure.input(team.added).output(one(team)).mutation(addHandler(team))),
    updateTeam: update(
      team,
      adminProcedure.input(team.updated).output(one(team)).mutation(updateHandler(team)),
    ),
    removeTeam: remove(team, removing.mutation(removeHandler(team))),
    getPlayers: list(player, listing.output(page(player)).query(listHandler(player))),
    addPlayer: add(
      player,
      adminProcedure.input(player.added).output(one(player)).mutation(addHandler(player)),
    ),
    updatePlayer: update(
      player,
      adminProcedure.input(player.updated).output(one(player)).mutation(updateHandler(player)),
    ),
    removePlayer: remove(player, removing.mutation(removeHandler(player))),
    getRoles: list(role, listing.output(page(role)).query(listHandler(role))),
    addRole: add(role, adminProcedure.input(role.added).output(one(role)).mutation(addHandler(role))),
    updateRole: update(
      role,
      adminProcedure.input(role.updated).output(one(role)).mutation(updateHandler(role)),
    ),
    removeRole: remove(role, removing.mutation(removeHandler(role))),
    getStyles: list(style, listing.output(page(style)).query(listHandler(style)), 'loadStyles'),
    addStyle: add(style, adminProcedure.input(style.added).output(one(style)).mutation(addHandler(style))),
    updateStyle: update(
      style,
      adminProcedure.input(style.updated).output(one(style)).mutation(updateHandler(style)),
    ),
    removeStyle: remove(style, removing.mutation(removeHandler(style))),
    getMaps: list(map, listing.output(page(map)).query(listHandler(map))),
    addMap: add(map, adminProcedure.input(map.added).output(one(map)).mutation(addHandler(map))),
    updateMap: update(map, adminProcedure.input(map.updated).output(one(map)).mutation(updateHandler(map))),
    removeMap: remove(map, removing.mutation(removeHandler(map))),
    getRewards: list(reward, listing.output(page(reward)).query(listHandler(reward))),
    addReward: add(
      reward,
      adminProcedure.input(reward.added).output(one(reward)).mutation(addHandler(reward)),
    ),
    updateReward: update(
      reward,
      adminProcedure.input(reward.updated).output(one(reward)).mutation(updateHandler(reward)),
    ),
    removeReward: remove(reward, removing.mutation(removeHandler(reward))),
    getPerks: list(perk, listing.output(page(perk)).query(listHandler(perk))),
    addPerk: add(perk, adminProcedure.input(perk.added).output(one(perk)).mutation(addHandler(perk))),
    updatePerk: update(
      perk,
      adminProcedure.input(perk.updated).output(one(perk)).mutation(updateHandler(perk)),
    ),
    removePerk: remove(perk, removing.mutation(removeHandler(perk))),
    getKeyplays: list(keyplay, listing.output(page(keyplay)).query(listHandler(keyplay)), 'loadKeyplays'),
    addKeyplay: add(
      keyplay,
      adminProcedure.input(keyplay.added).output(one(keyplay)).mutation(addHandler(keyplay)),
    ),
    updateKeyplay: update(
      keyplay,
      adminProcedure.input(keyplay.updated).output(one(keyplay)).mutation(updateHandler(keyplay)),
    ),
    removeKeyplay: remove(keyplay, removing.mutation(removeHandler(keyplay))),
    getSleeves: list(sleeve, listing.output(page(sleeve)).query(listHandler(sleeve)), 'loadSleeves'),
    addSleeve: add(
      sleeve,
      adminProcedure.input(sleeve.added).output(one(sleeve)).mutation(addHandler(sleeve)),
    ),
    updateSleeve: update(
      sleeve,
      adminProcedure.input(sleeve.updated).output(one(sleeve)).mutation(updateHandler(sleeve)),
    ),
    removeSleeve: remove(sleeve, removing.mutation(removeHandler(sleeve))),
    exportCatalogue: {
      scope: 'admin',
      summary: 'All players or all teams as a CSV file',
      defaultText: 'admin',
      run: exportCatalogue,
    },
    importCatalogue: {
      ...change,
      summary: 'Players or teams from a CSV file, by steamId or key: all of it or nothing',
      run: importCatalogue,
    },
  },
)
