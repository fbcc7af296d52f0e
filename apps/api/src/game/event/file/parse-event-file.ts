import { isMatchFile, type MatchFile, readMatchFile, textEncodingOf } from '@game/domain'
import type { z } from 'zod'
import { recordKey } from './catalogue.ts'
import { issueOf, refusedFile } from './report.ts'
import { type EventFile, eventFile, eventFileVersion } from './schema.ts'

/** What a file has: an event, or a match as MatchZy and get5 take it. */
export type Parsed = { event: EventFile } | { match: MatchFile }

/** Reads the bytes of a file to import. Throws a 400 with the path of each fault (rulebook 25.6, 25.9). */
export function parseFile(bytes: Buffer): Parsed {
  const json = readJson(bytes)
  return isMatchFile(json) ? { match: parseMatchFile(json) } : { event: parseEventFile(json) }
}

function parseMatchFile(json: unknown): MatchFile {
  const read = readMatchFile(json)
  if (!read.ok) throw refusedFile(read.faults.map(fault => issueOf(fault.path, fault)))
  return read.match
}

/** Refuses EVENT_FILE_VERSION and EVENT_FILE_TWICE. */
function parseEventFile(json: unknown): EventFile {
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined
  if (version !== eventFileVersion)
    throw refusedFile([
      issueOf(['version'], {
        rule: 'EVENT_FILE_VERSION',
        facts: { most: eventFileVersion, name: nameOf(version) },
      }),
    ])
  const parsed = eventFile.safeParse(json)
  if (!parsed.success) throw refusedFile(parsed.error.issues)
  const repeated = repeats(parsed.data)
  if (repeated.length > 0) throw refusedFile(repeated)
  return parsed.data
}

/** A version in words; one that is no simple value by its kind, as it may be nested too deeply to be written. */
const nameOf = (version: unknown): string => {
  if (version === undefined) return 'none'
  if (typeof version === 'object') return version === null ? 'null' : Array.isArray(version) ? '[…]' : '{…}'
  return JSON.stringify(version).slice(0, 40).toWellFormed()
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder(textEncodingOf(bytes), { fatal: true }).decode(bytes))
  } catch {
    throw refusedFile([issueOf([], { rule: 'EVENT_FILE_JSON' })])
  }
}

type Issue = z.core.$ZodIssue

/** Finds what a list names twice although it may have it once. */
function repeats({ phases = [], sources = [], catalogue = {} }: EventFile): Issue[] {
  const found: Issue[] = []
  const check = (path: (string | number)[], names: readonly string[]) => {
    for (const [at, name] of names.entries())
      if (names.indexOf(name) < at)
        found.push(issueOf([...path, at], { rule: 'EVENT_FILE_TWICE', facts: { name } }))
  }
  for (const [at, { teams = [], news = [], matches = [] }] of phases.entries()) {
    check(
      ['phases', at, 'teams'],
      teams.map(({ team }) => team),
    )
    for (const [place, { players }] of teams.entries())
      check(['phases', at, 'teams', place, 'players'], players)
    check(
      ['phases', at, 'news'],
      news.map(({ player }) => player),
    )
    check(
      ['phases', at, 'matches'],
      matches.map(({ home, away, date }) => `${home} - ${away}, ${date}`),
    )
  }
  check(
    ['sources'],
    sources.map(({ name }) => name),
  )
  for (const [list, records] of Object.entries(catalogue)) check(['catalogue', list], records.map(recordKey))
  return found
}
