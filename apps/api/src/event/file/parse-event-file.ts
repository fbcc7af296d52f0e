import type { z } from 'zod'
import { keyOf } from './catalogue.ts'
import { issueOf, refusedFile } from './report.ts'
import { type EventFile, eventFile, eventFileVersion } from './schema.ts'

/** Reads the bytes of an event file. Throws a 400 with the path of each fault: EVENT_FILE_JSON, EVENT_FILE_VERSION (rulebook 25.6). */
export function parseEventFile(bytes: Buffer): EventFile {
  const json = readJson(bytes)
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined
  if (version !== eventFileVersion)
    throw refusedFile([
      issueOf(['version'], {
        rule: 'EVENT_FILE_VERSION',
        facts: { most: eventFileVersion, name: String(JSON.stringify(version) ?? 'none').slice(0, 40) },
      }),
    ])
  const parsed = eventFile.safeParse(json)
  if (!parsed.success) throw refusedFile(parsed.error.issues)
  const repeated = repeats(parsed.data)
  if (repeated.length > 0) throw refusedFile(repeated)
  return parsed.data
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
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
  for (const [at, { teams = [], matches = [] }] of phases.entries()) {
    check(
      ['phases', at, 'teams'],
      teams.map(({ team }) => team),
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
  for (const [list, records] of Object.entries(catalogue)) check(['catalogue', list], records.map(keyOf))
  return found
}
