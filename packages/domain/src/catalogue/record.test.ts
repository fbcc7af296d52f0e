import { expect, it } from 'vitest'
import { catalogueKinds, hasOwnId } from './record.ts'

it('knows nine kinds, four of which an admin numbers (rulebook 11.15, 11.18)', () => {
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
