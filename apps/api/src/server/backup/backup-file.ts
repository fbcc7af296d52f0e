import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { readBackup } from './read-backup.ts'

type Write = (output: Writable) => Promise<void>

/**
 * Writes a backup to a new file and reads it once to check it; the file gets its name only when it is complete. Returns what
 * it contains, undefined if another process is writing it.
 */
export async function writeBackupFile(file: string, write: Write) {
  const part = `${file}.part`
  const handle = await openNew(part)
  if (!handle) return undefined
  try {
    await write(handle.createWriteStream({ flush: true }))
    const read = await readBackup(part)
    if (existsSync(file)) throw new Error(`${file} is there already; a backup overwrites nothing.`)
    await rename(part, file)
    return read
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Readable by its owner only: a backup contains the hashes of passwords. */
const openNew = (part: string): Promise<FileHandle | undefined> =>
  open(part, 'wx', 0o600).catch(error => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
