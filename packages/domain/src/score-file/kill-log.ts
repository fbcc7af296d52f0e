import type { RoundKill } from '../keyplay/detector-input.ts'

/** Keeps the kills that count until the end of the file, as its rows can be in any order (rulebook 8.10). */
export type KillLog = {
  add(map: number, round: number, kill: RoundKill): void
  /** Yields every round once, sorted by the numbers of map and round, with its kills in the order in which they were added. */
  rounds(): Generator<{ map: number; round: number; kills: RoundKill[] }>
}

const byNumber = <Value>(entries: Map<number, Value>): [number, Value][] =>
  [...entries].sort(([one], [other]) => one - other)

/** Creates an empty log. A kill takes some 130 bytes. */
export const killLog = (): KillLog => {
  const maps = new Map<number, Map<number, RoundKill[]>>()
  return {
    add(map, round, kill) {
      const rounds = maps.get(map) ?? new Map<number, RoundKill[]>()
      maps.set(map, rounds)
      const kills = rounds.get(round)
      if (kills) kills.push(kill)
      else rounds.set(round, [kill])
    },
    *rounds() {
      for (const [map, rounds] of byNumber(maps))
        for (const [round, kills] of byNumber(rounds)) yield { map, round, kills }
    },
  }
}
