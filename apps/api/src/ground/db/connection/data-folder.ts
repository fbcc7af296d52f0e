import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { reasonOf } from '../postgres-error.ts'

/** The Postgres version of the embedded database. */
const version = '18'
const controlBytes = 8192
/** What may be in a folder without a game, besides hidden files: sockets, what a new disk has, and backups of a game that is gone. */
const harmless = new Set(['lock.sock', 'control.sock', 'lost+found', 'pglite.part', 'backups'])

/** Creates the folder of an embedded game if it is missing. Throws a readable sentence if it is not a folder, or not writable. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true }).catch(error => {
    throw new Error(`The data folder ${resolve(dataDir)} can't be used: ${reasonOf(error)}`)
  })
}

/**
 * Returns the folder of the database. `create` makes a new one under another name, and it is renamed when it is complete. So a
 * folder with anything missing is damaged: it is reported and left as it is, like a folder with other files.
 */
export async function findDatabaseFolder(
  dataDir: string,
  create: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(dataDir, 'pglite')
  const found = await readdir(dataDir)
  if (found.includes('pglite') && (await readdir(folder)).length > 0) {
    await requireWhole(folder)
    return folder
  }
  const foreign = found.find(name => name !== 'pglite' && !harmless.has(name) && !name.startsWith('.'))
  if (foreign !== undefined)
    throw new Error(
      `The data folder ${resolve(dataDir)} has no game but other files (${foreign}). Set DATA_DIR to a new folder.`,
    )
  const part = join(dataDir, 'pglite.part')
  await rm(part, { recursive: true, force: true })
  await create(part)
  await rename(part, folder)
  return folder
}

async function requireWhole(folder: string): Promise<void> {
  const written = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')
  if (written === '') throw new DamagedFolderError(folder, 'PG_VERSION is missing')
  if (written.trim() !== version)
    throw new DamagedFolderError(folder, `it is of Postgres ${written.trim()}, the game has ${version}`)
  const control = await stat(join(folder, 'global', 'pg_control')).catch(() => undefined)
  if (control?.size !== controlBytes) throw new DamagedFolderError(folder, 'pg_control is missing or cut')
}

/** An embedded database that cannot be opened; nothing has been changed in it. */
export class DamagedFolderError extends Error {
  constructor(folder: string, reason: string) {
    super(
      `The database in ${resolve(folder)} can't be opened: ${reason}. It is left as it is; restore a backup into a new DATA_DIR.`,
    )
  }
}
