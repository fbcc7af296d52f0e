import {
  csvFaultReason,
  type DemoResult,
  isDemoName,
  joinModes,
  roundsApart,
  sameMapChoices,
  scoreFileTypes,
} from '@game/domain'
import { z } from 'zod'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import {
  anySteamId,
  correctionReason,
  flag,
  id,
  numeral,
  phaseIndex,
} from '../../../ground/contract/shapes.ts'
import { FaultyFileError } from '../../../ground/csv/faulty-file-error.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { countDemos } from '../../hosting-limit/daily-use.ts'
import { getKeyplayTypes } from '../proof/upload-queries.ts'
import { findScoring } from '../publish/scoring-queries.ts'
import { ascending } from '../save/ascending.ts'
import { listSets, type SetMap } from '../save/phase-map-queries.ts'
import { readDemoFiles } from './demo/files-of-demos.ts'
import type { ReadFile } from './file/read-file.ts'
import { type FileFault, readTables } from './file/read-tables.ts'
import type { SpooledFile } from './file/spooled-file.ts'
import { getFilePlayers } from './file-people-queries.ts'

/** Which upload the files are for: `both` if each table goes to the one that its layout belongs to. */
export const uploadTypes = [...scoreFileTypes, 'both'] as const

/** Whose counts those of people are whom the catalogue does not have; null for nobody's (rulebook 8.41). */
const filePerson = z.strictObject({ steamId: anySteamId, playerId: id.nullable() })
const mostPeople = 200
const people = z
  .string()
  .max(20_000)
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown
    } catch {
      context.addIssue('is no JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(filePerson).max(mostPeople))
  .transform(list => list.map(person => ({ ...person, ignored: false })))

/** The fields of upload-score besides its files. */
export const uploadFields = z.strictObject({
  eventId: numeral.pipe(id),
  type: z.enum(uploadTypes),
  phaseIndex: numeral.pipe(phaseIndex).optional(),
  mode: z.enum(joinModes).default('replace'),
  sameMaps: z.enum(sameMapChoices).optional(),
  dryRun: flag.optional(),
  skipUnknown: flag.optional(),
  people: people.optional(),
  reason: correctionReason,
})
export type UploadForm = z.output<typeof uploadFields> & { files: SpooledFile[] }

/** The setting for reading demos. */
export type UploadSettings = { demoMemoryMb: number }

export type ReadFiles = {
  files: ReadFile[]
  incomplete: number[]
  skipped: string[]
  notes: string[]
  demos: DemoResult[]
  /** The people of the files who count for other players. */
  people: { steamId: string; playerId: number }[]
}

/**
 * Reads the files of an upload, one after another; `stop` ends the reading of demos. Refuses EVENT_COMPLETED, EVENT_DEMOS; faults name their file
 * if there are several.
 */
export async function readFiles(
  db: Db,
  actor: Actor,
  form: UploadForm,
  env: UploadSettings,
  stop?: AbortSignal,
): Promise<ReadFiles> {
  const event = (await findScoring(db, form.eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
  const { catalogue, assigned, players } = await getFilePlayers(db, form.eventId, form.people)
  const chosen = (form.people ?? []).flatMap(({ playerId }) => playerId ?? [])
  const listed = new Set(catalogue.values())
  if (!chosen.every(playerId => listed.has(playerId))) notFound('Player')
  const options = {
    known: new Set(players.keys()),
    type: form.type,
    phaseIndex: form.phaseIndex,
    phases: event.phases.map(phase => phase.index),
    skipUnknown: form.skipUnknown,
    keyplayTypes: await getKeyplayTypes(db),
  }
  const reading = { actor, idOf: (steamId: string) => players.get(steamId) ?? 0 }
  const demos = form.files.filter(({ name }) => isDemoName(name))
  const tables = form.files.filter(file => !demos.includes(file))
  if (demos.length > 0)
    await countDemos(
      db,
      form.eventId,
      demos.map(({ checksum }) => checksum),
    )
  const { phaseIndex, phases, skipUnknown, known } = options
  const ofDemos = { phaseIndex, phases, skipUnknown, knows: (steamId: string) => known.has(steamId) }
  const work = { eventId: form.eventId, memoryMb: env.demoMemoryMb, stop }
  const read = [
    await readTables(tables, options, reading),
    await readDemoFiles(db, demos, { ...ofDemos, ...work }, reading),
  ]
  const faultCount = read.reduce((sum, each) => sum + each.faultCount, 0)
  if (faultCount > 0)
    refuseFaults(
      form,
      read.flatMap(({ faults }) => faults),
      faultCount,
    )
  const files = read.flatMap(each => each.files)
  const together = [...faultsOfWholes(files, form), ...faultsOfTwins(files)]
  if (together.length > 0) refuseFaults(form, together, together.length)
  const counted = (await listSets(db, form.eventId)).flatMap(({ maps }) =>
    maps.flatMap(({ map, state }) => (state === 'in' ? [map] : [])),
  )
  return {
    files,
    incomplete: ascending(files.flatMap(({ incomplete }) => incomplete)),
    skipped: [...new Set(files.flatMap(({ skipped }) => skipped))].toSorted(),
    notes: [...files.flatMap(({ notes }) => notes), ...notesOfRounds(files, counted)],
    demos: files.flatMap(file => file.demos),
    people: [...assigned]
      .filter(([steamId]) => files.some(({ people }) => people.has(steamId)))
      .map(([steamId, playerId]) => ({ steamId, playerId })),
  }
}

/** Notes of maps whose kills and player stats have other rounds, those that count already included (rulebook 8.39). */
function notesOfRounds(files: readonly ReadFile[], counted: readonly SetMap[]): string[] {
  const added = files.flatMap(({ maps }) => maps.map(({ map }) => map))
  const notes = roundsApart(added, [...added, ...counted]).map(facts => csvFaultReason('ROUNDS_APART', facts))
  return [...new Set(notes)]
}

const mostFaults = 100

function refuseFaults({ files }: UploadForm, faults: readonly FileFault[], faultCount: number): never {
  const named = files.length > 1 ? faults : faults.map(({ file: _file, ...fault }) => fault)
  throw new FaultyFileError({ faults: named.slice(0, mostFaults), faultCount })
}

/** A counts file has no maps, so that it can only replace, and alone (rulebook 16.3). */
const faultsOfWholes = (files: readonly ReadFile[], { mode }: UploadForm): FileFault[] =>
  files
    .filter(({ layout, types }) => {
      const rivals = files.filter(file => file.types.some(type => types.includes(type)))
      return layout === 'counts' && (mode === 'add' || rivals.length > 1)
    })
    .map(({ name }) => ({ file: name, line: 1, column: '', reason: csvFaultReason('COUNTS_ALONE') }))

/** The same map in two files of an upload is a fault that names both places (rulebook 16.2). */
function faultsOfTwins(files: readonly ReadFile[]): FileFault[] {
  const places = new Map<string, { file: string; line: number }>()
  return files.flatMap(({ name, maps }) =>
    maps.flatMap(({ line, map: { phase, type, key } }) => {
      const place = JSON.stringify([phase, type, key])
      const first = places.get(place)
      if (!first) {
        places.set(place, { file: name, line })
        return []
      }
      return [{ file: name, line, column: '', reason: csvFaultReason('MAP_TWICE', first) }]
    }),
  )
}
