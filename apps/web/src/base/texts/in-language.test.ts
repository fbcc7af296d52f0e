import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const perk = { id: 1, name: 'Warm-up', namePl: 'Rozgrzewka', description: 'x1.05', descriptionPl: '' }

test('a record is shown in the reader’s language, or in English if it has no other text (rulebook 11.37)', () => {
  expect(inLanguage(perk, 'en')).toEqual(perk)
  expect(inLanguage(perk, 'pl')).toEqual({ ...perk, name: 'Rozgrzewka' })
  expect(inLanguage({ name: 'Ace', namePl: null }, 'pl').name).toBe('Ace')
  expect(inLanguage({ ...perk, descriptionPl: 'x1,05' }, 'pl').description).toBe('x1,05')
})
