import { toCsv } from '@game/domain'
import { failureOf } from '../../api/failure.ts'

export type Fault = { line: number; column: string; reason: string }

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value && 'reason' in value

/** Reads the faults of a refused file and how many there are; null where it failed for another reason. */
export function faultsOf(error: unknown): { faults: Fault[]; faultCount: number } | null {
  const body = failureOf(error)?.body
  if (typeof body !== 'object' || body === null || !('faults' in body) || !Array.isArray(body.faults))
    return null
  const faults = body.faults.filter(isFault)
  const count = 'faultCount' in body ? Number(body.faultCount) : faults.length
  return { faults, faultCount: count }
}

/** Writes the faults as a CSV file, safe against formulas (rulebook 11.26). */
export const faultsCsv = (faults: readonly Fault[]): string =>
  toCsv([
    ['line', 'column', 'reason'],
    ...faults.map(({ line, column, reason }) => [String(line), column, reason]),
  ])

/** Offers a text as a file to download. */
export function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  URL.revokeObjectURL(url)
}
