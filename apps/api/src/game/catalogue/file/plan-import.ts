import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type CatalogueChange, type CatalogueFileKind, catalogueFileReader, utcDay } from '@game/domain'
import type { z } from 'zod'
import { FaultyFileError } from '../../../ground/csv/faulty-file-error.ts'
import { readCsv } from '../../../ground/csv/read-csv.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { countOpenDecks } from './file-queries.ts'
import { changeToWire, type importAnswer } from './import-shapes.ts'
import type { StoredRecords } from './stored-records.ts'

const maxListedChanges = 100

type Planned = {
  changes: CatalogueChange[]
  summary: Omit<z.infer<typeof importAnswer>, 'imported' | 'newTeams'>
}

/** Compares a file with the stored records. Throws FaultyFileError. */
export async function planImport(
  db: Queryable,
  kind: CatalogueFileKind,
  bytes: Buffer,
  stored: StoredRecords,
): Promise<Planned> {
  const today = utcDay(await readClock(db))
  const reader = catalogueFileReader({ kind, stored: stored.records, links: stored.links, today })
  const read = await readCsv(() => Readable.from([bytes], { objectMode: false }), reader)
  if (!read.ok) throw new FaultyFileError(read)
  const { rows, changes } = read
  const changed = changes.filter(change => change.before)
  const players = kind === 'player' ? changed.flatMap(({ key }) => stored.ids.get(key) ?? []) : []
  const summary = {
    success: true as const,
    rows,
    added: changes.length - changed.length,
    changed: changed.length,
    unchanged: rows - changes.length,
    decks: await countOpenDecks(db, players),
    plan: createHash('sha256').update(JSON.stringify(changes)).digest('base64url'),
    changes: changes.slice(0, maxListedChanges).map(changeToWire),
  }
  return { changes, summary }
}
