import type { Kill } from '../../keyplay/detector-input.ts'
import type { LineMoment } from '../line/log-time.ts'
import type { Named, Participant } from '../line/participants.ts'
import { currentRound, isOfReload } from './match-events.ts'
import type { MatchLog } from './match-log.ts'
import { type RoundLog, sumsOf } from './round-log.ts'

/** What an attack was made with, and the victim's health after it. */
export type Attack = { isUtility: boolean; health: number }

const areOpponents = (a: Named, b: Named): boolean => a.side !== null && b.side !== null && a.side !== b.side
const arePeople = (a: Named, b: Named): boolean =>
  a.participant.steamId !== '' && b.participant.steamId !== ''

/** Records that a participant has a line in a round with a side (rulebook 14.9). */
export const notePresence = (round: RoundLog, { participant, name, side }: Named): void => {
  if (participant.seenIn === round || side === null || round.ended) return
  participant.seenIn = round
  participant.name = name
  if (!round.sides.has(participant)) round.sides.set(participant, side)
}

/** Records that a participant does what only the living do (rulebook 14.10). */
export const noteAlive = (round: RoundLog, named: Named): void => {
  const { participant, side } = named
  notePresence(round, named)
  if (participant.actedIn === round || side === null || round.ended) return
  participant.actedIn = round
  if (round.alive.has(participant)) round.lives.push({ participant, change: 'back', byWorldAt: null })
  round.alive.set(participant, side)
}

/** Records that a person left; a person who comes back before the round has started is alive again. */
export const noteLeft = (round: RoundLog, { participant }: Named): void => {
  if (round.ended || !round.alive.has(participant)) return
  round.lives.push({ participant, change: 'left', byWorldAt: null })
  if (!round.isLive) participant.actedIn = null
}

/** Records a death that is no kill, or the victim's side of one. */
export const noteDeath = (round: RoundLog, participant: Participant, byWorldAt: number | null): void => {
  sumsOf(round, participant).serverDeaths += 1
  if (!round.ended) round.lives.push({ participant, change: 'died', byWorldAt })
}

/** Records a suicide or a death by the bomb; suicides by `world` at a reload do not count (rulebook 14.7). */
export const noteOwnDeath = (
  match: MatchLog,
  { participant }: Named,
  byWorld: boolean,
  moment: LineMoment,
): void => {
  const byWorldAt = byWorld ? moment.time() : null
  if (!isOfReload(match, byWorldAt)) noteDeath(currentRound(match, moment), participant, byWorldAt)
}

/**
 * Records a kill; it counts if attacker and victim are people on different sides. A clock that went back since the last kill
 * of the round counts as standing still (rulebook 14.8, 14.17).
 */
export const noteKill = (
  round: RoundLog,
  attacker: Named,
  victim: Named,
  kill: Kill,
  clock: number,
): void => {
  noteAlive(round, attacker)
  noteAlive(round, victim)
  noteDeath(round, victim.participant, null)
  round.hasFight = true
  sumsOf(round, victim.participant).health = 0
  if (attacker.participant === victim.participant) return
  const isEnemy = areOpponents(attacker, victim)
  if (isEnemy) sumsOf(round, attacker.participant).serverKills += 1
  if (isEnemy) round.opener ??= attacker.participant
  if (!isEnemy || !arePeople(attacker, victim) || attacker.side === null || victim.side === null) return
  const passed = round.newestKill ? Math.max(0, clock - round.newestKill.clock) : 0
  const time = round.newestKill ? round.newestKill.time + passed : clock
  round.newestKill = { clock, time }
  round.kills.push({
    ...kill,
    round: 0,
    time,
    attacker: attacker.participant.steamId,
    victim: victim.participant.steamId,
    attackerSide: attacker.side,
    victimSide: victim.side,
    flasher: '',
  })
}

/** Records who flashed the victim of the newest kill, unless it was a team mate of the victim (rulebook 14.8). */
export const noteFlashAssist = (round: RoundLog, flasher: Named, victim: Named): void => {
  if (!areOpponents(flasher, victim) || !arePeople(flasher, victim)) return
  const kill = round.kills.findLast(each => each.victim === victim.participant.steamId)
  if (kill && kill.flasher === '') kill.flasher = flasher.participant.steamId
}

/** Records the health that a person lost, and who did the damage (rulebook 14.9). */
export const noteAttack = (
  round: RoundLog,
  attacker: Named,
  victim: Named,
  { isUtility, health }: Attack,
): void => {
  noteAlive(round, attacker)
  noteAlive(round, victim)
  round.hasFight = true
  const hurt = sumsOf(round, victim.participant)
  const lost = Math.max(0, hurt.health - health)
  hurt.health = health
  if (!areOpponents(attacker, victim)) return
  const own = sumsOf(round, attacker.participant)
  own.serverDamage += lost
  if (isUtility) own.serverUtilityDamage += lost
  if (!arePeople(attacker, victim)) return
  own.damage += lost
  if (isUtility) own.utilityDamage += lost
}
