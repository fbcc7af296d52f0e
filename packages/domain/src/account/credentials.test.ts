import { expect, test } from 'vitest'
import { checkEmail } from './credentials.ts'

const kept = (email: string) => {
  const checked = checkEmail(email)
  return checked.ok ? checked.value : checked.rule
}

test('a domain in other letters is kept in its ASCII form (rulebook 1.3)', () => {
  const ascii = 'jan@xn--abka-99a.pl'
  expect([' jan@żabka.pl', 'jan@ŻABKA.pl', 'jan@z\u0307abka.pl', ascii].map(kept)).toEqual([
    ascii,
    ascii,
    ascii,
    ascii,
  ])
  expect(kept('Jan@Example.org')).toBe('Jan@Example.org')
})

test('other letters do not hide what is no domain (rulebook 1.3)', () => {
  const wrong = [
    'jan@żabka.pl:25',
    'jan@żabka.pl/x',
    'jan@１２７.０.０.１',
    'jan@ż..pl',
    'jan@ż@abka.pl',
    'żan@abka.pl',
    'jan@żab ka.pl',
  ]
  expect(wrong.map(kept)).toEqual(wrong.map(() => 'EMAIL_ADDRESS'))
})
