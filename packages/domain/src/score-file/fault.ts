/** One thing wrong in a file: `line` counts its lines from 1, the header included; `column` is '' where it is the whole line. */
export type CsvFault = { line: number; column: string; reason: string }

/** How many faults are told; the rest are only counted (rules.md 8). */
export const maxReportedFaults = 100

export type Faults = {
  add(line: number, column: string, reason: string): void
  told(): CsvFault[]
  count(): number
}

/** Collects the first hundred faults and how many there are. */
export const faultList = (): Faults => {
  const told: CsvFault[] = []
  let count = 0
  return {
    add(line, column, reason) {
      count += 1
      if (count <= maxReportedFaults) told.push({ line, column, reason })
    },
    told: () => told,
    count: () => count,
  }
}
