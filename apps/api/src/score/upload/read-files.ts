import {
  csvFaultReason,
  joinModes,
  type ScoreFileType,
  type ServerLogFileResult,
  scoreFileTypes,
} from '@game/domain'
import { z } from 'zod'
import { notFound, refuse } from '../../contract/refusal.ts'
import { correctionReason, flag, id, numeral, phaseIndex } from '../../contract/shapes.ts'
import { type FaultsOfFile, FaultyFileError } from '../../csv/faulty-file-error.ts'
import type { Db } from '../../db/db.ts'
import type { Actor } from '../../session/session.ts'
import { mapOfFile } from '../maps/new-map.ts'
import type { NewMap } from '../maps/phase-map-queries.ts'
import { findScoring } from '../publish/scoring-queries.ts'
import { type CsvResult, readInWorker } from './read-in-worker.ts'
import type { SpooledFile } from './spooled-file.ts'
import { getKeyplayTypes, getPlayersBySteamId } from './upload-queries.ts'

/** The fields of upload-score besides its files. */
export const uploadFields = z.strictObject({
  eventId: numeral.pipe(id),
  type: z.enum(scoreFileTypes),
  phaseIndex: numeral.pipe(phaseIndex).optional(),
  mode: z.enum(joinModes).default('replace'),
  dryRun: flag.optional(),
  skipUnknown: flag.optional(),
  reason: correctionReason,
})
export type UploadForm = z.output<typeof uploadFields> & { files: SpooledFile[] }

type ReadResult = Extract<CsvResult | ServerLogFileResult, { ok: true }>

/** A file without faults: the uploads that it is for, and its maps. */
type ReadFile = Pick<SpooledFile, 'name' | 'checksum'> & {
  layout: string
  types: ScoreFileType[]
  phases: number[]
  /** All its rows, and those for one of the uploads. */
  rows: number
  rowsOf(type: ScoreFileType): number
  uncounted: number[]
  /** Its maps, each with the line of its first row. */
  maps: { line: number; map: NewMap }[]
}
export type ReadFiles = { files: ReadFile[]; incomplete: number[]; skipped: string[]; notes: string[] }

/** Reads the files of an upload, one after another. Refuses EVENT_COMPLETED; faults name their file if there are several. */
export async function readFiles(db: Db, actor: Actor, form: UploadForm): Promise<ReadFiles> {
  const event = (await findScoring(db, form.eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
  const players = await getPlayersBySteamId(db)
  const options = {
    known: new Set(players.keys()),
    type: form.type,
    phaseIndex: form.phaseIndex,
    phases: event.phases.map(phase => phase.index),
    skipUnknown: form.skipUnknown,
    keyplayTypes: await getKeyplayTypes(db),
  }
  const faults: FileFault[] = []
  let faultCount = 0
  const read: { file: SpooledFile; result: ReadResult }[] = []
  for (const file of form.files) {
    const result = await readInWorker({ ...options, fd: file.fd, fileName: file.name })
    if (result.ok) read.push({ file, result })
    else {
      faults.push(...result.faults.map(fault => ({ file: file.name, ...fault })))
      faultCount += result.faultCount
    }
  }
  if (faultCount > 0) refuseFaults(form, faults, faultCount)
  const idOf = (steamId: string) => players.get(steamId) ?? 0
  const files = read.map(({ file, result }) => readFile(file, result, { type: form.type, actor, idOf }))
  const together = [...faultsOfWholes(files, form), ...faultsOfTwins(files)]
  if (together.length > 0) refuseFaults(form, together, together.length)
  return {
    files,
    incomplete: sortedUnion(read.map(({ result }) => ('incomplete' in result ? result.incomplete : []))),
    skipped: [...new Set(read.flatMap(({ result }) => result.skipped))].toSorted(),
    notes: read.flatMap(({ result }) => ('notes' in result ? result.notes : [])),
  }
}

const sortedUnion = (lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].toSorted((a, b) => a - b)

type FileFault = FaultsOfFile['faults'][number] & { file: string }

const mostFaults = 100

function refuseFaults({ files }: UploadForm, faults: readonly FileFault[], faultCount: number): never {
  const named = files.length > 1 ? faults : faults.map(({ file: _file, ...fault }) => fault)
  throw new FaultyFileError({ faults: named.slice(0, mostFaults), faultCount })
}

type Reading = { type: ScoreFileType; actor: Actor; idOf(steamId: string): number }

function readFile(
  { name, checksum }: SpooledFile,
  result: ReadResult,
  { type, actor, idOf }: Reading,
): ReadFile {
  const { layout, phases } = result
  const parts =
    'uploads' in result
      ? scoreFileTypes.map(each => [each, result.uploads[each]] as const)
      : [[type, result] as const]
  const rowsOf = (of: ScoreFileType) => parts.find(([each]) => each === of)?.[1].rows ?? 0
  const file = { name, layout, userId: actor.id, idOf }
  return {
    name,
    checksum,
    layout,
    types: parts.map(([each]) => each),
    phases,
    rows: parts.reduce((sum, [, { rows }]) => sum + rows, 0),
    rowsOf,
    uncounted: sortedUnion(parts.map(([, { uncounted }]) => uncounted)),
    maps: parts.flatMap(([each, { maps }]) =>
      maps.map(map => ({ line: map.line, map: mapOfFile(map, { ...file, type: each }) })),
    ),
  }
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
