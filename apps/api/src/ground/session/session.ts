import type { TokenScope } from '@game/domain'
import type { RawBuilder } from 'kysely'
import type { Db, Queryable } from '../db/db.ts'
import { type BatchValues, prepareBatch } from '../db/prepare-batch.ts'
import type { Given } from '../db/prepare-statement.ts'
import { describeDevice } from './device.ts'
import { deleteSession, insertSession, noJoinedRead, noteUse, selectSession } from './session-queries.ts'
import { hashToken, newToken } from './token.ts'

/**
 * The user whose session sends a call. `organises`, `owns`, `takesPart`: the events of which they are an organiser, the private ones that they own,
 * and those in which they take part. With an access token without the scope `admin` an admin is a user, who organises and owns nothing.
 */
export type Actor = {
  id: number
  username: string
  name: string
  role: 'user' | 'admin'
  byPasskey: boolean
  organises: readonly number[]
  owns: readonly number[]
  takesPart: readonly number[]
}

/** Where a session was opened, as the user sees it in the list of their sessions, and whether by a passkey. */
export type SignInOrigin = { network: string; userAgent: string; byPasskey?: boolean }

/** Opens a session (rulebook 1.13) and returns its new token. */
export async function openSession(
  db: Queryable,
  userId: number,
  remember: boolean,
  { network, userAgent, byPasskey = false }: SignInOrigin,
): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    token_hash: hashToken(token),
    account_id: userId,
    remember,
    by_passkey: byPasskey,
    network,
    device: describeDevice(userAgent),
  })
  return token
}

/** `scopes`: those of an access token; null for a browser's session. */
type Found = { actor: Actor; sessionId: number; scopes: TokenScope[] | null; joinedRead: unknown }

/** Finds the user of a session by its token. */
export type FindActor = (db: Db, token: string) => Promise<Found | undefined>

/** Makes a function that finds the user of a session by its token and, in the same statement, reads what `joinedRead` selects from the account `a`. */
export function findActorWith<Values extends BatchValues>(
  joinedRead: (db: Queryable, given: Given<Values>) => RawBuilder<unknown>,
): (values: Values) => FindActor {
  const findSession = prepareBatch(['tokenHash'], selectSession(joinedRead))
  return values => async (db, token) => {
    const found = await findSession(db, { ...values, tokenHash: hashToken(token) })
    return found && { ...(await actorOf(db, token, found)), joinedRead: found.joinedRead }
  }
}

const findWithoutRead = prepareBatch(['tokenHash'], selectSession(noJoinedRead))

/** Finds the user of a session by its token. */
export const findActor: FindActor = async (db, token) => {
  const found = await findWithoutRead(db, { tokenHash: hashToken(token) })
  return found && { ...(await actorOf(db, token, found)), joinedRead: undefined }
}

type FoundSession = Actor & Omit<Found, 'actor'> & { useIsStale: boolean }

async function actorOf(
  db: Queryable,
  token: string,
  found: FoundSession,
): Promise<Omit<Found, 'joinedRead'>> {
  const { useIsStale, sessionId, scopes, joinedRead: _, ...actor } = found
  if (useIsStale) await noteUse(db, hashToken(token))
  const ordinary = scopes && !scopes.includes('admin') && ({ role: 'user', organises: [], owns: [] } as const)
  return { actor: { ...actor, ...ordinary }, sessionId, scopes }
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await deleteSession(db, hashToken(token))
}
