import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Db } from '../../ground/db/db.ts'
import { reasonOf } from '../../ground/db/postgres-error.ts'
import { readClock } from '../../ground/system/clock-queries.ts'
import { writeBackupFile } from './backup-file.ts'
import { backupName, backupsToDelete } from './kept-backups.ts'
import { writeBackup } from './write-backup.ts'

export type BackupSettings = { everyMs: number; folder: string }

const lookEveryMs = 60_000
/** A file that was not touched for this long is no longer being written: its process has died. */
const abandonedMs = 10 * 60_000

/** Takes a backup in each period of the settings; one of the processes that share the folder does. Returns a function that stops it. */
export async function scheduleBackups(
  db: Db,
  settings: BackupSettings,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  await mkdir(settings.folder, { recursive: true }).catch(error => {
    throw new Error(`The folder ${resolve(settings.folder)} of BACKUP_DIR can't be used: ${reasonOf(error)}`)
  })
  let running: Promise<void> | undefined
  const look = () => {
    running ??= takeDueBackup(db, settings)
      .catch(error => onError(new Error(`The backup failed: ${reasonOf(error)}`)))
      .finally(() => {
        running = undefined
      })
  }
  look()
  const timer = setInterval(look, Math.min(lookEveryMs, settings.everyMs))
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Takes the backup of the current period, by the database's clock, if no process has; then deletes old ones. */
export async function takeDueBackup(db: Db, { everyMs, folder }: BackupSettings): Promise<void> {
  const now = Date.parse(await readClock(db))
  const name = backupName(Math.floor(now / everyMs) * everyMs)
  const names = await readdir(folder)
  if (names.includes(name)) return
  await deleteAbandoned(folder, names)
  if (!(await writeBackupFile(join(folder, name), output => writeBackup(db, output)))) return
  for (const old of backupsToDelete(await readdir(folder))) await rm(join(folder, old), { force: true })
}

async function deleteAbandoned(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter(each => /^clutchdeck-.*\.backup\.part$/.test(each))) {
    const { mtimeMs } = await stat(join(folder, name))
    // Both times are from the clock of the machine that has the folder.
    if (Date.now() - mtimeMs > abandonedMs) await rm(join(folder, name), { force: true })
  }
}
