import compile from 'icu-minify/compile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n, loadTexts, say, setLanguage } from './i18n.ts'
import { addTexts, findText, translate } from './translate.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }))
afterEach(() => vi.unstubAllGlobals())

test('a text contains its arguments unchanged, even if they look like placeholders', () => {
  addTexts('en', 'hall', { bar: { count: compile('Deck {cards} / {size}') } })
  expect(translate('en', 'hall:bar.count', { cards: '{size}', size: 5 })).toBe('Deck {size} / 5')
})

test.each([
  ['en', 1, '1 point, 1st place'],
  ['en', 2, '2 points, 2nd place'],
  ['en', 12_345, '12,345 points, 12,345th place'],
  ['pl', 1, '1 punkt'],
  ['pl', 3, '3 punkty'],
  ['pl', 12, '12 punktów'],
  ['pl', 22_222, '22\u00a0222 punkty'],
  ['pl', 1.5, '1,5 punktu'],
] as const)(
  'in %s the number %d selects its plural form and is written in the language’s format: %s',
  (language, points, expected) => {
    const places = ', {points, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place'
    addTexts('en', 'hall', { won: compile(`{points, plural, one {# point} other {# points}}${places}`) })
    addTexts('pl', 'hall', {
      won: compile('{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}'),
    })
    expect(translate(language, 'hall:won', { points })).toBe(expected)
  },
)

test('a text that has not loaded is in English, an unknown text is its key', () => {
  addTexts('en', 'hall', { bar: { show: 'Show the deck' } })
  expect(translate('pl', 'hall:bar.show')).toBe('Show the deck')
  expect(translate('pl', 'hall:bar')).toBe('hall:bar')
  expect(findText('en', 'hall', 'constructor.name')).toBeUndefined()
})

test('the language changes once the shown texts have loaded in it; of two choices the last counts', async () => {
  await loadTexts('landing')
  const first = setLanguage('pl')
  expect(i18n.get().language).toBe('en')
  const last = setLanguage('en')
  await Promise.all([first, last])
  expect(i18n.get().language).toBe('en')
  await setLanguage('pl')
  expect(findText('pl', 'landing', 'toGames')).toBeDefined()
  expect(say('errors:offline')).toMatch(/^Brak/)
  await setLanguage('en')
})
