import { TRPCError } from '@trpc/server'
import type { Context } from '../context.ts'
import type { Sql } from '../db/db.ts'
import { countAttempt, deleteExpiredSessions, deleteOldAttempts, forgetAttempts } from './queries.ts'

const windowMinutes = 15
const perAccount = 20
const perAddress = 100

const accountKey = (username: string) => `account:${username.toLowerCase()}`

/** Counted in the database before the password is looked at, so that many processes and many at once share one limit. */
export async function limitAttempts({ db, env, ip }: Context, username: string): Promise<void> {
  if (!env.rateLimits) return
  const byAccount = await countAttempt(db, accountKey(username), windowMinutes)
  const byAddress = await countAttempt(db, `address:${ip}`, windowMinutes)
  if (byAccount > perAccount || byAddress > perAddress) {
    throw new TRPCError({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in some minutes.',
    })
  }
}

export const clearAttempts = ({ db }: Context, username: string) => forgetAttempts(db, accountKey(username))

/** A job: what signing in leaves behind is kept no longer than the privacy policy says. */
export async function forgetSignIns(db: Sql): Promise<void> {
  await deleteExpiredSessions(db)
  await deleteOldAttempts(db, windowMinutes)
}
