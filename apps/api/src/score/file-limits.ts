/** What a score file may be at most; real ones are a thousandth of it. */
export const fileLimits = {
  bytes: 512 * 1024 * 1024,
  /** Of a row, also of one that spans lines by its quotes. */
  rowBytes: 64 * 1024,
  columns: 256,
} as const

/** A fault of the file as such, after which no row can be told from the next. */
export class FileFault extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}
