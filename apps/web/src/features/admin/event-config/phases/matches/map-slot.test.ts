import { expect, test } from 'vitest'
import { emptySlot, mapsOf, slotFaults, slotsOf } from './map-slot.ts'

const maps = [
  { mapNumber: 1, mapId: 7, homeScore: 13, awayScore: 9 },
  { mapNumber: 2, mapId: 3, homeScore: null, awayScore: null },
]

test('a match read into the dialog and saved unchanged is the same match', () => {
  expect(mapsOf(slotsOf(maps))).toEqual(maps)
})

test('a match without maps shows one empty line, which is not played (rulebook 11.6)', () => {
  expect(slotsOf([])).toEqual([emptySlot(1)])
  expect(mapsOf(slotsOf([]))).toEqual([])
})

test('maps after an empty line move up, so that they are numbered without gaps', () => {
  const slots = [emptySlot(1), { key: 2, mapId: 3, homeScore: '16', awayScore: '14' }]
  expect(mapsOf(slots)).toEqual([{ mapNumber: 1, mapId: 3, homeScore: 16, awayScore: 14 }])
})

test('a score without a map is a fault of the map, an empty line is no fault (rulebook 11.6)', () => {
  expect(slotFaults(emptySlot(1))).toEqual({})
  expect(slotFaults({ ...emptySlot(1), awayScore: ' ' })).toEqual({})
  expect(slotFaults({ ...emptySlot(1), homeScore: '13' })).toEqual({ mapId: true })
  expect(slotFaults({ ...emptySlot(1), awayScore: '13a' })).toEqual({ mapId: true, awayScore: true })
  expect(slotFaults({ ...emptySlot(1), mapId: 3, homeScore: '13' })).toEqual({})
})
