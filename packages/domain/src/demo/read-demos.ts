import { marksOf } from '../keyplay/columns.ts'
import type { Named } from '../server-log/line/participants.ts'
import { statisticsColumns } from '../server-log/line/statistics.ts'
import { gameOver } from '../server-log/match/match-events.ts'
import { bringBack, dropAfter, keepDamage, type MatchLog } from '../server-log/match/match-log.ts'
import {
  noteAlive,
  noteAttack,
  noteDeath,
  noteFlashAssist,
  noteKill,
  noteLeft,
} from '../server-log/match/round-events.ts'
import { hasEvents, type RoundLog, roundLog, sumsOf } from '../server-log/match/round-log.ts'
import { type DemoMatch, demoMatch, demoPeople } from './demo-match.ts'
import type { DemoActor, DemoEvent, DemoRecording, DemoTotals } from './recording.ts'

type EventOf<Name extends DemoEvent['event']> = Extract<DemoEvent, { event: Name }>

/** A second has 64 ticks, on every server. */
const msPerTick = 1000 / 64

const utility: ReadonlySet<string> = new Set(['hegrenade', 'inferno', 'molotov', 'incgrenade'])

/**
 * Reads demos of one map, one after the other, as if they were one: a match per `over`. A round's number comes from the server's
 * count of rounds, so restarts, restored rounds and a recording that was cut need nothing more (rulebook 8.32, 8.33).
 */
export const readDemos = (map: string, recordings: readonly DemoRecording[]): DemoMatch[] => {
  const matches = [demoMatch(map)]
  const people = demoPeople()
  let newest = matches[0] ?? demoMatch(map)
  let round: RoundLog | null = null
  for (const { people: named, events } of recordings) {
    const participants = named.map(({ steamId, name }) => people(steamId, name))
    const actor = (of: DemoActor | null): Named | undefined => {
      const participant = of && participants[of[0]]
      return participant ? { participant, name: participant.name, side: of[1] } : undefined
    }
    for (const event of events) {
      if (event.event === 'round start') {
        if (newest.log.state === 'final' && event.played === 0 && !event.warmUp) {
          newest = demoMatch(map)
          matches.push(newest)
        }
        round = event.warmUp ? null : startRound(newest, event)
      } else if (event.event === 'over') {
        if (newest.log.rounds.length > 0) gameOver(newest.log)
        round = null
      } else if (event.event === 'totals') noteTotals(newest.log, participants, event.totals)
      else if (round) readEvent({ match: newest, round, participants, actor }, event)
    }
  }
  return matches
}

/** Begins the round that the server's count of rounds says, and drops the rounds from it on (rulebook 14.6, 14.7). */
const startRound = (match: DemoMatch, { played, teams }: EventOf<'round start'>): RoundLog => {
  const { log } = match
  log.state = 'running'
  log.begun = true
  const before = log.rounds.at(-1)
  const isLate = played > (before?.number ?? 0)
  if (before && !before.ended && before.number <= played) endUnfinished(log, before, isLate)
  const taken = dropAfter(log, played).filter(hasEvents)
  if (played === 0) restart(log)
  else {
    if (isLate) bringBack(log, played)
    keepDamage(log, taken)
    if (taken.length > 0) log.restored.push({ round: played, taken: taken.length, at: '' })
  }
  const round = roundLog(played + 1, 0, null)
  log.rounds.push(round)
  match.names.set(round, teams)
  return round
}

/** A round whose end is missing was played, unless it was begun by a restarted server before it loaded its backup. */
const endUnfinished = (log: MatchLog, round: RoundLog, isLate: boolean): void => {
  if (isLate && log.dropped.has(round.number)) log.rounds.pop()
  else round.ended = true
}

const restart = (log: MatchLog): void => {
  log.statistics.clear()
  log.restored = []
  log.keptDamage.clear()
  log.hasDamageLines = false
}

type Reading = {
  match: DemoMatch
  round: RoundLog
  participants: readonly Named['participant'][]
  actor(of: DemoActor | null): Named | undefined
}

const readEvent = (reading: Reading, event: DemoEvent): void => {
  const { match, round, participants, actor } = reading
  if (event.event === 'live') {
    round.isLive = true
    for (const each of event.alive) {
      const named = actor(each)
      if (named) noteAlive(round, named)
    }
    saveStatistics(match.log, round.number - 1, participants, event.totals)
  } else if (event.event === 'kill') readKill(reading, event)
  else if (event.event === 'hurt') readHurt(reading, event)
  else if (event.event === 'round end') {
    round.ended = true
    round.winner = event.winner
    round.bomb = event.bomb
  } else if ('by' in event) readDeed(round, actor(event.by), event.event)
}

const readDeed = (
  round: RoundLog,
  named: Named | undefined,
  deed: EventOf<'planted' | 'defused' | 'mvp' | 'left'>['event'],
): void => {
  if (named === undefined) return
  const own = sumsOf(round, named.participant)
  if (deed === 'left') noteLeft(round, named)
  else if (deed === 'mvp') round.mvp = named.participant
  else if (deed === 'planted') own.plants += 1
  else own.defuses += 1
}

const readKill = ({ match, round, actor }: Reading, event: EventOf<'kill'>): void => {
  const [attacker, victim, flasher] = [actor(event.by), actor(event.to), actor(event.flash)]
  if (victim === undefined) {
    match.hasUnnamed = true
    round.hasFight = true
    // The server counts the kill of a bot, which earns nothing.
    if (attacker) sumsOf(round, attacker.participant).serverKills += 1
    return
  }
  if (attacker === undefined) {
    round.hasFight = true
    // The bomb kills after it has ended the round, even in the same tick.
    if (event.weapon === 'planted_c4') sumsOf(round, victim.participant).serverDeaths += 1
    else noteDeath(round, victim.participant, null)
    return
  }
  if (hasDied(round, victim)) match.hasUnnamed = true
  const kill = { weapon: event.weapon, penetrated: event.penetrated, ...marksOf(mark => event[mark]) }
  noteKill(round, attacker, victim, kill, event.tick * msPerTick)
  if (flasher && flasher.side === attacker.side) noteFlashAssist(round, flasher, victim)
}

/** Whether a person has died in the round before: then it was a bot whose body they played on in that died now. */
const hasDied = (round: RoundLog, { participant }: Named): boolean =>
  round.lives.some(life => life.participant === participant && life.change === 'died')

const readHurt = ({ match, round, actor }: Reading, { by, to, weapon, health }: EventOf<'hurt'>): void => {
  const [attacker, victim] = [actor(by), actor(to)]
  if (victim === undefined) {
    match.hasUnnamed = true
    return
  }
  if (attacker === undefined) {
    sumsOf(round, victim.participant).health = health
    return
  }
  match.log.hasDamageLines = true
  noteAttack(round, attacker, victim, { isUtility: utility.has(weapon), health })
}

/** Keeps the totals after the last round, if it is over. */
const noteTotals = (
  log: MatchLog,
  participants: Reading['participants'],
  totals: readonly DemoTotals[],
): void => {
  const last = log.rounds.at(-1)
  if (last?.ended) saveStatistics(log, last.number, participants, totals)
}

const saveStatistics = (
  log: MatchLog,
  played: number,
  participants: Reading['participants'],
  totals: readonly DemoTotals[],
): void => {
  if (totals.length === 0) return
  const rows = totals.map(
    of =>
      [
        participants[of.person]?.steamId ?? '',
        statisticsColumns.map(column => (column === 'firstk' ? undefined : of[column])),
      ] as const,
  )
  log.statistics.set(played, new Map(rows))
}
