import { expect, it } from 'vitest'
import { keyplayIconIds, keyplayTypes } from '../shared/vocabulary.ts'
import { killDetectors, statsDetectors } from './detector.ts'
import { keyplays } from './keyplay.ts'

it('is the table of keyplays.md', () => {
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
    '20 Dominator match 200',
  ])
})

it('has an icon for each and a keyplay of each type (player.md 3)', () => {
  expect(keyplays[0]?.id).toBe(keyplayIconIds.first)
  expect(keyplays.at(-1)?.id).toBe(keyplayIconIds.last)
  expect(new Set(keyplays.map(({ type }) => type))).toEqual(new Set(keyplayTypes))
})

it('detects by id, apart from what a whole round shows (6, 7, 9 to 12)', () => {
  const ids = [...Object.keys(killDetectors), ...Object.keys(statsDetectors)].map(Number)
  expect([...ids, 6, 7, 9, 10, 11, 12].sort((a, b) => a - b)).toEqual(keyplays.map(({ id }) => id))
})
