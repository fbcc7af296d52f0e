import type { RawBuilder } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { describeDevice } from './device.ts'
import { deleteSession, findSessionUser, insertSession, noteUse } from './queries.ts'
import { hashToken, newToken } from './token.ts'

/** The user whose session sends a call. */
export type Actor = { id: number; username: string; name: string; role: 'user' | 'admin' }

/** Where a session is opened: what the user reads of it in the list of their sessions. */
export type Place = { network: string; userAgent: string }

/** Opens a session (rulebook 1.13) and answers its new token. */
export async function openSession(
  db: Queryable,
  userId: number,
  remember: boolean,
  { network, userAgent }: Place,
): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    token_hash: hashToken(token),
    account_id: userId,
    remember,
    network,
    device: describeDevice(userAgent),
  })
  return token
}

/** Finds whose session a token opens, and in the same statement what is read `beside`, of the account `a`. */
export async function findActor(
  db: Queryable,
  token: string,
  beside?: RawBuilder<unknown>,
): Promise<{ actor: Actor; sessionId: number; beside: unknown } | undefined> {
  const found = await findSessionUser(db, hashToken(token), beside)
  if (!found) return undefined
  const { unnoted, sessionId, beside: read, ...actor } = found
  if (unnoted) await noteUse(db, hashToken(token))
  return { actor, sessionId, beside: read }
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await deleteSession(db, hashToken(token))
}
