import { flashAssists, type Teams } from './flash-assist.ts'
import { killsByPlayer, multiKill, openingKills, type RoundKill, tradeKills } from './round.ts'

/** A keyplay that a player did once. */
export type Done = { player: number; keyplayId: number }

const multiKills = (kills: readonly RoundKill[]): Done[] =>
  Array.from(killsByPlayer(kills)).flatMap(([player, sum]) => {
    const keyplayId = multiKill(sum)
    return keyplayId === undefined ? [] : [{ player, keyplayId }]
  })

/**
 * The keyplays that only a whole round shows: openings, trades, multi-kills and flash assists (keyplays.md 6, 7, 9 to 12).
 * Without ticks `timed` is false and trades cannot be told.
 */
export const roundKeyplays = (kills: readonly RoundKill[], inFile: Teams, timed: boolean): Done[] => [
  ...openingKills(kills).map(({ attacker }) => ({ player: attacker, keyplayId: 6 })),
  ...(timed ? tradeKills(kills) : []).map(({ attacker }) => ({ player: attacker, keyplayId: 7 })),
  ...multiKills(kills),
  ...flashAssists(kills, inFile).map(({ flasher }) => ({ player: flasher, keyplayId: 12 })),
]
