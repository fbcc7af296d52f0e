import { ownCopy } from '../shared/own-copy.ts'
import { mustFit } from '../shared/value/must-fit.ts'
import { text as isText } from '../shared/value/shape.ts'
import { logText } from './line/log-text.ts'
import type { LogHole, ServerLogOptions, ServerLogReader } from './line/server-log.ts'
import { lineReader } from './line-reader.ts'
import { loggedMap } from './logged-map.ts'

/** The longest line of a log; longer text is not a line. */
const longestLine = 65_536
const lineFeed = 10
const carriageReturn = 13

/**
 * Creates a reader of a server log. It reads the log in chunks cut anywhere and returns at any time what it has read so far;
 * the result does not depend on the cuts. It never throws, whatever the text contains (rulebook 14.2).
 *
 * @example
 * const reader = serverLogReader()
 * reader.read('L 01/19/2026 - 19:03:17: Starting Freeze period\nL 01/19/2026 - 19:03:17: MatchStatus: Sco')
 * reader.read('re: 0:0 on map "de_inferno" RoundsPlayed: 0\n')
 * reader.log().maps[0]?.state // 'running'
 */
export const serverLogReader = ({ ignores = () => false }: ServerLogOptions = {}): ServerLogReader => {
  const { matches, line, seeTime, newestTime, services } = lineReader()
  const log = logText()
  const gaps: LogHole[] = []
  let rest = ''
  /** Whether the line that begins with `rest` is too long or began before a gap, so that it is dropped up to its end. */
  let isBroken = false
  let lines = 0
  let skipped = 0

  const take = (from: number, end: number, arrivedAt: string | null): void => {
    lines += 1
    if (isBroken || !line(log, from, end, arrivedAt)) skipped += 1
    isBroken = false
  }

  /** Reads the line that begins with `rest`; returns where the lines after it begin. */
  const readRest = (text: string, arrivedAt: string | null): number => {
    const end = text.indexOf('\n')
    const line = rest + (end < 0 ? text : text.slice(0, end))
    rest = end < 0 ? line : ''
    if (end >= 0) {
      log.put(line)
      take(0, line.length, arrivedAt)
    }
    return end < 0 ? text.length : end + 1
  }

  /** Passes over empty lines from a position on, of which a hostile sender may send millions; returns where they end. */
  const passEmptyLines = (text: string, start: number): number => {
    let at = start
    let passed = 0
    for (; at < text.length; at++) {
      const letter = log.bytes[at]
      if (letter === lineFeed) passed++
      else if (letter !== carriageReturn) break
    }
    lines += passed
    skipped += passed
    return at
  }

  /** Reads the whole lines of a text from a position on; returns where the unfinished line begins. */
  const readLines = (text: string, start: number, arrivedAt: string | null): number => {
    let from = passEmptyLines(text, start)
    for (let end = text.indexOf('\n', from); end >= 0; end = text.indexOf('\n', from)) {
      take(from, end, arrivedAt)
      from = passEmptyLines(text, end + 1)
    }
    return from
  }

  const read = (text: string, arrivedAt: string | null): void => {
    const start = readRest(text, arrivedAt)
    log.put(text)
    const from = readLines(text, start, arrivedAt)
    // Reads the time of the newest line, after which its chunk can be freed.
    seeTime()
    log.put('')
    if (from < text.length) rest = ownCopy(text.slice(from))
    isBroken ||= rest.length > longestLine
    if (isBroken) rest = ''
  }

  return {
    read(text, arrivedAt) {
      mustFit('text', text, isText)
      read(text, arrivedAt ?? null)
    },
    hole(bytes) {
      rest = ''
      isBroken = false
      const gap = { bytes: bytes ?? null, after: newestTime() }
      gaps.push(gap)
      matches.newest().gaps.push(gap)
    },
    end() {
      if (rest !== '') read('\n', null)
    },
    log: () => ({
      maps: matches
        .played()
        .flatMap(match => loggedMap(match, ignores))
        .map((map, at) => ({ number: at + 1, ...map })),
      warmUp: matches.awaited(),
      newest: newestTime(),
      lines,
      skipped,
      holes: [...gaps],
      services: [...services],
    }),
  }
}
