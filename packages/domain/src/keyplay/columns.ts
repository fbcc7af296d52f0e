import type { ColumnNames, Columns } from '../shared/csv/columns.ts'

/** The columns that tell the maps of a file apart, together (rulebook 7.14, 8.4). */
export const mapColumns = {
  match: ['match_id', 'match'],
  map: ['map_name', 'map'],
  mapNumber: ['map_number'],
  checksum: ['match_checksum'],
  demo: ['demo', 'demo_name'],
  file: ['file'],
  game: ['game_id'],
} as const satisfies ColumnNames<string>
export type MapColumns = Columns<keyof typeof mapColumns>

/** The columns of the kill feed with their other names, the layout's own first (rulebook 8.4, 8.5). */
export const killFeedColumns = {
  attacker: ['attacker_steamid', 'killerSteamId', 'attacker_steamid64'],
  victim: ['user_steamid', 'victim_steamid', 'victimSteamId'],
  round: ['total_rounds_played', 'round', 'round_num', 'roundNumber'],
  ...mapColumns,
  tick: ['tick'],
  assister: ['assister_steamid', 'assisterSteamId'],
  assistedflash: ['assistedflash', 'isAssistedFlash', 'is flash assist'],
  weapon: ['weapon', 'weapon name'],
  headshot: ['headshot', 'isHeadshot'],
  noscope: ['noscope', 'isNoScope'],
  thrusmoke: ['thrusmoke', 'isThroughSmoke'],
  penetrated: ['penetrated', 'penetratedObjects'],
  attackerblind: ['attackerblind', 'is_killer_blinded'],
  attackerTeam: ['attacker_team', 'attacker_team_name', 'killer team name'],
  victimTeam: ['user_team', 'user_team_name', 'victim_team_name'],
  attackerSide: ['attacker_side', 'killer side'],
  victimSide: ['user_side', 'victim side'],
  warmUp: ['is_warmup_period'],
  phase: ['phase'],
} as const satisfies ColumnNames<string>

/** A column of the kill feed. */
export type KillFeedColumn = keyof typeof killFeedColumns
export type KillFeedColumns = Columns<KillFeedColumn>

/** The columns of the player stats; camelCase is the same name (rulebook 8.4, 8.6). */
export const playerStatsColumns = {
  player: ['steamid', 'steamid64'],
  rounds: ['rounds'],
  damage: ['damage'],
  adr: ['adr'],
  utilityDamage: ['utility_damage'],
  clutches: ['clutches_won'],
  wonAgainstOne: ['v1_wins'],
  wonAgainstTwo: ['v2_wins'],
  mvps: ['mvps'],
  plants: ['bomb_plants'],
  defuses: ['bomb_defuses'],
  ...mapColumns,
  phase: ['phase'],
} as const satisfies ColumnNames<string>

/** A column of the player stats. */
export type PlayerStatsColumn = keyof typeof playerStatsColumns
