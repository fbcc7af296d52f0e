import { expect, it } from 'vitest'
import { catalogueKinds, hasOwnId } from './catalogue.ts'

it('knows nine kinds, four of which an admin numbers (admin-social.md 2, 5)', () => {
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
