import {
  fromCsv,
  isDemoName,
  isServerLog,
  readCsvFault,
  readScoreFile,
  type ScoreFileType,
  textOfFile,
  uploadsOf,
} from '@game/domain'
import type { Fault } from '../../../form/faults.ts'

const beginningBytes = 64 * 1024
/** Files up to this size are sent at once: the server finds all their faults as fast. */
const smallBytes = 1_000_000

/** Returns the text of the first bytes of a file, packed or not, up to the end of a line; '' if it cannot be unpacked. */
async function beginningOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, beginningBytes).arrayBuffer())
  const { text } = await textOfFile(bytes, beginningBytes)
  return file.size > beginningBytes ? text.slice(0, text.lastIndexOf('\n') + 1) : text
}

/** What a file is, by its name and beginning: a server log or a demo, which are for both uploads, or a table with this header. */
export async function kindOfFile(
  file: File,
): Promise<{ beginning: string; isForBoth: boolean; header: string[] }> {
  if (isDemoName(file.name)) return { beginning: '', isForBoth: true, header: [] }
  const beginning = await beginningOf(file)
  return {
    beginning,
    isForBoth: isServerLog(file.name, beginning),
    header: [...(fromCsv(beginning).rows[0]?.cells ?? [])],
  }
}

/** Faults that only the server or a whole file can tell. */
const laterFaults: readonly (string | undefined)[] = ['PHASE_UNKNOWN', 'PHASE_CHOICE', 'QUOTE_INSIDE']

/**
 * Reads the faults at the beginnings of large files, so that an admin does not wait until they are sent; null for none. They
 * name their file if there are several.
 */
export async function faultsAtBeginning(
  files: readonly File[],
  type: ScoreFileType,
): Promise<{ faults: Fault[]; faultCount: number } | null> {
  const found = await Promise.all(
    files.map(async file => {
      const faults = await faultsOfBeginning(file, type)
      return files.length > 1 ? faults.map(fault => ({ file: file.name, ...fault })) : faults
    }),
  )
  const faults = found.flat()
  return faults.length > 0 ? { faults, faultCount: faults.length } : null
}

async function faultsOfBeginning(file: File, type: ScoreFileType): Promise<readonly Fault[]> {
  if (file.size <= smallBytes) return []
  const { beginning, isForBoth, header } = await kindOfFile(file)
  // Counts name keyplays, which the server knows.
  if (isForBoth || uploadsOf(header).length > 1) return []
  const read = await readScoreFile('beginning.csv', new TextEncoder().encode(beginning), {
    ...{ type, phaseIndex: 1, phases: [1], knows: () => true, keyplayTypes: new Map() },
  })
  if (read.ok) return []
  return read.faults.filter(({ reason }) => !laterFaults.includes(readCsvFault(reason)?.code))
}
