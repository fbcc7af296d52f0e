import { readCsvFault, toCsv } from '@game/domain'
import { failureOf } from '../../../base/api/failure.ts'
import { findText } from '../../../base/texts/translate.ts'

/** `file` is the name of the file, if several were sent. */
export type Fault = { file?: string; line: number; column: string; reason: string }

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value && 'reason' in value

/** Reads the faults of a refused file and how many there are; null if it failed for another reason. */
export function faultsOf(error: unknown): { faults: Fault[]; faultCount: number } | null {
  const body = failureOf(error)?.body
  if (typeof body !== 'object' || body === null || !('faults' in body) || !Array.isArray(body.faults))
    return null
  const faults = body.faults.filter(isFault)
  const count = 'faultCount' in body ? Number(body.faultCount) : faults.length
  return { faults, faultCount: count }
}

/** Writes the reason of a fault in the reader's language (rulebook 8.23). */
export const translateFault = (fault: Fault, language: string): Fault => ({
  ...fault,
  reason: translateReason(fault.reason, language),
})

/** Writes the reason of a fault, or a note, in the reader's language; an unknown one as the server sent it (rulebook 8.23). */
export function translateReason(reason: string, language: string): string {
  const known = readCsvFault(reason)
  if (!known) return reason
  const facts = Object.entries(known.facts).map(([name, fact]) => {
    if (/^(kind|layout|upload)$/.test(name)) return [name, csvWord(fact, language)]
    return [name, name === 'cells' ? Number(fact) : fact]
  })
  return findText(language, 'admin', `csvFault.${known.code}`, Object.fromEntries(facts)) ?? reason
}

/** The name of a layout, an upload or a kind of a file in the reader's language, or as in the file. */
export const csvWord = (name: string, language: string): string =>
  findText(language, 'admin', `csvWord.${name}`) ?? name

/** Whether the faults name their files: they do if several were sent. */
export const areInFiles = (faults: readonly Fault[]): boolean => faults.some(({ file }) => file !== undefined)

/** Writes the faults as a CSV file, safe against formulas (rulebook 11.26). */
export function faultsCsv(faults: readonly Fault[]): string {
  const inFiles = areInFiles(faults)
  const row = (file: string, ...cells: string[]) => (inFiles ? [file, ...cells] : cells)
  return toCsv([
    row('file', 'line', 'column', 'reason'),
    ...faults.map(({ file = '', line, column, reason }) => row(file, String(line), column, reason)),
  ])
}

/** Offers a text as a file to download. */
export const saveText = (fileName: string, text: string): void => saveFile(fileName, [text])

/** Offers the joined parts as a file to download. */
export function saveFile(fileName: string, parts: BlobPart[], type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  URL.revokeObjectURL(url)
}
