import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type CatalogueChange, catalogueFileReader, type CatalogueFileKind } from '@game/domain'
import type { z } from 'zod'
import { FaultyFile } from '../../csv/faulty-file.ts'
import { readCsv } from '../../csv/read-csv.ts'
import type { Sql } from '../../db/db.ts'
import { type importAnswer, toldChange } from './import-shapes.ts'
import { countOpenDecks } from './queries.ts'
import type { Stored } from './stored-records.ts'

const changesTold = 100

type Planned = { changes: CatalogueChange[]; told: Omit<z.infer<typeof importAnswer>, 'imported'> }

/** What a file would do to what is stored. Throws FaultyFile. */
export async function planImport(db: Sql, kind: CatalogueFileKind, bytes: Buffer, stored: Stored): Promise<Planned> {
  const reader = catalogueFileReader({ kind, stored: stored.things, links: stored.links })
  const read = await readCsv(() => Readable.from([bytes], { objectMode: false }), reader)
  if (!read.ok) throw new FaultyFile(read)
  const { rows, changes } = read
  const changed = changes.filter(change => change.before)
  const players = kind === 'player' ? changed.flatMap(({ key }) => stored.ids.get(key) ?? []) : []
  const told = {
    success: true as const,
    rows,
    added: changes.length - changed.length,
    changed: changed.length,
    unchanged: rows - changes.length,
    decks: await countOpenDecks(db, players),
    plan: createHash('sha256').update(JSON.stringify(changes)).digest('base64url'),
    changes: changes.slice(0, changesTold).map(toldChange),
  }
  return { changes, told }
}
