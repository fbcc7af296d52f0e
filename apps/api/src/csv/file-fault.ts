/** What a row of a file may be at most; of one that spans lines by its quotes, too. */
export const rowLimits = { bytes: 64 * 1024, columns: 256 } as const

/** A fault of the file as such, after which no row can be told from the next. */
export class FileFault extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}
