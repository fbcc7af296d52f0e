import type { KeyplayType } from '../shared/vocabulary.ts'
import type { KillFeedColumn, PlayerStatsColumn } from './columns.ts'
import type { Kill, MapStats, Round } from './detector-input.ts'

/** A keyplay: something a player does in a match that earns points. `points` is its price: what one count is worth. */
export type Keyplay = { id: number; name: string; type: KeyplayType; points: number }

/** A keyplay that a single kill shows; `detect` returns whether it does. */
export type KillKeyplay<Id extends number = number> = Keyplay & {
  id: Id
  per: 'kill'
  upload: 'kill'
  columns: readonly KillFeedColumn[]
  detect(kill: Kill): boolean
}

/** A keyplay that only a whole round shows; `detect` returns the players who did it, each as often as they did it. */
export type RoundKeyplay<Id extends number = number> = Keyplay & {
  id: Id
  per: 'round'
  upload: 'kill'
  columns: readonly KillFeedColumn[]
  detect(round: Round): readonly number[]
}

/** A keyplay that the player stats of a map show; `detect` returns its count. */
export type MapKeyplay<Id extends number = number> = Keyplay & {
  id: Id
  per: 'map'
  upload: 'match'
  columns: readonly PlayerStatsColumn[]
  detect(stats: MapStats): number
}

/**
 * A keyplay with everything needed to count it: the upload it belongs to, the columns a file needs for it (in addition to
 * those that its layout requires), and its detector (rulebook 7.1, 7.2).
 */
export type CountedKeyplay<Id extends number = number> = KillKeyplay<Id> | RoundKeyplay<Id> | MapKeyplay<Id>

/** Creates a keyplay that a single kill shows. */
export const perKill = <const Id extends number>(
  id: Id,
  name: string,
  type: KeyplayType,
  points: number,
  columns: readonly KillFeedColumn[],
  detect: (kill: Kill) => boolean,
): KillKeyplay<Id> => ({ id, name, type, points, per: 'kill', upload: 'kill', columns, detect })

/** Creates a keyplay that only a whole round shows. */
export const perRound = <const Id extends number>(
  id: Id,
  name: string,
  type: KeyplayType,
  points: number,
  columns: readonly KillFeedColumn[],
  detect: (round: Round) => readonly number[],
): RoundKeyplay<Id> => ({ id, name, type, points, per: 'round', upload: 'kill', columns, detect })

/** Creates a keyplay that the player stats of a map show. */
export const perMap = <const Id extends number>(
  id: Id,
  name: string,
  type: KeyplayType,
  points: number,
  columns: readonly PlayerStatsColumn[],
  detect: (stats: MapStats) => number,
): MapKeyplay<Id> => ({ id, name, type, points, per: 'map', upload: 'match', columns, detect })
