import { roleIds, styleIds } from '@game/domain'

/** Roles and styles by their fixed ids (rulebook 5.14). */
export const roles = [
  {
    id: roleIds.rifler,
    name: 'RIFLER',
    description: 'Takes the rifle duels: entries, trades and holds.',
  },
  {
    id: roleIds.awp,
    name: 'AWP',
    description: 'The team’s sniper: opens rounds and locks down long angles.',
  },
  {
    id: roleIds.igl,
    name: 'IGL',
    description: 'The in-game leader: makes the calls and sets the pace.',
  },
]

export const styles = [
  { id: styleIds.aggressive, name: 'Aggressive', description: 'Looks for the first fight of the round.' },
  { id: styleIds.passive, name: 'Passive', description: 'Holds positions and lets the enemy come.' },
]

/** `file` is the map's name in score files. */
export const maps = [
  { id: 1, name: 'Ancient', file: 'de_ancient' },
  { id: 2, name: 'Anubis', file: 'de_anubis' },
  { id: 3, name: 'Dust II', file: 'de_dust2' },
  { id: 4, name: 'Inferno', file: 'de_inferno' },
  { id: 5, name: 'Mirage', file: 'de_mirage' },
  { id: 6, name: 'Nuke', file: 'de_nuke' },
  { id: 7, name: 'Overpass', file: 'de_overpass' },
  { id: 8, name: 'Train', file: 'de_train' },
  { id: 9, name: 'Vertigo', file: 'de_vertigo' },
  { id: 10, name: 'Cache', file: 'de_cache' },
  { id: 11, name: 'Cobblestone', file: 'de_cbble' },
  { id: 12, name: 'Tuscan', file: 'de_tuscan' },
]

export const rewards = [
  { id: 1, name: 'Clutch coins', description: 'Coins for your profile collection.' },
  { id: 2, name: 'Sticker capsule', description: 'A capsule with one sticker of the event.' },
  { id: 3, name: 'Weapon case', description: 'One unopened weapon case.' },
  { id: 4, name: 'Gift card', description: 'A gift card; the amount is in euros.' },
  { id: 5, name: 'Team jersey', description: 'A jersey of the winning team, in your size.' },
  { id: 6, name: 'Mousepad', description: 'A mousepad with the artwork of the event.' },
]
