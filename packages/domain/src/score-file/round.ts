/** A counting kill in its round. Players and teams are numbers; 0 is nobody, or no team told. */
export type RoundKill = {
  tick: number
  attacker: number
  victim: number
  attackerTeam: number
  victimTeam: number
  /** Who flashed the victim, where the kill had a flash assist. */
  flasher: number
}

/** A trade follows within five seconds of 64 ticks. */
export const tradeTicks = 320

/** Opening kills: those at the earliest tick, all of them where several share it (keyplays.md 6). */
export const openingKills = (kills: readonly RoundKill[]): RoundKill[] => {
  const first = kills.reduce((earliest, { tick }) => Math.min(earliest, tick), Number.POSITIVE_INFINITY)
  return kills.filter(({ tick }) => tick === first)
}

/**
 * Trade kills: the victim had killed somebody 0 to 320 ticks before, the same tick included, whatever the order of the
 * rows (keyplays.md 7).
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

/** The keyplay of that many kills in a round: triple, quadruple, ace (keyplays.md 9 to 11). */
export const multiKill = (kills: number): number | undefined => {
  if (kills < 3) return undefined
  if (kills === 3) return 9
  return kills === 4 ? 10 : 11
}

/** By player, how many kills he made. */
export const killsByPlayer = (kills: readonly RoundKill[]): Map<number, number> => {
  const sums = new Map<number, number>()
  for (const { attacker } of kills) sums.set(attacker, (sums.get(attacker) ?? 0) + 1)
  return sums
}
