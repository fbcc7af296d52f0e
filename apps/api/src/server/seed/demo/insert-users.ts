import { randomBytes } from 'node:crypto'
import { firstAvatar } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { hashPassword } from '../../../people/account/credential/password.ts'
import { usernames } from './data/users-and-clans.ts'

export type DemoUser = { id: number; username: string }

/** Inserts the demo's users. They share the hash of a random password that is not stored. */
export async function insertUsers(db: Queryable): Promise<DemoUser[]> {
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'))
  return db
    .insertInto('account')
    .values(
      usernames.map(username => ({
        username,
        name: username,
        email: `${username.toLowerCase()}@example.org`,
        password_hash,
        avatar: firstAvatar(username),
      })),
    )
    .returning(['id', 'username'])
    .execute()
}
