import { marksOf, wordInLog } from '../../keyplay/columns.ts'
import type { LineMoment } from '../line/log-time.ts'
import type { Named, Participant } from '../participants.ts'
import { currentRound, isOfReload } from './match-events.ts'
import type { MatchLog } from './match-log.ts'
import { type RoundLog, sumsOf } from './round-log.ts'

/** The text after a kill's victim. */
export type KillWords = { weapon: string; flags: string }
/** The text after an attack's victim. */
export type AttackWords = { isUtility: boolean; health: number }

const areOpponents = (a: Named, b: Named): boolean => a.side !== null && b.side !== null && a.side !== b.side
const arePeople = (a: Named, b: Named): boolean => a.who.steamId !== '' && b.who.steamId !== ''

/** Records that a person has a line in a round with a side (rulebook 14.10). */
export const notePresence = (round: RoundLog, { who, name, side }: Named): void => {
  if (who.seenIn === round || side === null || round.ended) return
  who.seenIn = round
  who.name = name
  if (round.sides.has(who)) round.lives.push({ who, change: 'back', byWorldAt: null })
  else round.sides.set(who, side)
}

/** Records that a person left; a person who comes back before the round has started is alive again. */
export const noteLeft = (round: RoundLog, { who }: Named): void => {
  if (round.ended || !round.sides.has(who)) return
  round.lives.push({ who, change: 'left', byWorldAt: null })
  if (!round.isLive) who.seenIn = null
}

const noteDeath = (round: RoundLog, who: Participant, byWorldAt: number | null): void => {
  sumsOf(round, who).serverDeaths += 1
  if (!round.ended) round.lives.push({ who, change: 'died', byWorldAt })
}

/** Records a suicide or a death by the bomb; suicides by `world` at a reload do not count (rulebook 14.7). */
export const noteOwnDeath = (match: MatchLog, { who }: Named, byWorld: boolean, moment: LineMoment): void => {
  const byWorldAt = byWorld ? moment.time() : null
  if (!isOfReload(match, byWorldAt)) noteDeath(currentRound(match, moment), who, byWorldAt)
}

/** Records a kill; it counts if attacker and victim are people on different sides (rulebook 14.8). */
export const noteKill = (
  round: RoundLog,
  attacker: Named,
  victim: Named,
  { weapon, flags }: KillWords,
  time: number,
): void => {
  notePresence(round, attacker)
  notePresence(round, victim)
  noteDeath(round, victim.who, null)
  round.hasFight = true
  sumsOf(round, victim.who).health = 0
  if (attacker.who === victim.who) return
  const isEnemy = areOpponents(attacker, victim)
  if (isEnemy) sumsOf(round, attacker.who).serverKills += 1
  if (isEnemy) round.opener ??= attacker.who
  if (!isEnemy || !arePeople(attacker, victim) || attacker.side === null || victim.side === null) return
  const shown = flags.split(' ')
  round.kills.push({
    round: 0,
    time,
    attacker: attacker.who.steamId,
    victim: victim.who.steamId,
    attackerSide: attacker.side,
    victimSide: victim.side,
    flasher: '',
    weapon: weapon.toLowerCase(),
    penetrated: Number(shown.includes('penetrated')),
    ...marksOf(mark => shown.includes(wordInLog(mark))),
  })
}

/** Records who flashed the victim of the newest kill, unless it was a team mate of the victim (rulebook 14.8). */
export const noteFlashAssist = (round: RoundLog, flasher: Named, victim: Named): void => {
  if (!areOpponents(flasher, victim) || !arePeople(flasher, victim)) return
  const kill = round.kills.findLast(each => each.victim === victim.who.steamId)
  if (kill && kill.flasher === '') kill.flasher = flasher.who.steamId
}

/** Records the health that a person lost, and who did the damage (rulebook 14.9). */
export const noteAttack = (
  round: RoundLog,
  attacker: Named,
  victim: Named,
  { isUtility, health }: AttackWords,
): void => {
  notePresence(round, attacker)
  notePresence(round, victim)
  round.hasFight = true
  const hurt = sumsOf(round, victim.who)
  const lost = Math.max(0, hurt.health - health)
  hurt.health = health
  if (!areOpponents(attacker, victim)) return
  const own = sumsOf(round, attacker.who)
  own.serverDamage += lost
  if (!arePeople(attacker, victim)) return
  own.damage += lost
  if (isUtility) own.utilityDamage += lost
}
