import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../db/db.ts'
import { deleteSession, extendSession, findSessionAccount, insertSession } from './queries.ts'

/** Who is asking. */
export type Actor = { id: number; username: string; name: string; role: 'user' | 'admin' }

const hour = 3_600_000
const day = 24 * hour
const idle = day
const remembered = 30 * day

/** 256 random bits; the database keeps their hash only. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new token at each sign-in. `expires` is the cookie's: without `remember` it ends with the browser. */
export async function openSession(
  db: Queryable,
  accountId: number,
  remember: boolean,
): Promise<{ token: string; expires: Date | undefined }> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(Date.now() + (remember ? remembered : idle))
  await insertSession(db, { token_hash: hashOf(token), account_id: accountId, remember, expires_at: expires })
  return { token, expires: remember ? expires : undefined }
}

export async function findActor(db: Queryable, token: string): Promise<Actor | null> {
  const found = await findSessionAccount(db, hashOf(token))
  if (!found) return null
  const { remember, expires_at, ...actor } = found
  const left = Date.parse(expires_at) - Date.now()
  // Once an hour is enough to keep an idle limit of a day.
  if (!remember && left < idle - hour) await extendSession(db, hashOf(token), new Date(Date.now() + idle))
  return actor
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await deleteSession(db, hashOf(token))
}
