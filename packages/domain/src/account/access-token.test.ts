import { expect, test } from 'vitest'
import { checkNewToken, checkScope, type TokenRequest } from './access-token.ts'

const wanted: TokenRequest = { name: 'Discord bot', scopes: ['read'], role: 'user', held: 0 }
const ruleOf = (changed: Partial<TokenRequest>) => {
  const result = checkNewToken({ ...wanted, ...changed })
  return result.ok ? result.value : result.rule
}

test('an access token has a name that can be seen, of 1 to 40 characters (rulebook 21.1)', () => {
  expect(ruleOf({ name: '  Discord bot ' })).toBe('Discord bot')
  expect(ruleOf({ name: '😀'.repeat(40) })).toBe('😀'.repeat(40))
  expect(['', '   ', 'x'.repeat(41)].map(name => ruleOf({ name }))).toEqual(
    Array(3).fill('TOKEN_NAME_LENGTH'),
  )
  expect(ruleOf({ name: 'a\u200bb' })).toBe('NAME_INVISIBLE')
})

test('the scope admin is for admins (rulebook 21.2)', () => {
  expect(ruleOf({ scopes: ['read', 'admin'] })).toBe('ADMIN_NEEDED')
  expect(ruleOf({ scopes: ['read', 'admin'], role: 'admin' })).toBe('Discord bot')
})

test('a user has ten access tokens at most (rulebook 21.1)', () => {
  expect([9, 10, 11].map(held => ruleOf({ held }))).toEqual(['Discord bot', 'TOKENS_FULL', 'TOKENS_FULL'])
})

test('a call needs its own scope, and some calls no token may make (rulebook 21.2, 21.3)', () => {
  expect(checkScope(['read', 'play'], 'play')).toEqual({ ok: true, value: 'play' })
  expect(checkScope(['play', 'admin'], 'read')).toMatchObject({
    rule: 'SCOPE_MISSING',
    facts: { scope: 'read' },
  })
  expect(checkScope(['read', 'play', 'admin'], null)).toMatchObject({ rule: 'TOKEN_REFUSED' })
})
