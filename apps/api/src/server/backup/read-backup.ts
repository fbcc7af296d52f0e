import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { errorCode } from '../../ground/system/error-code.ts'
import {
  formatVersion,
  type Header,
  header,
  marks,
  type Section,
  section,
  type Trailer,
  trailer,
} from './format.ts'

/** Receives the parts of a backup as it is read; the rows come in batches, each of one table. */
export type BackupReader = {
  onHeader?(header: Header): void
  onRows?(section: Section, rows: string[]): Promise<unknown>
}

const batch = { rows: 1000, characters: 4_000_000 }

/**
 * Reads a whole backup; returns its header and trailer if its checksum is right. Throws an error with a readable sentence for
 * a file that is no backup, damaged, or of a newer version of the format.
 */
export async function readBackup(
  file: string,
  { onHeader, onRows }: BackupReader = {},
): Promise<{ header: Header; trailer: Trailer }> {
  const damaged = () =>
    new Error(`${basename(file)} is damaged: its end is missing, or something in it has changed.`)
  const hash = createHash('sha256')
  let head: Header | undefined
  let end: Trailer | undefined
  let table: Section | undefined
  let rows = 0
  let pending: string[] = []
  let characters = 0
  const flush = async () => {
    if (table && pending.length > 0) await onRows?.(table, pending)
    pending = []
    characters = 0
  }
  for await (const line of linesOf(file, damaged)) {
    if (end) throw damaged()
    if (line.startsWith(marks.trailer)) {
      end = parse(trailer, line, damaged)
      continue
    }
    hash.update(`${line}\n`)
    if (!head) {
      head = readHeader(file, line)
      onHeader?.(head)
      continue
    }
    if (line.startsWith(marks.section)) {
      await flush()
      table = parse(section, line, damaged)
      continue
    }
    if (!table) throw damaged()
    rows++
    pending.push(line)
    characters += line.length
    if (pending.length >= batch.rows || characters >= batch.characters) await flush()
  }
  if (!head || !end || end.rows !== rows || end.sha256 !== hash.digest('hex')) throw damaged()
  await flush()
  return { header: head, trailer: end }
}

/** Splits at line ends only: rows may hold the other separators of Unicode. */
async function* linesOf(file: string, damaged: () => Error): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = createGunzip().setEncoding('utf8')
  source.on('error', error => text.destroy(error)).pipe(text)
  let rest = ''
  try {
    for await (const chunk of text) {
      const parts = `${rest}${chunk}`.split('\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } catch (error) {
    throw readable(error, file, damaged)
  } finally {
    source.destroy()
  }
  if (rest !== '') throw damaged()
}

/** Turns an error of the streams into a readable sentence. */
function readable(error: unknown, file: string, damaged: () => Error): unknown {
  const code = errorCode(error)
  if (code === 'ENOENT') return new Error(`There is no file ${file}.`)
  if (error instanceof Error && error.message === 'incorrect header check') return noBackup(file)
  return code?.startsWith('Z_') ? damaged() : error
}

function readHeader(file: string, line: string): Header {
  const { version } = parse(z.object({ version: z.number() }), line, () => noBackup(file))
  if (version > formatVersion) throw newer(file)
  return parse(header, line, () => noBackup(file))
}

function parse<T>(shape: z.ZodType<T>, line: string, fault: () => Error): T {
  try {
    return shape.parse(JSON.parse(line.slice(1)))
  } catch {
    throw fault()
  }
}

const noBackup = (file: string) => new Error(`${basename(file)} is no backup of the game.`)

export const newer = (file: string) =>
  new Error(`${basename(file)} was made by a newer version of the game; restore it with that one.`)
