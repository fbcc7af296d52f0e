import { expect, test } from 'vitest'
import { mayEnter } from './menu-entries.ts'

test.each([
  ['any', null, true],
  ['user', null, false],
  ['user', { role: 'user' }, true],
  ['admin', null, false],
  ['admin', { role: 'user' }, false],
  ['admin', { role: 'admin' }, true],
] as const)('an entry for %s, seen by %j: %s (rulebook 1.1)', (access, user, may) => {
  expect(mayEnter(access, user)).toBe(may)
})
