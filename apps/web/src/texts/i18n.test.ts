import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n, loadTexts, say, setLanguage } from './i18n.ts'
import { addTexts, findText, translate } from './translate.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }))
afterEach(() => vi.unstubAllGlobals())

test('a text has its holes filled; one without a value stays, and values are not looked into', () => {
  addTexts('en', 'hall', { bar: { count: 'Deck {cards} / {size}' } })
  expect(translate('en', 'hall:bar.count', { cards: '{size}', size: 5 })).toBe('Deck {size} / 5')
  expect(translate('en', 'hall:bar.count', { cards: undefined })).toBe('Deck  / {size}')
})

test('what has not loaded is said in English, what is no text as its key', () => {
  addTexts('en', 'hall', { bar: { show: 'Show the deck' } })
  expect(translate('pl', 'hall:bar.show')).toBe('Show the deck')
  expect(translate('pl', 'hall:bar')).toBe('hall:bar')
  expect(findText('en', 'hall', 'constructor.name')).toBeUndefined()
})

test('the language changes once what is shown has loaded in it; of two choices the last counts', async () => {
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
