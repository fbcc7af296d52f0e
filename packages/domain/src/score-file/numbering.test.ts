import { expect, it } from 'vitest'
import { faultList } from '../shared/csv/faults.ts'
import { mapReader } from './map-reader.ts'
import { numbering, numberingLimit } from './numbering.ts'
import { roster } from './roster.ts'

it('numbers texts from 1 and returns the same number again', () => {
  const { numberOf, text } = numbering()
  expect([numberOf('a'), numberOf('b'), numberOf('a'), text(2), text(3)]).toEqual([1, 2, 1, 'b', ''])
})

it('assigns no numbers beyond its limit, and existing numbers stay', () => {
  const { numberOf } = numbering(2)
  expect([numberOf('a'), numberOf('b'), numberOf('c'), numberOf('b')]).toEqual([1, 2, 0, 2])
})

const numbers = Array.from({ length: numberingLimit }, (_, at) => String(at))

it('refuses a file of more players than sixteen bits hold', () => {
  const faults = faultList()
  const players = roster({ knows: () => true, skipUnknown: false, faults })
  const column = { at: 0, name: 'steamid' }
  for (const steamId of numbers) players.read({ cells: [steamId], line: 2 }, column)
  expect(faults.count()).toBe(0)
  expect(players.read({ cells: ['99999'], line: 3 }, column)).toBe(0)
  expect(faults.reported()).toEqual([
    { line: 3, column: 'steamid', reason: 'A file names at most 65535 players.' },
  ])
})

it('refuses a file of more maps than sixteen bits hold', () => {
  const faults = faultList()
  const maps = mapReader({ map: { at: 0, name: 'map_name' } }, '', faults)
  for (const map of numbers) maps.read({ cells: [map], line: 2 }, 1)
  expect(faults.count()).toBe(0)
  maps.read({ cells: ['one more'], line: 3 }, 1)
  expect(faults.reported()).toEqual([{ line: 3, column: '', reason: 'A file has at most 65535 maps.' }])
})
