import { isUtf8 } from 'node:buffer'
import { Transform, type TransformCallback } from 'node:stream'
import { csvFaultReason } from '@game/domain'

/** The limits of a row, including one whose quotes span lines (rulebook 8.2, 8.20). */
export const rowLimits = { bytes: 64 * 1024, columns: 256 } as const

/** A fault after which the row boundaries of a file are unknown. */
export class FileFaultError extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

const newline = 0x0a
const startsWithMark = (block: Buffer) => block.subarray(0, 3).equals(Buffer.from('\uFEFF'))
const bytes = (text: string) => Buffer.byteLength(text)

/**
 * Cuts a file into whole rows before the CSV parser sees them, so that no input makes the parser wait or buffer without
 * end: it must be UTF-8, each row within the limit, each quote closed. `linesOf(row)` returns how many lines the row
 * with that number, from 1, takes.
 */
export class CsvLines extends Transform {
  #rest: Buffer = Buffer.alloc(0)
  #line = 1
  #row = 1
  /** A row whose quote is still open after its line. */
  #open: { line: number; text: string; size: number } | undefined
  readonly #spans = new Map<number, number>()
  readonly #legal: RegExp

  constructor(delimiter: string) {
    super({ readableObjectMode: true, readableHighWaterMark: 2 })
    const bare = `[^"${delimiter}\\r\\n]*`
    const cell = `(?:"(?:[^"]|"")*"|${bare})`
    this.#legal = new RegExp(`^${cell}(?:[${delimiter}]${cell})*\\r?\\n?$`)
  }

  linesOf(row: number): number {
    const span = this.#spans.get(row) ?? 1
    this.#spans.delete(row)
    return span
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#attempt(done, () => {
      const end = chunk.lastIndexOf(newline) + 1
      if (end > 0) this.#take(Buffer.concat([this.#rest, chunk.subarray(0, end)]))
      this.#rest = end > 0 ? chunk.subarray(end) : Buffer.concat([this.#rest, chunk])
      if (this.#rest.length > rowLimits.bytes) this.#tooLong()
    })
  }

  override _flush(done: TransformCallback): void {
    this.#attempt(done, () => {
      if (this.#rest.length > 0) this.#take(this.#rest)
      if (this.#open) throw new FileFaultError(this.#open.line, unclosed)
    })
  }

  #attempt(done: TransformCallback, work: () => void): void {
    try {
      work()
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #take(block: Buffer): void {
    if (!isUtf8(block)) this.#blame(block)
    // A byte order mark precedes the first cell and is not part of it.
    const text = block.toString('utf8').slice(this.#row === 1 && startsWithMark(block) ? 1 : 0)
    const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
    if (!this.#open && !text.includes('"')) {
      for (const line of lines) this.#checkPlain(line)
      this.#row += lines.length
      this.push(text)
      return
    }
    const rows = lines.map(line => this.#quoted(line)).join('')
    if (rows !== '') this.push(rows)
  }

  #checkPlain(line: string): void {
    if (line.length * 3 > rowLimits.bytes && bytes(line) > rowLimits.bytes) this.#tooLong()
    const lone = line.indexOf('\r')
    if (lone >= 0 && lone < line.length - 2) this.#fail(csvFaultReason('CARRIAGE_RETURN'))
    this.#line += 1
  }

  /** Returns the row that this line completes, or '' while its quote is open. */
  #quoted(line: string): string {
    const before = this.#open ?? { line: this.#line, text: '', size: 0 }
    const row = { line: before.line, text: before.text + line, size: before.size + bytes(line) }
    if (row.size > rowLimits.bytes) throw new FileFaultError(row.line, this.#open ? unclosed : tooLong)
    this.#line += 1
    const togglesQuote = line.split('"').length % 2 === 0
    this.#open = togglesQuote !== (this.#open !== undefined) ? row : undefined
    if (this.#open) return ''
    if (!this.#legal.test(row.text)) throw new FileFaultError(row.line, halfQuoted)
    const span = this.#line - row.line
    if (span > 1) this.#spans.set(this.#row, span)
    this.#row += 1
    return row.text
  }

  #blame(block: Buffer): never {
    let line = this.#line
    let from = 0
    for (let end = block.indexOf(newline) + 1; end > 0; end = block.indexOf(newline, end) + 1) {
      if (!isUtf8(block.subarray(from, end))) break
      from = end
      line += 1
    }
    throw new FileFaultError(line, csvFaultReason('NOT_UTF8'))
  }

  #tooLong(): never {
    this.#fail(tooLong)
  }

  #fail(reason: string): never {
    throw new FileFaultError(this.#line, reason)
  }
}

const unclosed = csvFaultReason('QUOTE_OPEN')
const halfQuoted = csvFaultReason('QUOTE_INSIDE')
const tooLong = csvFaultReason('ROW_TOO_LONG', { limit: rowLimits.bytes / 1024 })
