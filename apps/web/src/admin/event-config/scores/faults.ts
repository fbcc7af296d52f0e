import { failureOf } from '../../../api/failure.ts'

export type Fault = { line: number; column: string; reason: string }

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value && 'reason' in value

/** The faults a refused score file came back with and how many there are; null where it failed for another reason. */
export function faultsOf(error: unknown): { faults: Fault[]; faultCount: number } | null {
  const body = failureOf(error)?.body
  if (typeof body !== 'object' || body === null || !('faults' in body) || !Array.isArray(body.faults))
    return null
  const faults = body.faults.filter(isFault)
  const count = 'faultCount' in body ? Number(body.faultCount) : faults.length
  return { faults, faultCount: count }
}

/** A cell as CSV; what a spreadsheet would take for a formula is quoted by an apostrophe (threats.md). */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The faults as a CSV file to work through. */
export function faultsCsv(faults: readonly Fault[]): string {
  const rows = faults.map(({ line, column, reason }) => [line, column, reason].map(cell).join(','))
  return ['line,column,reason', ...rows, ''].join('\n')
}
