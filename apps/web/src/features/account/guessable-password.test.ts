import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const used = [
  'P@ssw0rd',
  'Password1!',
  'Pa$$w0rd',
  'Qwerty1!',
  '1qaz!QAZ',
  '!QAZ2wsx',
  'ZAQ!2wsx',
  'Iloveyou1!',
  'Football1!',
]

test.each(used)('%s satisfies the rule and is still easy to guess (rulebook 1.24)', password => {
  expect(isGuessable(password, [])).toBe(true)
})

const everyDictionary = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

test.each([
  'Jhon@ta2011',
  '$Tatyana09$',
  'Marco1997!',
  'Some@1128',
  'Godisgreat@78',
  'LT95vv@s',
  '!Northea',
  '123@Chandni',
  '1Airtel@123',
])(
  '%s is a common password that the rule accepts and the dictionaries of zxcvbn do not have (rulebook 1.24)',
  password => {
    expect(isGuessable(password, [])).toBe(true)
    expect(everyDictionary.check(password, []).guesses).toBeGreaterThanOrEqual(1e8)
  },
)

test('the user’s own name with the usual additions is easy to guess', () => {
  expect(isGuessable('Katarzyna_w1!', [])).toBe(false)
  expect(isGuessable('Katarzyna_w1!', ['katarzyna_w'])).toBe(true)
})

test('there is no warning about a password that is hard to guess', () => {
  expect(isGuessable('Correct-Horse1!', [])).toBe(false)
  expect(isGuessable('xK9#mPq2vLt', ['anna'])).toBe(false)
})
