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

/**
 * Counts the attempt in the database before the password is checked, so that all processes share one limit (rulebook
 * 1.12).
 */
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
 * After the right password, forgets the account's failures, but of the address's only this attempt. So many users
 * behind one address can log in, and nobody can reset an address by logging in to an account of their own.
 */
export async function clearAttempts({ db, env, ip }: Context, username: string): Promise<void> {
  if (!env.rateLimits) return
  await deleteAttempts(db, accountKey(username))
  await uncountAttempt(db, addressKey(ip))
}

/** Deletes expired sessions and old attempts, as the privacy policy promises. Run by a job. */
export async function deleteExpiredSignIns(db: Queryable): Promise<void> {
  await deleteExpiredSessions(db)
  await deleteOldAttempts(db, windowMinutes)
}
