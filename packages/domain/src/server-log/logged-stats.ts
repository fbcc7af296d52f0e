import { clutchOf } from './clutch.ts'
import type { LoggedStats } from './line/server-log.ts'
import { statisticOf } from './line/statistics.ts'
import type { MatchLog } from './match/match-log.ts'
import { isPlayed, type RoundLog } from './match/round-log.ts'

/** Returns the player rows of a match: one for each person who was on a side (rulebook 14.9). */
export const loggedStats = (match: MatchLog, ignores: (steamId: string) => boolean): LoggedStats[] => {
  const played = match.rounds.filter(isPlayed)
  const people = new Map<string, LoggedStats>()
  for (const { sides } of played)
    for (const { steamId } of sides.keys())
      if (steamId !== '' && !people.has(steamId)) people.set(steamId, noStats(steamId, played.length))
  for (const round of played) addRound(people, round, ignores)
  for (const own of people.values()) own.mvps = mvpsOf(match, own.steamId)
  return Array.from(people.values())
}

/** Returns the player rows of a round, of those who did something that counts before the map is over (rulebook 22.3). */
export const statsOfRound = (
  match: MatchLog,
  round: RoundLog,
  ignores: (steamId: string) => boolean,
): LoggedStats[] =>
  loggedStats({ ...match, rounds: [round] }, ignores).filter(
    ({ utilityDamage, clutches, mvps, plants, defuses }) =>
      utilityDamage + clutches + mvps + plants + defuses > 0,
  )

const noStats = (steamId: string, rounds: number): LoggedStats => ({
  steamId,
  rounds,
  damage: 0,
  utilityDamage: 0,
  clutches: 0,
  mvps: 0,
  plants: 0,
  defuses: 0,
})

const addRound = (
  people: ReadonlyMap<string, LoggedStats>,
  round: RoundLog,
  ignores: (steamId: string) => boolean,
): void => {
  for (const [{ steamId }, { damage, utilityDamage, plants, defuses }] of round.sums) {
    const own = people.get(steamId)
    if (own === undefined) continue
    own.damage += damage
    own.utilityDamage += utilityDamage
    own.plants += plants
    own.defuses += defuses
  }
  const clutcher = people.get(clutchOf(round, ignores)?.steamId ?? '')
  if (clutcher) clutcher.clutches += 1
}

/**
 * Adds up by how much the column `mvp` rose after each round that counts; it starts again from 0 for a person who came back
 * without it.
 */
const mvpsOf = ({ rounds, statistics }: MatchLog, steamId: string): number => {
  const first = rounds[0]?.number ?? 1
  let before = first === 1 ? 0 : statisticOf(statistics.get(first - 1), steamId, 'mvp')
  let sum = 0
  for (const { number } of rounds) {
    const mvp = statisticOf(statistics.get(number), steamId, 'mvp')
    if (mvp === undefined) continue
    if (before !== undefined) sum += mvp < before ? mvp : mvp - before
    before = mvp
  }
  return sum
}
