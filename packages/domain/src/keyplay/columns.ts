import type { ColumnNames, Columns } from '../shared/csv/columns.ts'

/** The columns that together identify a map within a file (rulebook 7.14, 8.4). */
export const mapColumns = {
  match: ['match_id', 'match'],
  map: ['map_name', 'map'],
  mapNumber: ['map_number', 'map_id'],
  checksum: ['match_checksum'],
  demo: ['demo', 'demo_name'],
  file: ['file'],
  game: ['game_id'],
} as const satisfies ColumnNames<string>
export type MapColumns = Columns<keyof typeof mapColumns>

/**
 * The marks that a kill can have, each with the names of its column in a kill feed, the layout's own name first (rulebook
 * 7.6). The readers of kill feeds and server logs and the type `Kill` are derived from this table.
 */
export const killMarkColumns = {
  headshot: ['headshot', 'isHeadshot'],
  noscope: ['noscope', 'isNoScope'],
  thrusmoke: ['thrusmoke', 'isThroughSmoke'],
  attackerblind: ['attackerblind', 'attackerBlinded'],
} as const satisfies ColumnNames<string>
/** A mark of a kill, such as `headshot` (rulebook 7.6). */
export type KillMark = keyof typeof killMarkColumns
export const killMarks = Object.keys(killMarkColumns) as readonly KillMark[]

const unmarked = Object.fromEntries(killMarks.map(mark => [mark, false])) as Record<KillMark, boolean>

/** Returns the marks of a kill by calling `isMarked` for each. */
export const marksOf = (isMarked: (mark: KillMark) => boolean): Record<KillMark, boolean> => {
  const marks = { ...unmarked }
  for (const mark of killMarks) marks[mark] = isMarked(mark)
  return marks
}

/** Returns the word for a mark in a server log: its name, except for smoke (rulebook 7.6). */
export const wordInLog = (mark: KillMark): string => (mark === 'thrusmoke' ? 'throughsmoke' : mark)

/** The columns of the kill feed with all their names, the layout's own first (rulebook 8.4, 8.5). */
export const killFeedColumns = {
  attacker: ['attacker_steamid', 'killerSteamId', 'attacker_steamid64'],
  victim: ['user_steamid', 'victim_steamid', 'user_steamid64', 'victim_steamid64'],
  round: ['total_rounds_played', 'round', 'round_num', 'roundNumber'],
  ...mapColumns,
  tick: ['tick'],
  assister: ['assister_steamid', 'assisterSteamId'],
  assistedflash: ['assistedflash', 'isAssistedFlash', 'is flash assist'],
  weapon: ['weapon', 'weapon name'],
  penetrated: ['penetrated', 'penetratedObjects'],
  ...killMarkColumns,
  attackerName: ['attacker_name', 'killer name'],
  victimName: ['user_name', 'victim name'],
  attackerTeam: [
    'attacker_team',
    'attacker_team_clan_name',
    'attacker_team_name',
    'killer team name',
    'killer_team',
  ],
  victimTeam: [
    'user_team',
    'user_team_clan_name',
    'user_team_name',
    'victim_team',
    'victim_team_clan_name',
    'victim_team_name',
  ],
  attackerSide: ['attacker_side', 'killer side', 'attacker_team_num'],
  victimSide: ['user_side', 'victim side', 'user_team_num', 'victim_team_num'],
  tickRate: ['tick_rate'],
  warmUp: ['is_warmup_period', 'is_warmup', 'warmup'],
  phase: ['phase'],
} as const satisfies ColumnNames<string>

/** A column of the kill feed. */
export type KillFeedColumn = keyof typeof killFeedColumns
export type KillFeedColumns = Columns<KillFeedColumn>

/** The columns of the player stats with all their names; camelCase counts as the same name (rulebook 8.4, 8.6). */
export const playerStatsColumns = {
  player: ['steamid', 'steamid64'],
  name: ['name', 'player_name'],
  rounds: ['rounds', 'rounds_played'],
  damage: ['damage', 'health damage'],
  adr: ['adr', 'avg damages per round'],
  utilityDamage: ['utility_damage', 'util_damage'],
  clutches: ['clutches_won'],
  wonAgainstOne: ['v1_wins', 'v1'],
  wonAgainstTwo: ['v2_wins', 'v2'],
  wonAgainstThree: ['v3_wins', 'v3'],
  wonAgainstFour: ['v4_wins', 'v4'],
  wonAgainstFive: ['v5_wins', 'v5'],
  mvps: ['mvps', 'mvp'],
  plants: ['bomb_plants', 'bomb planted'],
  defuses: ['bomb_defuses', 'bomb defused'],
  ...mapColumns,
  phase: ['phase'],
} as const satisfies ColumnNames<string>

/** A column of the player stats. */
export type PlayerStatsColumn = keyof typeof playerStatsColumns
