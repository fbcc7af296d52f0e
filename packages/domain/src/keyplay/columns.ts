import type { ColumnNames, Columns } from '../shared/csv/columns.ts'

/** The columns of the kill feed with their other names, the layout's own first (rulebook 8.4, 8.5). */
export const killFeedColumns = {
  attacker: ['attacker_steamid', 'killerSteamId', 'attacker_steamid64'],
  victim: ['user_steamid', 'victim_steamid', 'victimSteamId'],
  round: ['total_rounds_played', 'round', 'round_num', 'roundNumber'],
  match: ['match_id', 'match'],
  map: ['map_name', 'map'],
  tick: ['tick'],
  assister: ['assister_steamid', 'assisterSteamId'],
  assistedflash: ['assistedflash', 'isAssistedFlash'],
  weapon: ['weapon'],
  headshot: ['headshot', 'isHeadshot'],
  noscope: ['noscope', 'isNoScope'],
  thrusmoke: ['thrusmoke', 'isThroughSmoke'],
  penetrated: ['penetrated', 'penetratedObjects'],
  attackerblind: ['attackerblind', 'is_killer_blinded'],
  attackerTeam: ['attacker_team', 'attacker_team_name'],
  victimTeam: ['user_team', 'user_team_name', 'victim_team_name'],
  phase: ['phase'],
} as const satisfies ColumnNames<string>

/** A column of the kill feed. */
export type KillFeedColumn = keyof typeof killFeedColumns
export type KillFeedColumns = Columns<KillFeedColumn>

/** The columns of the player stats; camelCase is the same name (rulebook 8.4, 8.6). */
export const playerStatsColumns = {
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

/** A column of the player stats. */
export type PlayerStatsColumn = keyof typeof playerStatsColumns
