import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

test.each([
  ['pl', { name: 'Finals', namePl: 'Finały', amount: 2 }, 'Finały'],
  ['en', { name: 'Finals', namePl: 'Finały' }, 'Finals'],
  ['pl', { name: 'Finals', namePl: null }, 'Finals'],
  ['pl', { name: 'Finals', namePl: '' }, 'Finals'],
  ['pl', { name: 'Finals' }, 'Finals'],
] as const)(
  'in %s %o is %s: without a Polish text the English one is shown (rulebook 11.37)',
  (language, item, name) => {
    expect(inLanguage(item, language)).toEqual({ ...item, name })
  },
)
