import { expect, test } from 'vitest'
import { backupName, backupsToDelete, dueTimeOf } from './kept-backups.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const now = Date.parse('2026-11-22T04:00:00Z')

test('a name says when the backup was due; other files are not backups', () => {
  expect(backupName(now)).toBe('clutchdeck-2026-11-22T04-00-00Z.backup')
  expect(dueTimeOf(backupName(now))).toBe(now)
  expect(
    ['before-upgrade.backup', 'clutchdeck-2026.backup', `${backupName(now)}.part`].map(dueTimeOf),
  ).toEqual([undefined, undefined, undefined])
})

test('of backups taken every 30 minutes for 90 days, all of 24 hours stay, then those of 14 days and 8 weeks', () => {
  const names = Array.from({ length: 90 * 48 }, (_, n) => backupName(now - n * 30 * minute))
  const gone = new Set(backupsToDelete(names))
  const stay = names.filter(name => !gone.has(name))
  expect(stay.slice(0, 48)).toEqual(names.slice(0, 48)) // from 04:00 back to 04:30 of the day before
  expect(stay.slice(48).map(name => name.slice('clutchdeck-2026-'.length, -'-00Z.backup'.length))).toEqual([
    ...['11-20T23-30', '11-19T23-30', '11-18T23-30', '11-17T23-30', '11-16T23-30', '11-15T23-30'],
    ...['11-14T23-30', '11-13T23-30', '11-12T23-30', '11-11T23-30', '11-10T23-30', '11-09T23-30'],
    ...['11-08T23-30', '11-01T23-30', '10-25T23-30', '10-18T23-30', '10-11T23-30', '10-04T23-30'], // Sundays
  ])
  expect(backupsToDelete(stay)).toEqual([])
})

test('a game that was off for months keeps its backups, and other files are not touched', () => {
  const names = [0, 90, 180].map(days => backupName(now - days * day))
  expect(backupsToDelete([...names, 'before-upgrade.backup'])).toEqual([])
})
