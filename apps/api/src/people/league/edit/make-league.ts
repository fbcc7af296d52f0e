import { checkLeagueEvents, checkSeasonDates, clanRole, leaguesOfUser } from '@game/domain'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import { notFound, refuse, unwrap } from '../../../ground/contract/refusal.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { withNewCode } from '../../../ground/invitation/new-code.ts'
import type { scopeInput } from '../shapes/settings.ts'
import { listKinds } from '../state/circle-queries.ts'
import { findLeague } from '../state/league-queries.ts'
import { limitOf, loadLeague } from '../state/load-leagues.ts'
import { countLeaguesOf, lockLeaguesOf } from '../state/member-queries.ts'
import { insertLeague, insertMembers, type NewLeagueRow } from './edit-queries.ts'

type Scope = z.infer<typeof scopeInput>
type Settings = Omit<NewLeagueRow, 'code' | 'scope' | 'first_day' | 'last_day'>

/**
 * Makes a league of these events and its owner (rulebook 19.1, 19.3). Refuses LEAGUE_DATES, EVENT_NOT_FOUND, LEAGUE_NO_ROUND, what `checkLeagueEvents` does, and
 * LEAGUES_OWNED, LEAGUES_PRIVATE or LEAGUES_PUBLIC if the owner has too many.
 */
export async function makeLeague(
  trx: Transaction<Schema>,
  ownerId: number,
  settings: Settings,
  scope: Scope,
): Promise<{ id: number; code: string; limit: number }> {
  await lockLeaguesOf(trx, ownerId)
  const has = await countLeaguesOf(trx, ownerId)
  if (has.owned >= leaguesOfUser.owned) refuse('LEAGUES_OWNED', { limit: leaguesOfUser.owned })
  requireRoomFor(settings.visibility, has)
  const { eventIds, ...days } = await readScope(trx, scope, {
    userId: ownerId,
    visibility: settings.visibility,
  })
  const made = await withNewCode(code => insertLeague(trx, { ...settings, ...days, code }, eventIds))
  await insertMembers(trx, made.id, [{ userId: ownerId, role: clanRole.owner }])
  const loaded = await loadLeague(trx, (await findLeague(trx, made.id)) ?? notFound('League'))
  // A season by dates may begin before its events are known.
  if (days.first_day === null && !loaded.rounds.some(({ state }) => state === 'ahead'))
    refuse('LEAGUE_NO_ROUND')
  if (loaded.state === 'ended') refuse('LEAGUE_NO_ROUND')
  return { ...made, limit: limitOf(loaded) }
}

/** Refuses LEAGUES_PRIVATE or LEAGUES_PUBLIC if a user is in as many leagues of this visibility as one may be. */
export function requireRoomFor(
  visibility: 'private' | 'public',
  has: Readonly<Record<'private' | 'public', number>>,
): void {
  const limit = leaguesOfUser[visibility]
  if (has[visibility] >= limit)
    refuse(visibility === 'private' ? 'LEAGUES_PRIVATE' : 'LEAGUES_PUBLIC', { limit })
}

type Maker = { userId: number; visibility: 'private' | 'public' }

async function readScope(trx: Transaction<Schema>, scope: Scope, { userId, visibility }: Maker) {
  if ('from' in scope) {
    unwrap(checkSeasonDates(scope.from, scope.to))
    return { scope: 'season' as const, first_day: scope.from, last_day: scope.to, eventIds: [] }
  }
  const eventIds = 'eventId' in scope ? [scope.eventId] : [...new Set(scope.eventIds)]
  // Before anything else of them is checked: for who does not take part, a private event does not exist (rulebook 30.2).
  const events = (await listKinds(trx, eventIds, userId)).filter(({ plays }) => plays)
  if (events.length < eventIds.length) notFound('Event')
  unwrap(checkLeagueEvents(events, visibility))
  const kind = 'eventId' in scope ? ('event' as const) : ('season' as const)
  return { scope: kind, first_day: null, last_day: null, eventIds }
}
