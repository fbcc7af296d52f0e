import type { ColumnNames, Columns } from './column.ts'

/** The player stats' columns (keyplays.md, Player stats); camelCase is the same name. */
export const playerStatsNames = {
  player: ['steamid'],
  rounds: ['rounds'],
  damage: ['damage'],
  adr: ['adr'],
  utilityDamage: ['utility_damage'],
  clutches: ['clutches_won'],
  mvps: ['mvps'],
  plants: ['bomb_plants'],
  defuses: ['bomb_defuses'],
  match: ['match_id', 'match'],
  map: ['map_name', 'map'],
  phase: ['phase'],
} as const satisfies ColumnNames<string>

export type PlayerStatsColumns = Columns<keyof typeof playerStatsNames>

const toldBy: Readonly<Record<number, keyof PlayerStatsColumns>> = {
  15: 'utilityDamage',
  16: 'clutches',
  17: 'mvps',
  18: 'plants',
  19: 'defuses',
}

/** The keyplays that stats with these columns cannot tell. */
export const uncountedByStats = (columns: PlayerStatsColumns): number[] =>
  Object.entries(toldBy)
    .filter(([, need]) => columns[need] === undefined)
    .map(([id]) => Number(id))
