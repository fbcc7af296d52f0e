import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../db/db.ts'
import { deleteSession, extendSession, findSessionUser, insertSession } from './queries.ts'

/** The user whose session sends a call. */
export type Actor = { id: number; username: string; name: string; role: 'user' | 'admin' }

const hour = 3_600_000
const day = 24 * hour
const idle = day
const remembered = 30 * day

/** Tokens are 256 random bits; the database stores only their hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Opens a session with a new token (rulebook 1.13). `expires` is the cookie's; without `remember` it is undefined, and
 * the cookie ends with the browser.
 */
export async function openSession(
  db: Queryable,
  userId: number,
  remember: boolean,
): Promise<{ token: string; expires: Date | undefined }> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(Date.now() + (remember ? remembered : idle))
  await insertSession(db, { token_hash: hashOf(token), account_id: userId, remember, expires_at: expires })
  return { token, expires: remember ? expires : undefined }
}

export async function findActor(db: Queryable, token: string): Promise<Actor | null> {
  const found = await findSessionUser(db, hashOf(token))
  if (!found) return null
  const { remember, expires_at, ...actor } = found
  const left = Date.parse(expires_at) - Date.now()
  // Extending once an hour is enough for an idle limit of a day.
  if (!remember && left < idle - hour) await extendSession(db, hashOf(token), new Date(Date.now() + idle))
  return actor
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await deleteSession(db, hashOf(token))
}
