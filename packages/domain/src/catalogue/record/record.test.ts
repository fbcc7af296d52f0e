import { expect, it } from 'vitest'
import { catalogueKinds, hasOwnId, invalidFields } from './record.ts'

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

const today = '2026-02-09'

it('takes only a birth in the past (rulebook 11.17)', () => {
  const birthOn = (birth: string) => invalidFields('player', { birth }, today)
  expect(birthOn('2026-02-08')).toEqual([])
  for (const birth of [today, '2031-01-01', '2026-02-30']) expect(birthOn(birth)).toEqual(['birth'])
})

it.each(catalogueKinds)('refuses a %s whose name has an invisible character (rulebook 11.42)', kind => {
  for (const name of ['do\u202enk', 'do\u200bnk', 'a\tb', 'a\u00a0b'])
    expect(invalidFields(kind, { name }, today)).toEqual(['name'])
  for (const name of ['donk', 'Ł1🔥 x', 'محمد', '天禄', 'ДОНК x'])
    expect(invalidFields(kind, { name }, today)).toEqual([])
})

it('checks a Polish name only where there is one (rulebook 11.37, 11.42)', () => {
  expect(invalidFields('perk', { namePl: '' }, today)).toEqual([])
  expect(invalidFields('perk', { namePl: 'a\u2066b' }, today)).toEqual(['namePl'])
})
