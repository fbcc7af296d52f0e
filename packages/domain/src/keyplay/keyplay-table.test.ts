import { expect, it } from 'vitest'
import { keyplayTypes } from '../shared/vocabulary.ts'
import { keyplayIconIds, keyplays, keyplayTable, uploadOf } from './keyplay-table.ts'

it('is the table of the rulebook (rulebook 7.1)', () => {
  expect(keyplays.map(({ id, name, type, points }) => `${id} ${name} ${type} ${points}`)).toEqual([
    '1 Headshot kill 4',
    '2 Wallbang kill 40',
    '3 Through smoke kill 20',
    '4 No-scope kill 300',
    '5 Blind kill kill 60',
    '6 Opening kill kill 14',
    '7 Trade kill kill 9',
    '8 Knife kill kill 500',
    '9 Triple kill kill 45',
    '10 Quadruple kill kill 110',
    '11 Ace kill 400',
    '12 Flash assist utility 30',
    '13 Grenade kill utility 200',
    '14 Fire kill utility 250',
    '15 Utility damage utility 15',
    '16 Clutch match 80',
    '17 MVP round match 12',
    '18 Bomb plant match 20',
    '19 Bomb defuse match 70',
    '20 100+ ADR match 200',
  ])
})

it('has an icon for each and a keyplay of each type (rulebook 7.16)', () => {
  expect(keyplays[0]?.id).toBe(keyplayIconIds.first)
  expect(keyplays.at(-1)?.id).toBe(keyplayIconIds.last)
  expect(new Set(keyplays.map(({ type }) => type))).toEqual(new Set(keyplayTypes))
})

it('stands in the order of the ids, none of them twice', () => {
  const ids = keyplayTable.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
})

it('comes with the upload of its layout, whatever its type (rulebook 7.4)', () => {
  for (const { id, per, upload } of keyplayTable) {
    expect(upload).toBe(per === 'map' ? 'match' : 'kill')
    for (const type of keyplayTypes) expect(uploadOf(id, type)).toBe(upload)
  }
})
