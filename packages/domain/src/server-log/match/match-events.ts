import { type LineMoment, timeText } from '../line/log-time.ts'
import type { LogSide } from '../line/server-log.ts'
import type { BombEnd } from '../line/world-line.ts'
import { bringBack, dropAfter, hasRound, keepDamage, type MatchLog } from './match-log.ts'
import { hasEvents, isPlayed, type RoundLog, roundLog, sumsOf } from './round-log.ts'

/** The content of a line with the score. */
export type ScoreLine = { score: Record<LogSide, number>; roundsPlayed: number }

/** Returns the round that is being played; a log can begin in the middle of one. */
export const currentRound = (match: MatchLog, moment: LineMoment): RoundLog => {
  const newest = match.rounds.at(-1)
  if (newest) return newest
  const first = roundLog(0, moment.time(), moment.arrivedAt)
  match.rounds.push(first)
  return first
}

/** Starts a round: the next one, or the same one again if it was not over. */
export const beginRound = (match: MatchLog, moment: LineMoment): void => {
  const before = match.rounds.at(-1)
  if (before && !before.ended) match.replaced = match.rounds.pop() ?? null
  const number = before ? before.number + Number(before.ended && before.number > 0) : 0
  match.rounds.push(roundLog(number, moment.time(), moment.arrivedAt))
}

/** Ends the round that is being played. */
export const endRound = (
  match: MatchLog,
  { side, bomb }: { side: LogSide | null; bomb: BombEnd },
  moment: LineMoment,
): void => {
  const round = currentRound(match, moment)
  if (round.ended) return
  round.ended = true
  round.winner = side
  round.bomb = bomb
  match.replaced = null
}

/** Records that a match is live: the freeze time of a round that is no knife round is over (rulebook 14.18). */
export const goLive = (match: MatchLog, { isLive, isArmed }: RoundLog, { arrivedAt }: LineMoment): void => {
  if (isLive && isArmed && !match.isWarmUp) match.live ??= { arrivedAt }
}

/** Records that the match is loaded from a backup: deaths at that moment do not count (rulebook 14.7). */
export const reload = (match: MatchLog, moment: LineMoment): void => {
  match.reloading = true
  match.reloadedAt = moment.time()
  const round = currentRound(match, moment)
  const undone = round.lives.filter(life => isOfReload(match, life.byWorldAt))
  for (const { participant } of undone) sumsOf(round, participant).serverDeaths -= 1
  round.lives = round.lives.filter(life => !undone.includes(life))
}

/** Whether something happened at the moment when a match was reloaded. */
export const isOfReload = ({ reloading, reloadedAt }: MatchLog, time: number | null): boolean =>
  time !== null && (reloading || Math.abs(time - reloadedAt) < 1000)

/** Ends a match and the round that is being played; a round in which no player was hurt is dropped. */
export const gameOver = (match: MatchLog): void => {
  match.state = 'final'
  match.rounds = match.rounds.filter(round => round.number > 0 && isPlayed(round))
  for (const round of match.rounds) round.ended = true
}

/** Restarts a match: everything before is dropped; a number of rounds below 0 means the warm-up (rulebook 14.6). */
const restart = (match: MatchLog, roundsPlayed: number, moment: LineMoment): void => {
  const newest = match.rounds.at(-1)
  const fresh = newest && !newest.ended && !newest.isLive ? newest : undefined
  dropAfter(match, 0)
  match.statistics.clear()
  match.restored = []
  match.gaps = []
  match.keptDamage.clear()
  match.hasDamageLines = false
  match.live = null
  match.isWarmUp = roundsPlayed < 0
  match.begun = roundsPlayed === 0
  const round = roundLog(1, fresh?.startedAt ?? moment.time(), fresh?.arrivedAt ?? moment.arrivedAt)
  for (const [participant, side] of fresh?.sides ?? []) round.sides.set(participant, side)
  for (const [participant, side] of fresh?.alive ?? []) round.alive.set(participant, side)
  match.rounds = [round]
}

/** Drops every round after `last` and records the restore (rulebook 14.7). */
const restore = (match: MatchLog, last: number, moment: LineMoment): void => {
  const newest = match.rounds.at(-1)
  const fresh = newest && !newest.ended && !newest.isLive ? newest : undefined
  const gone = dropAfter(match, last).filter(round => round !== fresh)
  if (match.replaced && match.replaced.number > last) gone.push(match.replaced)
  const taken = gone.filter(hasEvents)
  keepDamage(match, taken)
  match.replaced = null
  if (taken.length > 0) match.restored.push({ round: last, taken: taken.length, at: timeText(moment.time()) })
  const round = fresh ?? roundLog(last + 1, moment.time(), moment.arrivedAt)
  round.number = last + 1
  match.rounds.push(round)
}

/** Reads a line with the score: it numbers the round, restarts the match or restores a round (rulebook 14.6, 14.7). */
export const readScore = (match: MatchLog, { score, roundsPlayed }: ScoreLine, moment: LineMoment): void => {
  const isReload = match.reloading
  match.reloading = false
  nameTeams(match, score, roundsPlayed)
  match.score = score
  match.roundsPlayed = Math.max(0, roundsPlayed)
  if (roundsPlayed <= 0) restart(match, roundsPlayed, moment)
  else number(match, roundsPlayed, isReload, moment)
}

/** Numbers the round that is being played, or goes back to a restored one. */
const number = (match: MatchLog, roundsPlayed: number, isReload: boolean, moment: LineMoment): void => {
  /** After a warm-up in the middle of a match its rounds come back, as if a backup had been loaded. */
  const isBack = isReload || (match.isWarmUp && hasRound(match, roundsPlayed))
  if (match.isWarmUp) match.rounds = []
  match.begun = true
  match.isWarmUp = false
  const round = currentRound(match, moment)
  if (isBack) {
    restore(match, roundsPlayed, moment)
    bringBack(match, roundsPlayed)
  } else if (round.ended && round.number <= roundsPlayed) renumber(match, round, roundsPlayed)
  else if (round.number === 0) renumber(match, round, roundsPlayed + 1)
  else if (round.number === roundsPlayed && round.isLive) round.ended = true
  else if (round.number !== roundsPlayed + 1) restore(match, roundsPlayed, moment)
}

/** Sets the number of the newest round, as the server says it, and drops rounds that had this number or a later one. */
const renumber = (match: MatchLog, round: RoundLog, number: number): void => {
  match.rounds.pop()
  dropAfter(match, number - 1)
  match.rounds.push(Object.assign(round, { number }))
}

/** Records the names of the teams by side; in the freeze time after half time the server still writes the old ones. */
const nameTeams = (match: MatchLog, score: Record<LogSide, number>, roundsPlayed: number): void => {
  const { teams, announced, score: former } = match
  const isOver = match.rounds.at(-1)?.ended === true
  const isUnnamed = teams.CT === '' && teams.TERRORIST === ''
  const isTurned =
    former.CT !== former.TERRORIST && former.CT === score.TERRORIST && former.TERRORIST === score.CT
  const hasSwitched = match.switches > 4
  if (isOver || isUnnamed || roundsPlayed <= 0) match.teams = { ...announced }
  else if (isTurned || hasSwitched) match.teams = { CT: teams.TERRORIST, TERRORIST: teams.CT }
  match.switches = 0
}
