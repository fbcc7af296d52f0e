import type { RoundKill } from './detector-input.ts'

/** The longest time from a kill to its trade, in ticks: five seconds of 64 (rulebook 7.8). */
export const tradeTicks = 320

/** Gives the opening kills of a round: those at the earliest tick, all of them where several share it (rulebook 7.7). */
export const openingKills = (kills: readonly RoundKill[]): RoundKill[] => {
  const first = kills.reduce((earliest, { tick }) => Math.min(earliest, tick), Number.POSITIVE_INFINITY)
  return kills.filter(({ tick }) => tick === first)
}

/**
 * Gives the trade kills of a round: the victim had killed somebody 0 to 320 ticks before, the same tick included, whatever
 * the order of the rows (rulebook 7.8).
 */
export const tradeKills = (kills: readonly RoundKill[]): RoundKill[] => {
  const latest = new Map<number, number>()
  const ticks = Map.groupBy(
    kills.toSorted((a, b) => a.tick - b.tick),
    kill => kill.tick,
  )
  return Array.from(ticks).flatMap(([tick, together]) => {
    for (const { attacker } of together) latest.set(attacker, tick)
    return together.filter(
      ({ victim }) => tick - (latest.get(victim) ?? Number.NEGATIVE_INFINITY) <= tradeTicks,
    )
  })
}

/**
 * Gives the players who made at least `least` and at most `most` kills in a round, each once (rulebook 7.9). Of a kill only
 * the `attacker` is read.
 */
export const playersWithKills = (
  kills: readonly Pick<RoundKill, 'attacker'>[],
  least: number,
  most: number = Number.POSITIVE_INFINITY,
): number[] => {
  const sums = new Map<number, number>()
  for (const { attacker } of kills) sums.set(attacker, (sums.get(attacker) ?? 0) + 1)
  return Array.from(sums).flatMap(([player, sum]) => (least <= sum && sum <= most ? [player] : []))
}
