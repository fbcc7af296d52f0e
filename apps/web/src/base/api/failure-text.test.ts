import { afterEach, expect, test } from 'vitest'
import { i18n, loadTextsIn } from '../texts/i18n.ts'
import { CallError, readFailure } from './failure.ts'
import { failureText } from './failure-text.ts'

afterEach(() => i18n.set({ language: 'en' }))

const tooMany = (retryAfter: string | null) =>
  new CallError(readFailure(429, { message: 'Too many.', rule: 'TOO_MANY_CALLS' }, '', retryAfter))

test.each([
  ['1', 'in 1 second', 'za 1 sekundę'],
  ['40', 'in 40 seconds', 'za 40 sekund'],
  ['60', 'in 1 minute', 'za 1 minutę'],
  ['61', 'in 2 minutes', 'za 2 minuty'],
  ['3541', 'in 1 hour', 'za 1 godzinę'],
  ['86400', 'in 24 hours', 'za 24 godziny'],
])(
  'after too many calls it says how long to wait: %s s (rulebook 13.32)',
  async (seconds, english, polish) => {
    expect(await failureText(tooMany(seconds))).toBe(`Too many requests. Try again ${english}.`)
    await loadTextsIn('pl', 'errors')
    i18n.set({ language: 'pl' })
    expect(await failureText(tooMany(seconds))).toBe(`Za dużo żądań. Spróbuj ponownie ${polish}.`)
  },
)

test('without a known wait the text of the server is shown', async () => {
  expect(await failureText(tooMany(null))).toBe('Too many.')
})
