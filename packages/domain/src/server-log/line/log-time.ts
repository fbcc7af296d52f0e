import type { LogText } from './log-text.ts'

/**
 * Returns where a line begins that something else stands before, such as the stamp of a container or a service; -1 if it is
 * no line of a log. What people write, a console's copy of the chat too, is not searched (rulebook 14.15).
 */
export const lineAfterStamp = ({ text }: LogText, from: number, to: number): number => {
  const stamped = /^[^"\n]{0,200}?(?=\d\d\/\d\d\/\d{4} - \d\d:\d\d:\d\d)/.exec(
    text.slice(from, Math.min(to, from + longestStamp + 40)),
  )?.[0]
  return stamped === undefined || stamped.includes('Chat]') ? -1 : from + stamped.length
}

/** Returns the service that docker compose names before a line, undefined for none. */
export const serviceBefore = ({ text }: LogText, from: number, begin: number): string | undefined =>
  /^\S+(?=\s*\| )/.exec(text.slice(from, begin))?.[0].replace(/^.*\[\d+m/, '')

/** The longest stamp before a line. */
const longestStamp = 200

/** Where the text of a line begins, and the format of its time. */
const anyStart = /^(?:L )?(\d\d)\/(\d\d)\/(\d{4}) - (\d\d):(\d\d):(\d\d)(?:\.(\d{3}))?(?:: | - )/

const slash = 47
const colon = 58
const space = 32
const capitalL = 76
const dash = 45

/** Returns where the text of a line begins after its time, -1 if the line has no time (rulebook 14.2). */
export const textStart = ({ text, bytes }: LogText, from: number, to: number): number => {
  const isFile = bytes[from] === capitalL
  const date = isFile ? from + 2 : from
  const start = isFile ? from + 25 : from + 28
  const isUsual =
    start <= to &&
    bytes[date + 2] === slash &&
    bytes[date + 5] === slash &&
    bytes[date + 15] === colon &&
    bytes[date + 18] === colon &&
    bytes[start - 1] === space &&
    bytes[start - 2] === (isFile ? colon : dash)
  if (isUsual) return start
  const found = anyStart.exec(text.slice(from, Math.min(to, from + 40)))
  return found ? from + found[0].length : -1
}

/** When a line was written, in milliseconds as if it were UTC, parsed only when needed; and when its chunk arrived. */
export type LineMoment = { time(): number; arrivedAt: string | null }

/** Provides the moment of the newest line. */
export type Clock = LineMoment & {
  /** Moves on to the next line, which begins at a position of a text. */
  see(log: string, from: number, arrivedAt: string | null): void
}

/** The time before the first line. */
const never = -1

/** Creates the clock of a log: it keeps only the position of a line until its time is needed. */
export const clock = (): Clock => {
  let line: { log: string; from: number } | undefined
  let newest = never
  return {
    arrivedAt: null,
    see(log, from, arrivedAt) {
      if (line) line.log = log
      else line = { log, from }
      line.from = from
      this.arrivedAt = arrivedAt
    },
    time() {
      if (line) newest = timeAt(line.log, line.from) ?? newest
      line = undefined
      return newest
    },
  }
}

const twoDigits = (log: string, at: number): number => log.charCodeAt(at) * 10 + log.charCodeAt(at + 1) - 528

const timeAt = (log: string, from: number): number | undefined => {
  const at = log.charCodeAt(from) === capitalL ? from + 2 : from
  const year = twoDigits(log, at + 6) * 100 + twoDigits(log, at + 8)
  const month = twoDigits(log, at) - 1
  const hour = twoDigits(log, at + 13)
  const minute = twoDigits(log, at + 16)
  const second = twoDigits(log, at + 19)
  const part = log.charAt(at + 21) === '.' ? Number(log.slice(at + 22, at + 25)) : 0
  const time = Date.UTC(year, month, twoDigits(log, at + 3), hour, minute, second, part)
  return Number.isNaN(time) ? undefined : time
}

/** Writes a line's own time such as `2026-01-19T19:03:48.000`, '' for never. */
export const timeText = (time: number): string => (time < 0 ? '' : new Date(time).toISOString().slice(0, 23))
