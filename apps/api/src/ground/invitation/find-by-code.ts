import { readLeagueCode } from '@game/domain'
import type { Context } from '../call/context.ts'
import { RetryLaterError } from '../contract/refusal.ts'
import type { Queryable } from '../db/db.ts'
import type { Limit } from '../limit/call-limits.ts'

/** How many wrong codes a user, and visitors from an address, may try in an hour (rulebook 19.2). */
const wrongCodes = { user: { calls: 10, seconds: 3600 }, network: { calls: 50, seconds: 3600 } }

/**
 * Finds the league or private event with a code, undefined if there is none. Those of a user count for the user alone: nobody else on the network can shut
 * them out. Wrong codes are counted, so that codes cannot be guessed; each is counted before it is looked up, so that many
 * at once are refused too, and a right one is taken off the count again. Refuses TOO_MANY_CALLS.
 */
export async function findByCode<Found>(
  { db, actor, limits, network }: Pick<Context, 'db' | 'actor' | 'limits' | 'network'>,
  typed: string,
  find: (db: Queryable, code: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const [key, limit]: [string, Limit] = actor
    ? [`code:${actor.id}`, wrongCodes.user]
    : [`code:${network}`, wrongCodes.network]
  const { calls, seconds } = limits.count(key, limit)
  if (calls > limit.calls) throw new RetryLaterError('TOO_MANY_CALLS', seconds)
  const code = readLeagueCode(typed)
  const found = code === null ? undefined : await find(db, code)
  if (found !== undefined) limits.count(key, limit, -1)
  return found
}
