import { findByte, findLastText, findText, hasAt } from './find-text.ts'
import { bytesOf, type LogText } from './log-text.ts'
import type { Named, Participants, Spelling } from './participants.ts'

/** The known words that follow the name in the lines of people. */
export const personWords = [
  'picked up ',
  'purchased ',
  'money change ',
  'left buyzone',
  'threw ',
  'triggered ',
  'blinded ',
  'assisted killing ',
  'attacked ',
  'killed ',
  'flash-assisted killing ',
  'committed suicide with ',
  'was killed by the bomb',
  'disconnected',
  'entered the game',
  'connected',
  'say ',
  'say_team ',
  'dropped ',
  'changed name to ',
  'switched from team ',
  'joined team ',
  'STEAM USERID validated',
] as const

/** A word that can follow the name in a line. */
export type PersonWord = (typeof personWords)[number]

/** The number of groups of words by their first two letters, a power of two. */
const groups = 256
const groupOf = (first: number, second: number): number => (first * 7 + second) & (groups - 1)
const wordsByLetters = Array.from({ length: groups }, (_, group) =>
  personWords
    .filter(word => groupOf(word.charCodeAt(0), word.charCodeAt(1)) === group)
    .map(word => ({ word, bytes: bytesOf(word) })),
)
const bracket = 91
const closingBracket = 93
const space = 32
const quote = 34
const personEnd = '>" '

const wordAt = (bytes: Uint8Array, at: number): PersonWord | undefined => {
  const group = wordsByLetters[groupOf(bytes[at] ?? 0, bytes[at + 1] ?? 0)] ?? []
  for (let place = 0; place < group.length; place++) {
    const known = group[place]
    if (known !== undefined && hasAt(bytes, known.bytes, at)) return known.word
  }
  return undefined
}

/** A line of a person: the person, the word after the name, and the position of the text after that word. */
export type PersonLine = { named: Named; word: PersonWord | undefined; at: number }

/**
 * Reads the start of a line of a person; `from` is the position after its first quote. Returns undefined if it is no such
 * line (rulebook 14.3).
 */
export const personLine = (
  log: LogText,
  from: number,
  to: number,
  people: Participants,
): PersonLine | undefined => {
  const known = people.startingAt(log, from)
  const line = known && lineOf(log, from + known.text.length, to, known)
  return line?.word ? line : searchLine(log, from, to, people)
}

/** Returns the line of a person whose spelling ends at `end`. */
const lineOf = (log: LogText, end: number, to: number, { named }: Spelling): PersonLine | undefined => {
  if (named === undefined || end + 2 > to) return undefined
  const at = afterPosition(log, end + 2, to)
  const word = wordAt(log.bytes, at)
  const isReal = word !== undefined && (at > end + 2 || !placedWords.has(word))
  return { named, word: isReal ? word : undefined, at: isReal ? at + word.length : to }
}

/** The words before which a line always has the person's place: without one they are part of a name (rulebook 14.16). */
const placedWords: ReadonlySet<PersonWord> = new Set(['attacked ', 'killed '])

/** Tries every possible end of a name; the first one followed by a known word is taken. */
const searchLine = (log: LogText, from: number, to: number, people: Participants): PersonLine | undefined => {
  let unknown: PersonLine | undefined
  for (let end = findText(log, personEnd, from, to); end >= 0; end = findText(log, personEnd, end + 1, to)) {
    const line = lineOf(log, end + 1, to, people.spelling(log.text.slice(from, end + 1)))
    if (line?.word) return line
    unknown ??= line
  }
  return unknown
}

/** Skips a position on the map such as `[338 475 92] `. */
const afterPosition = (log: LogText, at: number, to: number): number => {
  const { bytes } = log
  if (bytes[at] !== bracket) return at
  const near = findByte(bytes, closingBracket, at, to - 1)
  const end = near >= 0 && bytes[near + 1] === space ? near : findText(log, '] ', at, to)
  return end < 0 ? at : end + 2
}

/**
 * Reads who was killed or attacked, and where the text after it begins: no further name follows, so the last possible end is
 * taken.
 */
export const victimIn = (
  log: LogText,
  from: number,
  to: number,
  people: Participants,
): { named: Named; at: number } | undefined => {
  const { text, bytes } = log
  if (bytes[from] !== quote) return undefined
  const known = people.startingAt(log, from + 1)
  const afterVictim = known ? from + 1 + known.text.length : to
  if (known?.named && afterVictim < to && bytes[afterVictim + 2] === bracket)
    return { named: known.named, at: afterVictim + 1 }
  const end = findLastText(log, personEnd, from, to)
  const { named } = end < 0 ? { named: undefined } : people.spelling(text.slice(from + 1, end + 1))
  return named && { named, at: end + 2 }
}

/** Reads a person at the end of a line. */
export const lastPerson = (
  { text, bytes }: LogText,
  from: number,
  to: number,
  people: Participants,
): Named | undefined =>
  bytes[from] === quote && bytes[to - 1] === quote
    ? people.spelling(text.slice(from + 1, to - 1)).named
    : undefined

/** Returns the text between a mark such as `with "` and the next quote; '' if the line does not have the mark. */
export const quotedAfter = (log: LogText, mark: string, from: number, to: number): string => {
  const at = findText(log, mark, from, to)
  if (at < 0) return ''
  const start = at + mark.length
  const end = findByte(log.bytes, quote, start, to)
  return end < 0 ? '' : log.text.slice(start, end)
}
