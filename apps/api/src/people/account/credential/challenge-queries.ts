import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Stores what an authenticator is asked to sign within five minutes; `accountId` is null for a sign-in. */
export const insertChallenge = (db: Queryable, challenge: string, accountId: number | null) =>
  db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      account_id: accountId,
      expires_at: sql<string>`now() + interval '5 minutes'`,
    })
    .execute()

/** Uses up a challenge; false if it was not asked for this, has expired or was used. */
export const takeChallenge = async (
  db: Queryable,
  challenge: string,
  accountId: number | null,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export const deleteExpiredChallenges = (db: Queryable) =>
  db.deleteFrom('passkey_challenge').where('expires_at', '<=', sql<string>`now()`).execute()
