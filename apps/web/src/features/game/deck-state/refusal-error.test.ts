import { afterEach, expect, test } from 'vitest'
import { CallError, readFailure } from '../../../base/api/failure.ts'
import { failureText } from '../../../base/api/failure-text.ts'
import { i18n, loadTextsIn } from '../../../base/texts/i18n.ts'
import { rethrowMoveError } from './refusal-error.ts'

afterEach(() => i18n.set({ language: 'en' }))

const refused = (rule: string, message: string) =>
  new CallError(readFailure(409, { message, rule, code: 'CONFLICT' }, ''))
/** What the page shows of a refused move. */
const shown = (error: Error) => Promise.reject(error).catch(rethrowMoveError).catch(failureText)

test.each([
  ['en', 'The phase has just locked. Your deck stays as it was.'],
  ['pl', 'Faza właśnie się zamknęła. Talia pozostała bez zmian.'],
] as const)(
  'a move after the lock says in %s that the deck stays as it was (rulebook 13.20)',
  async (language, text) => {
    await loadTextsIn(language, 'deck')
    i18n.set({ language })
    expect(await shown(refused('PHASE_NOT_OPEN', 'The phase is not open.'))).toBe(text)
  },
)

test('any other refusal of a move stays as it is (rulebook 13.32)', async () => {
  expect(await shown(refused('DECK_CHANGED', 'The deck changed.'))).toBe('The deck changed.')
})
