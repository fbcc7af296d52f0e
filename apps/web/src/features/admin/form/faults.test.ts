import { expect, test } from 'vitest'
import { CallError, readFailure } from '../../../base/api/failure.ts'
import polish from '../../../base/texts/pl/admin.ts'
import { addTexts } from '../../../base/texts/translate.ts'
import { faultsCsv, faultsOf, translateFault } from './faults.ts'

const faults = [
  { line: 2, column: 'steamId', reason: 'no player has the SteamID 1, "x"' },
  { line: 7, column: '=cmd()', reason: '+1' },
]

test('a refused file lists its faults and how many more there are (rulebook 8.14)', () => {
  const error = new CallError(readFailure(400, { message: 'x', faults, faultCount: 140 }, ''))
  expect(faultsOf(error)).toEqual({ faults, faultCount: 140 })
})

test.each([
  new Error('x'),
  new CallError(readFailure(409, { message: 'x', rule: 'EVENT_COMPLETED' }, '')),
  new CallError(readFailure(400, { message: 'x', faults: 'none' }, '')),
])('any other failure has none', error => {
  expect(faultsOf(error)).toBeNull()
})

test('the list to download is CSV, safe against formulas (rulebook 11.26)', () => {
  expect(faultsCsv(faults)).toBe(
    `\uFEFFline,column,reason\r\n2,steamId,"no player has the SteamID 1, ""x"""\r\n7,'=cmd(),'+1\r\n`,
  )
})

test('faults of several files name their file, in the list to download too (rulebook 8.14)', () => {
  const ofFiles = [{ file: 'nuke.csv', line: 2, column: 'map_name', reason: 'x' }]
  expect(faultsCsv(ofFiles)).toBe('\uFEFFfile,line,column,reason\r\nnuke.csv,2,map_name,x\r\n')
})

test('a reason is written in the reader’s language with its value, an unknown one as the server sent it (rulebook 8.23)', () => {
  addTexts('pl', 'admin', polish)
  const reason = 'No single team has the key or name "navi".'
  const translated = 'Nie ma dokładnie jednej drużyny o kluczu lub nazwie „navi”.'
  expect(translateFault({ line: 2, column: 'team', reason }, 'pl')).toEqual({
    line: 2,
    column: 'team',
    reason: translated,
  })
  const columns = 'A file of players has no such column.'
  expect(translateFault({ line: 1, column: 'id', reason: columns }, 'pl').reason).toBe(
    'W takim pliku (zawodnicy) nie ma tej kolumny.',
  )
  const upload = 'This is a kill feed file: it belongs to the kill upload.'
  expect(translateFault({ line: 1, column: '', reason: upload }, 'pl').reason).toBe(
    'To plik w układzie „lista zabójstw”: należy do wyniku zabójstw.',
  )
  const other = { line: 2, column: '', reason: 'Something else.' }
  expect(translateFault(other, 'pl')).toEqual(other)
})
