import { expect, test } from 'vitest'
import { readFailure } from './failure.ts'

test.each([
  [{ message: 'first', error: 'second' }, 'first'],
  [{ error: 'second' }, 'second'],
  [{ message: '' }, 'default'],
  [{}, 'default'],
  [null, 'default'],
  ['<html>', 'default'],
])('the popup reads message, then error, then the default (rulebook 13.32): %j', (body, message) => {
  expect(readFailure(500, body, 'default').message).toBe(message)
})

test('a rule and its facts are kept, a value without the form of a rule is dropped', () => {
  const full = readFailure(409, { message: 'm', rule: 'DECK_FULL', facts: { limit: 5, odd: {} } }, '')
  expect(full).toMatchObject({ rule: 'DECK_FULL', facts: { limit: 5 } })
  expect(readFailure(409, { message: 'm', rule: 'no rule' }, '').rule).toBeUndefined()
})
