import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { backupName, dueTimeOf } from './kept-backups.ts'
import { readBackup } from './read-backup.ts'
import { scheduleBackups, takeDueBackup } from './schedule-backups.ts'

const day = 24 * 3600 * 1000
let testApp: TestApp
const folders: string[] = []
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(async () => {
  await testApp.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-scheduled-'))
  folders.push(folder)
  return folder
}

test('only one of the processes that share a folder takes the backup of a period, and it can be read', async () => {
  const settings = { everyMs: day, folder: await newFolder() }
  await Promise.all(Array.from({ length: 5 }, () => takeDueBackup(testApp.db, settings)))
  await takeDueBackup(testApp.db, settings)
  const [name = '', ...more] = await readdir(settings.folder)
  expect(more).toEqual([])
  expect((dueTimeOf(name) ?? 0) % day).toBe(0)
  expect((await readBackup(join(settings.folder, name))).trailer.rows).toBeGreaterThan(0)
})

test('old backups are deleted after a new one; files of a killed process are deleted, those being written stay', async () => {
  const folder = await newFolder()
  const long = Array.from({ length: 60 }, (_, n) => backupName(Date.now() - (n + 1) * day))
  const abandoned = `${backupName(Date.now() - 2 * day)}.part`
  for (const name of [...long, abandoned, `${long[0]}.part`, 'before-upgrade.backup'])
    await writeFile(join(folder, name), '')
  await utimes(join(folder, abandoned), 1, 1)
  await takeDueBackup(testApp.db, { everyMs: day, folder })
  const left = await readdir(folder)
  expect(left).toContain('before-upgrade.backup')
  expect(left.filter(name => name.endsWith('.part'))).toEqual([`${long[0]}.part`])
  const backups = left.filter(name => dueTimeOf(name) !== undefined)
  expect(backups.length).toBeGreaterThanOrEqual(19)
  expect(backups.length).toBeLessThanOrEqual(20)
})

test('a game takes its first backup at its start, and finishes a running one before it stops', async () => {
  const folder = join(await newFolder(), 'made')
  const stop = await scheduleBackups(testApp.db, { everyMs: day, folder }, error => {
    throw error
  })
  await stop()
  await expect.poll(() => readdir(folder)).toHaveLength(1)
})

test('the error at the start names a folder that cannot be used', async () => {
  const file = join(await newFolder(), 'file')
  await writeFile(file, '')
  const started = scheduleBackups(testApp.db, { everyMs: day, folder: file }, () => {})
  await expect(started).rejects.toThrow(`The folder ${file} of BACKUP_DIR can't be used: `)
})
