import { expect, test } from 'vitest'
import { avatars, isAvatar } from './avatar.ts'

test('an avatar is one of the drawn ones, by its exact key (rules.md 11)', () => {
  expect(avatars.every(isAvatar)).toBe(true)
  expect(['', 'Wolf', 'wolf ', '../wolf'].some(isAvatar)).toBe(false)
  expect(new Set(avatars).size).toBe(avatars.length)
})
