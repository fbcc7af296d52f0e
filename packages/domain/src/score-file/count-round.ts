import type { KillKeyplay, RoundKeyplay } from '../keyplay/counted-keyplay.ts'
import type { Round } from '../keyplay/detector-input.ts'
import { killMoments } from '../keyplay/kill-moments.ts'
import { inOrder } from './impossible-kills.ts'
import type { LoggedRow } from './kill-log.ts'
import type { TeamPair } from './kill-teams.ts'
import type { Numbering } from './numbering.ts'
import type { Roster } from './roster.ts'
import type { FileMoment } from './tally.ts'

/** The kills of a round that count, and what detectors need to know of the round and its map. */
export type CountingRound = Required<Omit<Round, 'kills'>> & { kills: readonly (LoggedRow & TeamPair)[] }

/** The keyplays that a file can count; `ofKill` in the order of the bits of `shown`. */
export type CountingKeyplays = { ofKill: readonly KillKeyplay[]; ofRound: readonly RoundKeyplay[] }

/** How often a player, by the number in the roster, did a keyplay. */
export type RosterCount = { player: number; keyplayId: number; count: number }

/** Counts the keyplays of a round, or of its first kills; each is a count of 1. */
export const countsOfRound = (
  { ofKill, ofRound }: CountingKeyplays,
  { kills, ...facts }: CountingRound,
): RosterCount[] => {
  const once = (player: number, keyplayId: number): RosterCount => ({ player, keyplayId, count: 1 })
  return [
    ...kills.flatMap(({ attacker, shown }) =>
      ofKill.flatMap(({ id }, bit) => (shown & (1 << bit) ? [once(attacker, id)] : [])),
    ),
    ...ofRound.flatMap(({ id, detect }) => detect({ kills, ...facts }).map(player => once(player, id))),
  ]
}

/** Returns what each kill of a round changes in its counts, in the order of the ticks (rulebook 22.4). */
export const momentsOfRound = (
  keyplays: CountingKeyplays,
  { kills, ...facts }: CountingRound,
  { round, roster, weapons }: { round: number; roster: Roster; weapons: Numbering },
): FileMoment[] => {
  const { steamId, isKnown } = roster
  return killMoments(
    inOrder(kills, { ticksPerSecond: facts.ticksPerSecond, steamIdOf: steamId }),
    first => countsOfRound(keyplays, { kills: first, ...facts }),
    ({ player, keyplayId }) => `${player} ${keyplayId}`,
  )
    .map(({ kill: { attacker, victim, weaponNumber }, counts }) => ({
      ...{ round, killer: steamId(attacker), victim: steamId(victim), weapon: weapons.text(weaponNumber) },
      counts: counts
        .filter(({ player }) => isKnown(player))
        .map(({ player, ...each }) => ({ steamId: steamId(player), ...each })),
    }))
    .filter(({ counts }) => counts.length > 0)
}
