import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

const game = `/api/${product.slug}/` as const
const csdata = '/api/csdata/'

/** Teams show players; players show teams, roles and styles: a change of one record makes all lists stale. */
const refreshes = [
  'catalogue.getTeams',
  'catalogue.getPlayers',
  'catalogue.getRoles',
  'catalogue.getStyles',
  'catalogue.getMaps',
  'catalogue.getRewards',
  'catalogue.getPerks',
  'catalogue.getKeyplays',
  'catalogue.getSleeves',
]

type Path = `/api/${string}`
const change = {
  method: 'POST',
  access: 'admin',
  scope: 'admin',
  refusals: [404, 409],
  defaultText: 'admin',
  refreshes,
} as const

const list = <Text extends string>(path: Path, many: string, defaultText: Text) =>
  ({
    method: 'GET',
    path: `${path}get-${many}`,
    access: 'public',
    scope: 'read',
    summary: `A page of ${many}, found by a phrase`,
    refusals: [],
    defaultText,
    refreshes: [],
  }) as const
const add = (path: Path, one: string) =>
  ({ ...change, path: `${path}add-${one}`, summary: `Adds a ${one}` }) as const
const update = (path: Path, one: string) =>
  ({ ...change, path: `${path}update-${one}`, summary: `Changes a ${one}` }) as const
const remove = (path: Path, one: string) =>
  ({ ...change, path: `${path}remove-${one}`, summary: `Removes a ${one} that nothing uses` }) as const

export const catalogue = {
  getTeams: list(csdata, 'teams', 'admin'),
  addTeam: add(csdata, 'team'),
  updateTeam: update(csdata, 'team'),
  removeTeam: remove(csdata, 'team'),
  getPlayers: list(csdata, 'players', 'admin'),
  addPlayer: add(csdata, 'player'),
  updatePlayer: update(csdata, 'player'),
  removePlayer: remove(csdata, 'player'),
  getRoles: list(csdata, 'roles', 'admin'),
  addRole: add(csdata, 'role'),
  updateRole: update(csdata, 'role'),
  removeRole: remove(csdata, 'role'),
  getStyles: list(csdata, 'styles', 'loadStyles'),
  addStyle: add(csdata, 'style'),
  updateStyle: update(csdata, 'style'),
  removeStyle: remove(csdata, 'style'),
  getMaps: list(csdata, 'maps', 'admin'),
  addMap: add(csdata, 'map'),
  updateMap: update(csdata, 'map'),
  removeMap: remove(csdata, 'map'),
  getRewards: list('/api/', 'rewards', 'admin'),
  addReward: add('/api/', 'reward'),
  updateReward: update('/api/', 'reward'),
  removeReward: remove('/api/', 'reward'),
  getPerks: list(game, 'perks', 'admin'),
  addPerk: add(game, 'perk'),
  updatePerk: update(game, 'perk'),
  removePerk: remove(game, 'perk'),
  getKeyplays: list(game, 'keyplays', 'loadKeyplays'),
  addKeyplay: add(game, 'keyplay'),
  updateKeyplay: update(game, 'keyplay'),
  removeKeyplay: remove(game, 'keyplay'),
  getSleeves: list(game, 'sleeves', 'loadSleeves'),
  addSleeve: add(game, 'sleeve'),
  updateSleeve: update(game, 'sleeve'),
  removeSleeve: remove(game, 'sleeve'),
  exportCatalogue: {
    method: 'GET',
    path: `${csdata}export-catalogue`,
    access: 'admin',
    scope: 'admin',
    summary: 'All players or all teams as a CSV file',
    refusals: [],
    defaultText: 'admin',
    refreshes: [],
  },
  importCatalogue: {
    ...change,
    path: `${csdata}import-catalogue`,
    summary: 'Players or teams from a CSV file, by steamId or key: all of it or nothing',
    transport: 'form',
  },
} satisfies CallRecords
