import { expect } from 'vitest'
import { it } from '../../../../test/fixtures/fixtures.ts'

it('a password is stored as salted argon2id, and a session as the SHA-256 of its token', async ({
  db,
  signUp,
}) => {
  const users = [await signUp('salted_one'), await signUp('salted_two')]
  const rows = await db
    .selectFrom('account')
    .where(
      'id',
      'in',
      users.map(({ id }) => id),
    )
    .select('password_hash')
    .execute()
  expect(rows.map(({ password_hash }) => password_hash)).toEqual(
    Array(2).fill(expect.stringMatching(/^\$argon2id\$v=19\$m=\d{5,},t=[2-9],p=1\$/)),
  )
  expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(2)
})
