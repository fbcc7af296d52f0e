import { expect, test } from 'vitest'
import { backupName, backupsToDelete, dueTimeOf } from './kept-backups.ts'

const hour = 3600 * 1000
const day = 24 * hour
const now = Date.parse('2026-11-22T04:00:00Z')

test('a name says when the backup was due; other files are not backups', () => {
  expect(backupName(now)).toBe('clutchdeck-2026-11-22T04-00-00Z.backup')
  expect(dueTimeOf(backupName(now))).toBe(now)
  expect(
    ['before-upgrade.backup', 'clutchdeck-2026.backup', `${backupName(now)}.part`].map(dueTimeOf),
  ).toEqual([undefined, undefined, undefined])
})

test('of backups taken every six hours for 60 days, those of 7 days and 4 weeks stay', () => {
  const names = Array.from({ length: 240 }, (_, n) => backupName(now - n * 6 * hour))
  const gone = new Set(backupsToDelete(names))
  expect(names.filter(name => !gone.has(name))).toEqual(
    [
      '2026-11-22T04', // the newest of its day and of the week from Monday the 16th
      '2026-11-21T22',
      '2026-11-20T22',
      '2026-11-19T22',
      '2026-11-18T22',
      '2026-11-17T22',
      '2026-11-16T22',
      '2026-11-15T22',
      '2026-11-08T22',
      '2026-11-01T22',
    ].map(start => `clutchdeck-${start}-00-00Z.backup`),
  )
})

test('a game that was off for months keeps its backups, and other files are not touched', () => {
  const names = [0, 90, 180].map(days => backupName(now - days * day))
  expect(backupsToDelete([...names, 'before-upgrade.backup'])).toEqual([])
})
