import { ownCopy } from '../shared/own-copy.ts'
import { type LogText, logText } from './line/log-text.ts'
import { clock, lineAfterStamp, serviceBefore, textStart, timeText } from './line/log-time.ts'
import { participants } from './line/participants.ts'
import { type StatisticsReader, statisticsReaders } from './line/statistics.ts'
import { worldLine } from './line/world-line.ts'
import { endOfLine, lineInJson } from './line/wrapped-line.ts'
import { type LogMatches, logMatches } from './match/log-matches.ts'
import { readPerson } from './match/person-events.ts'

/** Reads the lines of a log, each given by two positions in a text. */
export type LineReader = {
  matches: LogMatches
  /** Reads a line without its line end; false if it says nothing about a match. */
  line(log: LogText, from: number, to: number, arrivedAt: string | null): boolean
  /** Reads the time of the newest line, whose text can be freed after that. */
  seeTime(): void
  /** Returns the time of the newest line as text, '' before the first. */
  newestTime(): string
  /** The services that docker compose names before its lines; several wrote more than one log. */
  services: ReadonlySet<string>
}

const quote = 34
const closingBrace = 125

/** Creates the reader of a log's lines. */
export const lineReader = (): LineReader => {
  const people = participants()
  const matches = logMatches()
  const times = clock()
  const beginBlock = statisticsReaders()
  const unwrapped = logText()
  const services = new Set<string>()
  let block: StatisticsReader | undefined

  const statistics = (log: LogText, from: number, to: number): boolean => {
    if (block === undefined) return false
    if (block.line(log, from, to)) return true
    const finished = log.text.startsWith('}}JSON_END', from) ? block.finish() : undefined
    block = undefined
    if (finished) matches.newest().statistics.set(finished.after, finished.statistics)
    return finished !== undefined
  }

  const plainLine = (log: LogText, from: number, lineEnd: number, arrivedAt: string | null): boolean => {
    const to = endOfLine(log, from, lineEnd)
    const plain = textStart(log, from, to)
    const begin = plain < 0 ? lineAfterStamp(log, from, to) : from
    const start = plain < 0 && begin >= 0 ? textStart(log, begin, to) : plain
    if (start < 0) return false
    const service = begin > from && services.size < 2 ? serviceBefore(log, from, begin) : undefined
    if (service !== undefined) services.add(ownCopy(service))
    times.see(log.text, begin, arrivedAt)
    const letter = log.bytes[start]
    if (block !== undefined && (letter === quote || letter === closingBrace))
      if (statistics(log, start, to)) return true
    if (letter === quote) return readPerson(matches.newest(), people, times, log, start + 1, to)
    const line = worldLine(log.text.slice(start, to))
    if (line === undefined) return false
    if (line.event === 'statistics') block = beginBlock()
    else matches.take(line, times)
    return true
  }

  return {
    matches,
    services,
    seeTime: () => void times.time(),
    newestTime: () => timeText(times.time()),
    line(log, from, to, arrivedAt) {
      const inJson = lineInJson(log, from, to)
      if (inJson === undefined) return plainLine(log, from, to, arrivedAt)
      unwrapped.put(inJson)
      return plainLine(unwrapped, 0, inJson.length, arrivedAt)
    },
  }
}
