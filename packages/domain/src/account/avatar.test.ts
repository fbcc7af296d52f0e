import { expect, test } from 'vitest'
import { avatars, firstAvatar, isAvatar } from './avatar.ts'

test('an avatar is one of the drawn ones, by its exact key (rulebook 1.10)', () => {
  expect(avatars.every(isAvatar)).toBe(true)
  expect(['', 'Wolf', 'wolf ', '../wolf'].some(isAvatar)).toBe(false)
  expect(new Set(avatars).size).toBe(avatars.length)
})

test('a username always gets the same first avatar, and many usernames together get all of them (rulebook 1.10)', () => {
  expect(firstAvatar('Ania_01')).toBe(firstAvatar('aNIA_01'))
  const crowd = Array.from({ length: 1600 }, (_, n) => firstAvatar(`player_${n}`))
  const shares = avatars.map(avatar => crowd.filter(each => each === avatar).length)
  expect(Math.min(...shares)).toBeGreaterThan(50)
})
