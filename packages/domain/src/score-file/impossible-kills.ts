import { type CsvFaultCode, csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { LoggedRoundRows, LoggedRow } from './kill-log.ts'

/** Why the kills of a map cannot have happened as the file says, in one sentence; `line` is the later of the two rows. */
export type ImpossibleKills = { line: number; reason: string }

type MapFacts = {
  /** Undefined if the file has no ticks. */
  ticksPerSecond: number | undefined
  steamIdOf(player: number): string
}

/** How long after their own death players can still kill, with a grenade or fire that they threw before. */
const posthumousSeconds = 10
/** The shortest time between the last kill of a round and the first of the next. */
const pauseSeconds = 5

/**
 * Returns what cannot have happened on a map: a player dies twice in a round, kills long after dying, or a round begins right
 * after the last kill of the one before. The first case of each round and rule is returned (rulebook 8.25, 8.26).
 */
export const impossibleKills = (rounds: readonly LoggedRoundRows[], facts: MapFacts): ImpossibleKills[] => {
  const ordered = rounds.map(({ round, kills }) => ({ round, kills: inOrder(kills, facts) }))
  return ordered.flatMap(({ round, kills }, at) => {
    const found = (code: CsvFaultCode, pair: Pair | undefined): ImpossibleKills[] => {
      if (pair === undefined) return []
      const [first = 0, second = 0] = [pair.before.line, pair.after.line].sort((a, b) => a - b)
      const steamId = facts.steamIdOf(pair.player)
      return [{ line: second, reason: csvFaultReason(code, { steamId, round, first, second }) }]
    }
    const twice = found('DIES_TWICE', deathTwice(kills))
    const { ticksPerSecond } = facts
    if (ticksPerSecond === undefined) return twice
    return [
      ...twice,
      ...found('KILLS_DEAD', killLongAfterDeath(kills, posthumousSeconds * ticksPerSecond)),
      ...found('NO_PAUSE', rightAfter(ordered[at - 1]?.kills ?? [], kills, pauseSeconds * ticksPerSecond)),
    ]
  })
}

/** Two rows that exclude each other. */
type Pair = { before: LoggedRow; after: LoggedRow; player: number }

/** Sorts kills by tick, else by victim, so that the same ones are named whatever the order of the rows. */
export const inOrder = <Row extends LoggedRow>(
  kills: readonly Row[],
  { ticksPerSecond, steamIdOf }: MapFacts,
): Row[] => {
  const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
  return kills.toSorted(
    (a, b) =>
      (ticksPerSecond === undefined ? 0 : a.tick - b.tick) ||
      compare(steamIdOf(a.victim), steamIdOf(b.victim)) ||
      compare(steamIdOf(a.attacker), steamIdOf(b.attacker)) ||
      a.line - b.line,
  )
}

const deathTwice = (kills: readonly LoggedRow[]): Pair | undefined => {
  const deaths = new Map<number, LoggedRow>()
  for (const after of kills) {
    const before = deaths.get(after.victim)
    if (before) return { before, after, player: after.victim }
    deaths.set(after.victim, after)
  }
  return undefined
}

const killLongAfterDeath = (kills: readonly LoggedRow[], ticks: number): Pair | undefined => {
  const deaths = new Map<number, LoggedRow>()
  for (const after of kills) {
    const before = deaths.get(after.attacker)
    if (before && after.tick - before.tick > ticks) return { before, after, player: after.attacker }
    if (!deaths.has(after.victim)) deaths.set(after.victim, after)
  }
  return undefined
}

/** Finds the last kill of a round and the first of the next if they are too close; rounds that overlap are too. */
const rightAfter = (
  earlier: readonly LoggedRow[],
  later: readonly LoggedRow[],
  ticks: number,
): Pair | undefined => {
  const [first, before] = [earlier[0], earlier.at(-1)]
  const [after, last] = [later[0], later.at(-1)]
  if (!first || !before || !after || !last) return undefined
  const isAfter = after.tick - before.tick > ticks
  const isBefore = first.tick - last.tick > ticks
  return isAfter || isBefore ? undefined : { before, after, player: after.attacker }
}
