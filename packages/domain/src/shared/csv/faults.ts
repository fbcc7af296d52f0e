/**
 * One fault of a CSV file: `line` counts its lines from 1, the header included; `column` is '' if the fault concerns the
 * whole line (rulebook 8.14).
 */
export type CsvFault = { line: number; column: string; reason: string }

/** How many faults are reported; any further ones are only counted (rulebook 8.14). */
export const maxReportedFaults = 100

/** Collects the faults of one file. */
export type FaultList = {
  add(line: number, column: string, reason: string): void
  /** The first faults, at most `maxReportedFaults`. */
  reported(): CsvFault[]
  /** The total number of faults. */
  count(): number
}

/** Creates an empty list of faults. */
export const faultList = (): FaultList => {
  const reported: CsvFault[] = []
  let count = 0
  return {
    add(line, column, reason) {
      count += 1
      if (count <= maxReportedFaults) reported.push({ line, column, reason })
    },
    reported: () => reported,
    count: () => count,
  }
}
