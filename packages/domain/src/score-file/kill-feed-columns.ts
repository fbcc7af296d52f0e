import type { ColumnNames, Columns } from './column.ts'

/** The kill feed's columns with their other names (keyplays.md, Kill feed). */
export const killFeedNames = {
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

export type KillFeedColumns = Columns<keyof typeof killFeedNames>

type Needs = readonly (keyof KillFeedColumns)[]

/** The columns that tell a keyplay; for the others the attacker, the victim and the round are enough. */
const toldBy: Readonly<Record<number, Needs>> = {
  1: ['headshot'],
  2: ['penetrated'],
  3: ['thrusmoke'],
  4: ['noscope'],
  5: ['attackerblind'],
  7: ['tick'],
  8: ['weapon'],
  12: ['assister', 'assistedflash'],
  13: ['weapon'],
  14: ['weapon'],
}

/** The keyplays that a feed with these columns cannot tell. */
export const uncountedByFeed = (columns: KillFeedColumns): number[] =>
  Object.entries(toldBy)
    .filter(([, needs]) => needs.some(need => columns[need] === undefined))
    .map(([id]) => Number(id))
