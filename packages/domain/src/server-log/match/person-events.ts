import { marksOf, wordInLog } from '../../keyplay/columns.ts'
import { isKnife } from '../../keyplay/weapon.ts'
import { findByte, findText, hasAt } from '../line/find-text.ts'
import { bytesOf, type LogText } from '../line/log-text.ts'
import type { LineMoment } from '../line/log-time.ts'
import type { Participants } from '../line/participants.ts'
import {
  lastPerson,
  type PersonLine,
  type PersonWord,
  personLine,
  quotedAfter,
  victimIn,
} from '../line/person-line.ts'
import { currentRound, goLive } from './match-events.ts'
import type { MatchLog } from './match-log.ts'
import {
  noteAlive,
  noteAttack,
  noteFlashAssist,
  noteKill,
  noteLeft,
  noteOwnDeath,
  notePresence,
} from './round-events.ts'
import { type RoundLog, sumsOf } from './round-log.ts'

/** Reads a line of a person, which matters while a round can count. Returns false if it says nothing about a match. */
export const readPerson = (
  match: MatchLog,
  people: Participants,
  moment: LineMoment,
  log: LogText,
  from: number,
  to: number,
): boolean => {
  if (match.state !== 'running' || match.isWarmUp) return true
  const line = personLine(log, from, to, people)
  if (line === undefined) return switchesSide(match, log, from, to)
  const round = match.rounds.at(-1) ?? currentRound(match, moment)
  notePresence(round, line.named)
  if (line.word !== undefined && livingWords.has(line.word)) noteAlive(round, line.named)
  const read = line.word && readers.get(line.word)
  if (read) read({ match, round, people, moment, log, to, line })
  return line.word !== undefined
}

/** Counts the players who change sides, as all do at half time; such a line has no side after the name. */
const switchesSide = (match: MatchLog, log: LogText, from: number, to: number): boolean => {
  const at = findText(log, '>" switched from team <', from, to)
  if (at < 0) return false
  const change = /<(CT|TERRORIST)> to <(CT|TERRORIST)>$/.exec(log.text.slice(at, to))
  if (change && change[1] !== change[2]) match.switches += 1
  return true
}

const openBracket = 91
const closingBracket = 93
const quote = 34
const zero = 48

type Reading = {
  match: MatchLog
  round: RoundLog
  people: Participants
  moment: LineMoment
  log: LogText
  to: number
  line: PersonLine
}

const utility = ['hegrenade"', 'inferno"', 'molotov"', 'incgrenade"'].map(bytesOf)
const weaponMark = ' with "'
const weaponBytes = bytesOf(weaponMark)
const healthMark = '(health "'

/** Records that a round is no knife round (rulebook 14.19). */
const arm = ({ match, round, moment }: Pick<Reading, 'match' | 'round' | 'moment'>): void => {
  round.isArmed = true
  goLive(match, round, moment)
}

const attack = ({ match, round, people, moment, log, to, line }: Reading): void => {
  const victim = victimIn(log, line.at, to, people)
  const weapon = victim ? weaponAfter(log, victim.at, to) : -1
  const health = weapon < 0 ? undefined : healthAfter(log, weapon, to)
  if (victim === undefined || health === undefined) return
  match.hasDamageLines = true
  if (!round.isArmed && !isKnife(quotedAfter(log, weaponMark, victim.at, to))) arm({ match, round, moment })
  const isUtility = utility.some(name => hasAt(log.bytes, name, weapon))
  noteAttack(round, line.named, victim.named, { isUtility, health })
}

/** Returns where the name of the weapon begins, -1 if there is none or it is empty. */
const weaponAfter = (log: LogText, from: number, to: number): number => {
  const { bytes } = log
  const place =
    bytes[from + 1] === openBracket ? findByte(bytes, closingBracket, from, Math.min(to, from + 40)) : -1
  const mark =
    place >= 0 && hasAt(bytes, weaponBytes, place + 1) ? place + 1 : findText(log, weaponMark, from, to)
  const at = mark < 0 ? to : mark + weaponMark.length
  return at < to && bytes[at] !== quote ? at : -1
}

/** Reads the health after an attack; undefined if a line has none. */
const healthAfter = (log: LogText, from: number, to: number): number | undefined => {
  const { bytes } = log
  const mark = findText(log, healthMark, from, to)
  const start = mark + healthMark.length
  if (mark < 0) return undefined
  let health = 0
  for (let at = start; at < to && at <= start + 3; at++) {
    const digit = (bytes[at] ?? 0) - zero
    if (bytes[at] === quote) return at > start ? health : undefined
    if (digit < 0 || digit > 9) return undefined
    health = health * 10 + digit
  }
  return undefined
}

const readKill = ({ match, round, people, moment, log, to, line }: Reading): void => {
  const victim = victimIn(log, line.at, to, people)
  if (victim === undefined) return
  const weapon = quotedAfter(log, weaponMark, victim.at, to)
  if (weapon === '') return
  if (!round.isArmed && !isKnife(weapon)) arm({ match, round, moment })
  const flags = /\(([a-z ]*)\)$/.exec(log.text.slice(victim.at, to))?.[1] ?? ''
  const shown = flags.split(' ')
  const kill = {
    weapon: weapon.toLowerCase(),
    penetrated: Number(shown.includes('penetrated')),
    ...marksOf(mark => shown.includes(wordInLog(mark))),
  }
  noteKill(round, line.named, victim.named, kill, moment.time())
}

const flashAssist = ({ round, people, log, to, line }: Reading): void => {
  const victim = lastPerson(log, line.at, to, people)
  if (victim) noteFlashAssist(round, line.named, victim)
}

const trigger = ({ round, log, to, line }: Reading): void => {
  const { participant } = line.named
  const name = quotedAfter(log, '"', line.at, to)
  if (name === 'Planted_The_Bomb') sumsOf(round, participant).plants += 1
  else if (name === 'Defused_The_Bomb') sumsOf(round, participant).defuses += 1
}

const suicide = ({ match, moment, log, to, line }: Reading): void =>
  noteOwnDeath(match, line.named, log.text.slice(line.at, to) === '"world"', moment)

/** What only the living do; `attacked` and `killed` show it of the victim too (rulebook 14.10). */
const livingWords: ReadonlySet<PersonWord> = new Set([
  'picked up ',
  'purchased ',
  'left buyzone',
  'threw ',
  'attacked ',
  'killed ',
])

/** The meaning of the words after a name; all other words only show that the person is present. */
const readers: ReadonlyMap<PersonWord, (reading: Reading) => void> = new Map([
  ['purchased ', arm],
  ['attacked ', attack],
  ['killed ', readKill],
  ['flash-assisted killing ', flashAssist],
  ['triggered ', trigger],
  ['committed suicide with ', suicide],
  ['was killed by the bomb', ({ match, line, moment }) => noteOwnDeath(match, line.named, false, moment)],
  ['disconnected', ({ round, line }) => noteLeft(round, line.named)],
])
