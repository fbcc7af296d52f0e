import { expect, test } from 'vitest'
import { CallError, readFailure } from '../../api/failure.ts'
import { faultsCsv, faultsOf } from './faults.ts'

const faults = [
  { line: 2, column: 'steamId', reason: 'no player has the SteamID 1, "x"' },
  { line: 7, column: '=cmd()', reason: '+1' },
]

test('a refused file tells its faults and how many more there are (rulebook 8.14)', () => {
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
