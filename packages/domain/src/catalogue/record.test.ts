import { expect, it } from 'vitest'
import { catalogueKinds, hasOwnId } from './record.ts'

it('has nine kinds; an admin sets the ids of four of them (rulebook 11.15, 11.18)', () => {
  expect(catalogueKinds).toEqual([
    'player',
    'team',
    'role',
    'style',
    'map',
    'reward',
    'keyplay',
    'perk',
    'sleeve',
  ])
  expect(catalogueKinds.filter(hasOwnId)).toEqual(['reward', 'keyplay', 'perk', 'sleeve'])
})
