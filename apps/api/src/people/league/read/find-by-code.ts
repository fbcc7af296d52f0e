import { readLeagueCode } from '@game/domain'
import type { Context } from '../../../ground/call/context.ts'
import { notFound, RetryLaterError } from '../../../ground/contract/refusal.ts'
import type { Limit } from '../../../ground/limit/call-limits.ts'
import { findLeagueByCode, type LeagueRow } from '../state/league-queries.ts'

/** How many wrong codes a user, and visitors from an address, may try in an hour (rulebook 19.2). */
const wrongCodes = { user: { calls: 10, seconds: 3600 }, network: { calls: 50, seconds: 3600 } }

/**
 * Finds the league with a code. Those of a user count for the user alone: nobody else on the network can shut them out. Wrong codes are counted, so that codes cannot be guessed; each is counted before it is looked up, so that many
 * at once are refused too, and a right one is taken off the count again. Refuses LEAGUE_NOT_FOUND, TOO_MANY_CALLS.
 */
export async function findByCode(
  { db, actor, limits, network }: Pick<Context, 'db' | 'actor' | 'limits' | 'network'>,
  typed: string,
): Promise<LeagueRow> {
  const [key, limit]: [string, Limit] = actor
    ? [`league code:${actor.id}`, wrongCodes.user]
    : [`league code:${network}`, wrongCodes.network]
  const { calls, seconds } = limits.count(key, limit)
  if (calls > limit.calls) throw new RetryLaterError('TOO_MANY_CALLS', seconds)
  const code = readLeagueCode(typed)
  const league = code === null ? undefined : await findLeagueByCode(db, code)
  if (!league) return notFound('League')
  limits.count(key, limit, -1)
  return league
}
