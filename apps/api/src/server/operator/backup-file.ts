import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { openDatabase } from '../../ground/db/open/open-database.ts'
import type { Env } from '../../ground/env/env.ts'
import { writeBackupFile } from '../backup/backup-file.ts'
import { readBackup } from '../backup/read-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { reachGame } from './operator.ts'

/** Writes a backup and reads it once to check it; the file gets its name only when it is complete. Returns the sentence to print. */
export async function backUpTo(env: Env, file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} is there already; a backup overwrites nothing.`)
  const operator = await reachGame(env)
  try {
    // Left by a killed command.
    await rm(`${file}.part`, { force: true })
    const written = await writeBackupFile(file, operator.backUp)
    if (!written) throw new Error(`${file} is being written by another command.`)
    const { header, trailer } = written
    const { size } = await stat(file)
    const kilobytes = Math.ceil(size / 1000)
    return `${basename(file)} holds the game as it was at ${header.createdAt}: ${trailer.rows} rows, ${kilobytes} kB.`
  } finally {
    await operator.close()
  }
}

/** Fills the empty database of the settings. Returns the sentence to print. */
export async function restoreFrom(env: Env, file: string): Promise<string> {
  await readBackup(file)
  console.log(`${basename(file)} is whole; restoring it ...`)
  const database = await openDatabase(env, error => console.error(error.message))
  const onTable = (table: string) => console.log(`Loading ${table} ...`)
  try {
    return `Restored ${await restoreBackup(database, file, onTable)} rows. The game can start.`
  } finally {
    await database.close()
  }
}
