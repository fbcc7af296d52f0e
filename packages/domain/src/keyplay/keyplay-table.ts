import { frozen } from '../shared/value/frozen.ts'
import type { KeyplayType, ScoreFileType } from '../shared/vocabulary.ts'
import { type CountedKeyplay, type Keyplay, perKill, perMap, perRound } from './counted-keyplay.ts'
import type { MapStats } from './detector-input.ts'
import { flashAssists, openingKills, playersWithKills, tradeKills } from './round.ts'
import { isKnife } from './weapon.ts'

const fires: readonly string[] = ['molotov', 'incgrenade', 'inferno']

/** The damage by grenades and fire that makes one count. */
const utilityStep = 50
/** The damage per round from which on a player dominates a map. */
const dominance = 100

const dominates = ({ rounds, damage, adr }: MapStats): boolean =>
  adr === undefined ? rounds > 0 && damage >= dominance * rounds : adr >= dominance

/**
 * Each row has id, name, type, price, needed columns and detector. `perKill` and `perRound` belong to the kill upload;
 * damage and rounds together replace `adr`.
 */
const table = frozen([
  perKill(1, 'Headshot', 'kill', 4, ['headshot'], kill => kill.headshot),
  perKill(2, 'Wallbang', 'kill', 40, ['penetrated'], kill => kill.penetrated > 0),
  perKill(3, 'Through smoke', 'kill', 20, ['thrusmoke'], kill => kill.thrusmoke),
  perKill(4, 'No-scope', 'kill', 300, ['noscope'], kill => kill.noscope),
  perKill(5, 'Blind kill', 'kill', 60, ['attackerblind'], kill => kill.attackerblind),
  perRound(6, 'Opening kill', 'kill', 14, [], ({ kills }) => openingKills(kills).map(kill => kill.attacker)),
  perRound(7, 'Trade kill', 'kill', 9, ['tick'], ({ kills, ticksPerSecond }) =>
    tradeKills(kills, ticksPerSecond).map(kill => kill.attacker),
  ),
  perKill(8, 'Knife kill', 'kill', 500, ['weapon'], kill => isKnife(kill.weapon)),
  perRound(9, 'Triple kill', 'kill', 45, [], ({ kills }) => playersWithKills(kills, 3, 3)),
  perRound(10, 'Quadruple kill', 'kill', 110, [], ({ kills }) => playersWithKills(kills, 4, 4)),
  perRound(11, 'Ace', 'kill', 400, [], ({ kills }) => playersWithKills(kills, 5)),
  perRound(12, 'Flash assist', 'utility', 30, ['assister', 'assistedflash'], round =>
    flashAssists(round).map(kill => kill.flasher),
  ),
  perKill(13, 'Grenade kill', 'utility', 200, ['weapon'], kill => kill.weapon === 'hegrenade'),
  perKill(14, 'Fire kill', 'utility', 250, ['weapon'], kill => fires.includes(kill.weapon)),
  perMap(15, 'Utility damage', 'utility', 15, ['utilityDamage'], stats =>
    Math.floor(stats.utilityDamage / utilityStep),
  ),
  perMap(16, 'Clutch', 'match', 80, ['clutches'], stats => stats.clutches),
  perMap(17, 'MVP round', 'match', 12, ['mvps'], stats => stats.mvps),
  perMap(18, 'Bomb plant', 'match', 20, ['plants'], stats => stats.plants),
  perMap(19, 'Bomb defuse', 'match', 70, ['defuses'], stats => stats.defuses),
  perMap(20, '100+ ADR', 'match', 200, ['adr'], stats => Number(dominates(stats))),
] as const)

/** The id of a keyplay that is counted from the game; a keyplay with another id has no detector (rulebook 7.2). */
export type KeyplayId = (typeof table)[number]['id']

/**
 * The keyplays that are counted from the game, by id, each with its upload, its columns and its detector (rulebook 7.1). The
 * keyplays of a new catalogue, `uploadOf`, the uncounted keyplays of a file and the ids that need an icon are derived from
 * this table.
 */
export const keyplayTable: readonly CountedKeyplay[] = table

/** The keyplays of a new catalogue (rulebook 7.1, 7.3); admins rename and reprice them. */
export const keyplays: readonly Keyplay[] = frozen(
  table.map(({ id, name, type, points }) => ({
    id,
    name,
    type,
    points,
  })),
)

const ids = table.map(({ id }) => id)

/** The range of ids that have a separate icon (rulebook 7.16). */
export const keyplayIconIds: { readonly first: number; readonly last: number } = frozen({
  first: Math.min(...ids),
  last: Math.max(...ids),
})

/**
 * Returns the upload that counts a keyplay: the one in the table, regardless of the type in the catalogue; for any other id
 * the kill upload for type `kill`, and the match upload for `match` and `utility` (rulebook 7.4).
 *
 * @example
 * uploadOf(14, 'utility') // 'kill'
 * uploadOf(1001, 'utility') // 'match'
 */
export const uploadOf = (keyplayId: number, type: KeyplayType): ScoreFileType =>
  keyplayTable.find(({ id }) => id === keyplayId)?.upload ?? (type === 'kill' ? 'kill' : 'match')
