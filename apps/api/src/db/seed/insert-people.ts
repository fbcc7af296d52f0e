import { randomBytes } from 'node:crypto'
import { avatars } from '@game/domain'
import { hashPassword } from '../../account/password.ts'
import { share } from '../../picture/seed.ts'
import type { Sql } from '../db.ts'
import { people } from './people.ts'

export type Person = { id: number; username: string }

const avatarOf = (username: string): string =>
  avatars[Math.floor(share(username, 'avatar') * avatars.length)] ?? ''

/** The demo's people. They share the hash of a password that nobody has ever seen. */
export async function insertPeople(db: Sql): Promise<Person[]> {
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'))
  return db
    .insertInto('account')
    .values(
      people.map(username => ({
        username,
        name: username,
        email: `${username.toLowerCase()}@example.org`,
        password_hash,
        avatar: avatarOf(username),
      })),
    )
    .returning(['id', 'username'])
    .execute()
}
