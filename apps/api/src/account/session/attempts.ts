import { TRPCError } from '@trpc/server'
import type { Queryable } from '../../db/db.ts'
import type { Context } from '../../http/context.ts'
import {
  countAttempt,
  deleteAttempts,
  deleteExpiredSessions,
  deleteOldAttempts,
  uncountAttempt,
} from './queries.ts'

const windowMinutes = 15
const perAccount = 20
const perAddress = 100

const accountKey = (username: string) => `account:${username.toLowerCase()}`
const addressKey = (ip: string) => `address:${ip}`

/** Counted in the database before the password is looked at, so that many processes and many at once share one limit. */
export async function limitAttempts({ db, env, ip }: Context, username: string): Promise<void> {
  if (!env.rateLimits) return
  const byAccount = await countAttempt(db, accountKey(username), windowMinutes)
  const byAddress = await countAttempt(db, addressKey(ip), windowMinutes)
  if (byAccount > perAccount || byAddress > perAddress) {
    throw new TRPCError({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in some minutes.',
    })
  }
}

/**
 * After the right password: the account's failures are forgotten, of the address's only this one is no failure. So a house of
 * many players behind one address can sign in, and whoever guesses there cannot clear his count by an account of his own.
 */
export async function clearAttempts({ db, env, ip }: Context, username: string): Promise<void> {
  if (!env.rateLimits) return
  await deleteAttempts(db, accountKey(username))
  await uncountAttempt(db, addressKey(ip))
}

/** A job: what signing in leaves behind is kept no longer than the privacy policy says. */
export async function deleteExpiredSignIns(db: Queryable): Promise<void> {
  await deleteExpiredSessions(db)
  await deleteOldAttempts(db, windowMinutes)
}
