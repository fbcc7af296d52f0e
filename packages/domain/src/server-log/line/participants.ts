import { ownCopy } from '../../shared/own-copy.ts'
import { steamIdOf } from '../../shared/steam-id.ts'
import { hasAt } from './find-text.ts'
import { bytesOf, type LogText, notAscii } from './log-text.ts'
import type { LogSide } from './server-log.ts'

/** A person or bot in a log: a person is identified by the SteamID64, a bot (steamId '') by the name. */
export type Participant = {
  readonly steamId: string
  /** The newest name. */
  name: string
  /** The round of the last line that had the participant with a side. */
  seenIn: object | null
  /** The round of the last line in which the participant did what only the living do. */
  actedIn: object | null
}

/** A participant as named in a line; `side` is null for a participant on no side. */
export type Named = { participant: Participant; name: string; side: LogSide | null }

/** The spelling of a participant in a log, `NAME<SLOT><ID><SIDE>`; `named` is undefined if the text does not have this form. */
export type Spelling = { text: string; named: Named | undefined }

/** The participants of a log. */
export type Participants = {
  /** Reads a spelling (rulebook 14.3). */
  spelling(text: string): Spelling
  /** Returns a known spelling that begins at a position of a log and is followed by a quote and a space. */
  startingAt(log: LogText, from: number): Spelling | undefined
}

/** How many spellings are kept: a log has few, and a malicious one must not fill the memory. */
const mostSpellings = 4096
/** The number of groups of spellings by their first letters, a power of two, and the largest size of a group. */
const groups = 256
const mostOfGroup = 24

const groupAt = (bytes: Uint8Array, from: number): number =>
  ((bytes[from] ?? 0) * 31 + (bytes[from + 1] ?? 0) * 7 + (bytes[from + 2] ?? 0)) & (groups - 1)

const quote = 34
const space = 32

/** A spelling that can be found by its beginning: a person has several, with different slots and lengths. */
type KnownSpelling = { spelling: Spelling; bytes: Uint8Array; slotAt: number; isAscii: boolean }

const knownSpelling = (spelling: Spelling, { name }: Named): KnownSpelling => {
  const bytes = bytesOf(spelling.text)
  return { spelling, bytes, slotAt: name.length + 1, isAscii: !bytes.includes(notAscii) }
}

/** Whether a spelling is at a position, followed by a quote and a space; the parts that differ most are compared first. */
const isAt = ({ text, bytes: log }: LogText, from: number, known: KnownSpelling): boolean => {
  const { spelling, bytes, slotAt, isAscii } = known
  return (
    log[from + bytes.length] === quote &&
    log[from + slotAt] === bytes[slotAt] &&
    log[from + bytes.length + 1] === space &&
    hasAt(log, bytes, from) &&
    (isAscii || text.startsWith(spelling.text, from))
  )
}

const form = /^(.*)<\d+><(\[U:\d:\d+\]|STEAM_\d:\d:\d+|BOT|STEAM_ID_PENDING|Console)><([^<>]*)>$/s

const sideOf = (text: string): LogSide | null => (text === 'CT' || text === 'TERRORIST' ? text : null)

/** Creates an empty list of participants. */
export const participants = (): Participants => {
  const all = new Map<string, Participant>()
  const spellings = new Map<string, Spelling>()
  const known: KnownSpelling[][] = Array.from({ length: groups }, () => [])

  const participant = (steamId: string, name: string): Participant => {
    const key = steamId === '' ? `bot ${name}` : steamId
    const before = all.get(key) ?? { steamId, name, seenIn: null, actedIn: null }
    all.set(key, before)
    return before
  }

  const parse = (text: string): Named | undefined => {
    const [, name, id, side] = form.exec(text) ?? []
    if (name === undefined || id === undefined || side === undefined) return undefined
    return { participant: participant(steamIdOf(id), name), name, side: sideOf(side) }
  }

  /** Keeps a spelling so that it can be found by its beginning; a group that a malicious log has filled is emptied. */
  const remember = (spelling: Spelling, named: Named): void => {
    const added = knownSpelling(spelling, named)
    const group = known[groupAt(added.bytes, 0)] ?? []
    if (group.length === mostOfGroup) group.length = 0
    group.push(added)
  }

  return {
    spelling(text) {
      const before = spellings.get(text)
      if (before) return before
      if (spellings.size === mostSpellings) spellings.clear()
      const own = ownCopy(text)
      const added = { text: own, named: parse(own) }
      spellings.set(own, added)
      if (added.named) remember(added, added.named)
      return added
    },
    startingAt(log, from) {
      const group = known[groupAt(log.bytes, from)] ?? []
      for (let at = 0; at < group.length; at++) {
        const each = group[at]
        if (each && isAt(log, from, each)) return each.spelling
      }
      return undefined
    },
  }
}
