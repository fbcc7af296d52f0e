import type { Database, Db } from '../../ground/db/db.ts'
import { findMigrations } from '../../ground/db/open/migration-queries.ts'
import { migrate, migrationNames } from '../../ground/db/open/open-database.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { lockSeeding } from '../seed/seed-queries.ts'
import { emptyTables, hasRows, insertRows, listTables, setSequence } from './backup-queries.ts'
import type { Header, Section } from './format.ts'
import { newer, readBackup } from './read-backup.ts'

/**
 * Fills an empty database from a backup: the schema at the backup's version, all rows in one transaction, then the newer
 * migrations (rulebook 12.37). A process that is killed leaves an empty database. The file is read twice, first to the end
 * without touching the database. Returns the number of rows.
 */
export async function restoreBackup(
  { db }: Database,
  file: string,
  onTable: (table: string) => void = () => {},
): Promise<number> {
  const { header } = await readBackup(file, {
    onHeader: ({ migrations }) => {
      if (!migrations.every(name => migrationNames.includes(name))) throw newer(file)
    },
  })
  await requireEmpty(db, header)
  await migrate(db, header.migrations.at(-1))
  const rows = await inTransaction(db, async trx => {
    // A game that starts now waits for this lock, then finds the restored users.
    await lockSeeding(trx)
    if (await hasRows(trx, 'account')) throw notEmpty()
    await emptyTables(trx, await listTables(trx))
    let count = 0
    let last: Section | undefined
    const { trailer } = await readBackup(file, {
      onRows: async (section, rows) => {
        if (section !== last) onTable(section.table)
        last = section
        count += rows.length
        await insertRows(trx, section, rows)
      },
    })
    for (const sequence of trailer.sequences) await setSequence(trx, sequence)
    return count
  })
  await migrate(db)
  return rows
}

/** Accepts tables without rows, of the backup's version or an older one: a restore that was killed leaves them. */
async function requireEmpty(db: Db, { migrations }: Header): Promise<void> {
  const tables = await listTables(db)
  for (const { table } of tables) if (await hasRows(db, table)) throw notEmpty()
  const had = await findMigrations(db)
  if (had ? (had.at(-1) ?? '') > (migrations.at(-1) ?? '') : tables.length > 0)
    throw new Error('The database to restore into has tables of another version; a restore needs a new one.')
}

const notEmpty = () => new Error('The database to restore into is not empty; a restore needs a new one.')
