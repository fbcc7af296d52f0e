import { ownCopy } from '../shared/own-copy.ts'
import { hasAt } from './line/find-text.ts'
import { bytesOf, type LogText, notAscii } from './line/log-text.ts'
import { steamIdOf } from './line/steam-id.ts'
import type { LogSide } from './server-log.ts'

/** Somebody whom a log names: a person by the SteamID64, a bot (steamId '') by the name. */
export type Participant = {
  readonly steamId: string
  /** The newest name. */
  name: string
  /** The round in which a line under a side was last seen. */
  seenIn: object | null
}

/** Somebody as a line names them; `side` is null for who is on none. */
export type Named = { who: Participant; name: string; side: LogSide | null }

/** Somebody as a log spells them: `NAME<SLOT><ID><SIDE>`; `named` is undefined where the text is no such thing. */
export type Spelling = { text: string; named: Named | undefined }

/** Knows who is who in a log. */
export type Participants = {
  /** Reads a spelling (rulebook 14.3). */
  spelling(text: string): Spelling
  /** Returns a known spelling that begins at a place of a log and ends there with a quote and a space. */
  startingAt(log: LogText, from: number): Spelling | undefined
}

/** How many spellings are kept: those of a log are few, and a hostile one must not fill the memory. */
const mostSpellings = 4096
/** How many groups of spellings there are by their first letters, a power of two, and how many are in one at most. */
const groups = 256
const mostOfGroup = 24

const groupAt = (bytes: Uint8Array, from: number): number =>
  ((bytes[from] ?? 0) * 31 + (bytes[from + 1] ?? 0) * 7 + (bytes[from + 2] ?? 0)) & (groups - 1)

const quote = 34
const space = 32

/** A spelling that is found by its beginning: a person has several, which differ in the slot and in their length. */
type KnownSpelling = { spelling: Spelling; bytes: Uint8Array; slotAt: number; isAscii: boolean }

const knownSpelling = (spelling: Spelling, { name }: Named): KnownSpelling => {
  const bytes = bytesOf(spelling.text)
  return { spelling, bytes, slotAt: name.length + 1, isAscii: !bytes.includes(notAscii) }
}

/** Whether a spelling stands at a place, with a quote and a space behind it: what differs most is looked at first. */
const standsAt = ({ text, bytes: log }: LogText, from: number, known: KnownSpelling): boolean => {
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

/** Makes an empty list of participants. */
export const participants = (): Participants => {
  const all = new Map<string, Participant>()
  const spellings = new Map<string, Spelling>()
  const known: KnownSpelling[][] = Array.from({ length: groups }, () => [])

  const participant = (steamId: string, name: string): Participant => {
    const key = steamId === '' ? `bot ${name}` : steamId
    const before = all.get(key) ?? { steamId, name, seenIn: null }
    all.set(key, before)
    return before
  }

  const parse = (text: string): Named | undefined => {
    const [, name, id, side] = form.exec(text) ?? []
    if (name === undefined || id === undefined || side === undefined) return undefined
    return { who: participant(steamIdOf(id), name), name, side: sideOf(side) }
  }

  /** Keeps a spelling to be found by its beginning; the group of a hostile log is begun anew. */
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
        if (each && standsAt(log, from, each)) return each.spelling
      }
      return undefined
    },
  }
}
