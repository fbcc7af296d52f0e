import type { LineMoment } from '../line/log-time.ts'
import type { WorldLine } from '../line/world-line.ts'
import {
  beginRound,
  currentRound,
  endRound,
  gameOver,
  goLive,
  readScore,
  reload,
  type ScoreLine,
} from './match-events.ts'
import { hasRound, type MatchLog, matchLog } from './match-log.ts'
import { isPlayed } from './round-log.ts'

/** The matches of a log in order; the newest one is being played, awaited or over. */
export type LogMatches = {
  /** The matches that have begun; one after `Game Over` has begun once a round is played (rulebook 14.5). */
  played(): readonly MatchLog[]
  /** The map of a match that is awaited, in its warm-up or before its first round, '' for none. */
  awaited(): string
  newest(): MatchLog
  /** Applies what a line of the server itself says. */
  take(line: WorldLine, moment: LineMoment): void
}

/** Creates the list of a log's matches. */
export const logMatches = (): LogMatches => {
  let newest = matchLog('')
  const older: MatchLog[] = []

  /** Awaits the next match; replaces the newest one if nothing of it counts yet. */
  const next = (map: string): void => {
    if (newest.begun) older.push(newest)
    if (newest.begun && newest.state === 'running') newest.state = 'abandoned'
    newest = matchLog(map)
  }

  /** Continues the previous match if a backup of it is loaded (rulebook 14.7). */
  const resume = (map: string, roundsPlayed: number): void => {
    const before = older.at(-1)
    if (before?.map !== map || hasRound(newest, roundsPlayed) || !hasRound(before, roundsPlayed)) return
    older.pop()
    newest = Object.assign(before, {
      state: 'running',
      reloading: true,
      reloadedAt: newest.reloadedAt,
      announced: newest.announced,
      statistics: new Map([...before.statistics, ...newest.statistics]),
    })
  }

  const score = ({ map, ...line }: ScoreLine & { map: string }, moment: LineMoment): void => {
    if (newest.state !== 'running' || (newest.begun && newest.map !== map)) next(map)
    newest.map = map
    newest.hasStatus = true
    if (newest.reloading && line.roundsPlayed > 0) resume(map, line.roundsPlayed)
    readScore(newest, line, moment)
  }

  const won = (line: Extract<WorldLine, { event: 'won' }>, moment: LineMoment): void => {
    endRound(newest, line, moment)
    if (line.score === undefined || newest.hasStatus) return
    const roundsPlayed = line.score.CT + line.score.TERRORIST
    readScore(newest, { score: line.score, roundsPlayed }, moment)
  }

  /** Starts a match whose log does not have the number of rounds, on the map that was loaded, else on the one named here. */
  const begin = (map: string, moment: LineMoment): void => {
    newest.map ||= map
    readScore(newest, { score: { CT: 0, TERRORIST: 0 }, roundsPlayed: 0 }, moment)
  }

  const isAwaited = (): boolean =>
    !newest.begun || (older.at(-1)?.state === 'final' && !newest.rounds.some(isPlayed))

  return {
    played: () => (isAwaited() ? older : [...older, newest]),
    awaited: () => (isAwaited() ? newest.map : ''),
    newest: () => newest,
    take(line, moment) {
      if (line.event === 'map') return next(line.map)
      if (line.event === 'freeze' && newest.state === 'final') next(newest.map)
      if (line.event === 'reload' && newest.state === 'final') next(newest.map)
      if (line.event === 'score') {
        const isRepeated = newest.state === 'final' && line.roundsPlayed === newest.roundsPlayed
        return isRepeated ? undefined : score(line, moment)
      }
      if (newest.state === 'final') return
      if (line.event === 'freeze') beginRound(newest, moment)
      else if (line.event === 'round start') startRound(newest, moment)
      else if (line.event === 'round end') endRound(newest, { side: null, bomb: 'none' }, moment)
      else if (line.event === 'won') won(line, moment)
      else if (line.event === 'team') announce(newest, line)
      else if (line.event === 'warm-up') warmUp(newest, moment)
      else if (line.event === 'reload') reload(newest, moment)
      else if (line.event === 'game over') gameOver(newest)
      else if (line.event === 'match start' && !newest.hasStatus) begin(line.map, moment)
    },
  }
}

/**
 * Records the name of the team on a side. A server names only teams that have a name, so a team that has changed sides leaves
 * its old one.
 */
const announce = (match: MatchLog, { side, name }: Extract<WorldLine, { event: 'team' }>): void => {
  const other = side === 'CT' ? 'TERRORIST' : 'CT'
  const ofOther = match.announced[other]
  match.announced = { CT: '', TERRORIST: '', [side]: name, [other]: ofOther === name ? '' : ofOther }
}

/** Begins the warm-up of a match whose log does not have the number of rounds, unless a round was played. */
const warmUp = (match: MatchLog, moment: LineMoment): void => {
  if (match.hasStatus || match.rounds.some(isPlayed)) return
  readScore(match, { score: { CT: 0, TERRORIST: 0 }, roundsPlayed: -1 }, moment)
}

/** Ends the freeze time; if the last round is already over, the lines between it and this round are missing. */
const startRound = (match: MatchLog, moment: LineMoment): void => {
  if (currentRound(match, moment).ended) beginRound(match, moment)
  const round = currentRound(match, moment)
  if (!round.isLive) round.livesBefore = round.lives.length
  round.isLive = true
  goLive(match, round, moment)
}
