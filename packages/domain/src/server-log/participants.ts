import { ownCopy } from '../shared/own-copy.ts'
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
  /** Gives a known spelling that begins at a place of a log and ends there with a quote and a space. */
  startingAt(log: string, from: number): Spelling | undefined
}

/** How many spellings are kept: those of a log are few, and a hostile one must not fill the memory. */
const mostSpellings = 4096
/** How many groups of spellings there are by their first letters, a power of two, and how many are in one at most. */
const groups = 256
const mostOfGroup = 24

const groupAt = (log: string, from: number): number =>
  (log.charCodeAt(from) * 31 + log.charCodeAt(from + 1) * 7 + log.charCodeAt(from + 2)) & (groups - 1)

const quote = 34
const space = 32

/** A spelling that is found by its beginning: a person has several, which differ in the slot and in their length. */
type KnownSpelling = { spelling: Spelling; length: number; slotAt: number; slot: number }

const knownSpelling = (spelling: Spelling, { name }: Named): KnownSpelling => {
  const slotAt = name.length + 1
  return { spelling, length: spelling.text.length, slotAt, slot: spelling.text.charCodeAt(slotAt) }
}

/** Tells whether a place can begin a spelling: a quote and a space stand behind it, and its slot begins the same. */
const canBegin = (log: string, from: number, { length, slotAt, slot }: KnownSpelling): boolean =>
  log.charCodeAt(from + length) === quote &&
  log.charCodeAt(from + slotAt) === slot &&
  log.charCodeAt(from + length + 1) === space

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
    const group = known[groupAt(spelling.text, 0)] ?? []
    if (group.length === mostOfGroup) group.length = 0
    group.push(knownSpelling(spelling, named))
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
      const group = known[groupAt(log, from)] ?? []
      for (let at = 0; at < group.length; at++) {
        const each = group[at]
        if (each && canBegin(log, from, each) && log.startsWith(each.spelling.text, from))
          return each.spelling
      }
      return undefined
    },
  }
}
