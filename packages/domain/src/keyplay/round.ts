import { groupBy } from '../shared/group-by.ts'
import type { Round, RoundKill, TeamOfPlayer } from './detector-input.ts'

const tradeSeconds = 5

/** The longest time from a kill to its trade, in ticks: five seconds of 64 (rulebook 7.8). */
export const tradeTicks = tradeSeconds * 64

/**
 * Returns the opening kills of a round: those at the earliest tick, or with the lowest `order` if they have one, but only the
 * first of each attacker, as one bullet can kill two (rulebook 7.7, 14.8).
 */
export const openingKills = (kills: readonly RoundKill[]): RoundKill[] => {
  const placeOf = ({ order, tick }: RoundKill): number => order ?? tick
  const first = kills.reduce((earliest, kill) => Math.min(earliest, placeOf(kill)), Number.POSITIVE_INFINITY)
  const openers = new Set<number>()
  return kills.filter(kill => {
    if (placeOf(kill) !== first || openers.has(kill.attacker)) return false
    openers.add(kill.attacker)
    return true
  })
}

/**
 * Returns the trade kills of a round: the victim had killed a player 0 to 5 seconds before (the same tick included); the
 * order of the rows does not matter (rulebook 7.8).
 */
export const tradeKills = (kills: readonly RoundKill[], ticksPerSecond = 64): RoundKill[] => {
  const latest = new Map<number, number>()
  const ticks = groupBy(
    kills.toSorted((a, b) => a.tick - b.tick),
    kill => kill.tick,
  )
  return Array.from(ticks).flatMap(([tick, together]) => {
    for (const { attacker } of together) latest.set(attacker, tick)
    return together.filter(
      ({ victim }) =>
        tick - (latest.get(victim) ?? Number.NEGATIVE_INFINITY) <= tradeSeconds * ticksPerSecond,
    )
  })
}

/**
 * Returns the players who made at least `least` and at most `most` kills in a round, each once (rulebook 7.9). Only the
 * `attacker` of a kill is read.
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

const note = (teams: TeamOfPlayer, player: number, team: number): void => {
  if (team !== 0) teams.set(player, (teams.get(player) ?? team) === team ? team : 0)
}

/** Adds the teams of the attackers and victims of kills; a player seen in two teams gets team 0. */
export const noteTeams = (teams: TeamOfPlayer, kills: readonly RoundKill[]): TeamOfPlayer => {
  for (const { attacker, attackerTeam, victim, victimTeam } of kills) {
    note(teams, attacker, attackerTeam)
    note(teams, victim, victimTeam)
  }
  return teams
}

/**
 * Returns the kills of a round with a flash assist, unless an enemy threw the flash (rulebook 7.10). The feed does not say
 * the flasher's team: it is the team in the round, by kills of team mates too, else the only team in the file. If teams are sides there is no such team,
 * and the assist counts.
 */
export const flashAssists = ({ kills, teamKills = [], teamInFile }: Round): RoundKill[] => {
  const flashed = kills.filter(({ flasher }) => flasher !== 0)
  if (flashed.length === 0) return flashed
  const teamInRound = noteTeams(noteTeams(new Map(), kills), teamKills)
  return flashed.filter(({ flasher, victim, attackerTeam }) => {
    const team = teamInRound.get(flasher) || teamInFile.get(flasher) || 0
    return flasher !== victim && (team === 0 || attackerTeam === 0 || team === attackerTeam)
  })
}
