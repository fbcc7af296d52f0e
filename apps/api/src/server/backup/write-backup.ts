import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db, Queryable } from '../../ground/db/db.ts'
import { findMigrations } from '../../ground/db/open/migration-queries.ts'
import { readAtOnce } from '../../ground/db/transaction.ts'
import { readClock } from '../../ground/system/clock-queries.ts'
import { closeRows, fetchRows, listSequences, listTables, openRows } from './backup-queries.ts'
import { format, formatVersion, type Header, marks, type Trailer } from './format.ts'

const fetched = 500

/** Writes every table in its state at one instant, while the game goes on (rulebook 12.37). */
export async function writeBackup(db: Db, output: Writable): Promise<void> {
  await readAtOnce(db, trx => pipeline(Readable.from(readLines(trx)), createGzip(), output))
}

async function* readLines(trx: Queryable): AsyncGenerator<string> {
  const migrations = await findMigrations(trx)
  if (!migrations) throw new Error('There is no game in this database.')
  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  const createdAt = await readClock(trx)
  const header: Header = { format, version: formatVersion, createdAt, migrations }
  yield hashed(`${marks.header}${JSON.stringify(header)}\n`)
  let rows = 0
  for (const section of await listTables(trx)) {
    yield hashed(`${marks.section}${JSON.stringify(section)}\n`)
    for await (const batch of readTable(trx, section.table)) {
      rows += batch.length
      yield hashed(batch.map(row => `${row}\n`).join(''))
    }
  }
  const sequences = await listSequences(trx)
  const trailer: Trailer = { rows, sequences, sha256: hash.digest('hex') }
  yield `${marks.trailer}${JSON.stringify(trailer)}\n`
}

async function* readTable(trx: Queryable, table: string): AsyncGenerator<string[]> {
  await openRows(trx, table)
  for (;;) {
    const rows = await fetchRows(trx, fetched)
    if (rows.length === 0) break
    yield rows
  }
  await closeRows(trx)
}
