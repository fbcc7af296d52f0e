import { expect, test } from 'vitest'
import { tokenIn } from './link-token.ts'

const token = 'a_-9'.repeat(11).slice(0, 43)

test.each([
  ['a fragment', `#${token}`, token],
  ['a code from a mail', ` ${token}\n`, token],
  ['a whole link', `https://play.example.org/reset-password#${token}`, token],
  ['a link that was cut', 'https://play.example.org/reset-password', ''],
  ['a code that was cut', token.slice(1), ''],
  ['nothing', '', ''],
])('the token is found in %s (rulebook 20.3)', (_what, text, found) => {
  expect(tokenIn(text)).toBe(found)
})
