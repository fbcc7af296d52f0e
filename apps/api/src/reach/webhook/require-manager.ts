import { checkLeagueEdit } from '@game/domain'
import { notFound, refuse, unwrap } from '../../ground/contract/refusal.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import type { Actor } from '../../ground/session/session.ts'
import { findLeague } from '../../people/league/state/league-queries.ts'
import { findRole } from '../../people/league/state/member-queries.ts'
import { findWebhook, type WebhookTarget } from './webhook-queries.ts'

/**
 * Checks that a user may manage the webhooks of an event or a league: admins those of events, owners those of their leagues (rulebook 21.7).
 * Refuses ADMIN_NEEDED, EVENT_NOT_FOUND, LEAGUE_NOT_FOUND, LEAGUE_RIGHTS.
 */
export async function requireManager(
  db: Queryable,
  actor: Actor,
  { eventId, leagueId }: WebhookTarget,
): Promise<void> {
  if (eventId !== null) {
    if (actor.role !== 'admin') refuse('ADMIN_NEEDED')
    await getVisibleEvent(db, eventId, actor)
    return
  }
  const league = leagueId === null ? undefined : await findLeague(db, leagueId)
  const role = league ? await findRole(db, league.id, actor.id) : null
  if (!league || (role === null && league.visibility === 'private')) notFound('League')
  unwrap(checkLeagueEdit(role))
}

/** Returns a webhook that the user manages. For all others it does not exist: WEBHOOK_NOT_FOUND. */
export async function findManaged(db: Queryable, actor: Actor, id: number) {
  const found = (await findWebhook(db, id)) ?? refuse('WEBHOOK_NOT_FOUND')
  if (found.eventId !== null && actor.role !== 'admin') refuse('WEBHOOK_NOT_FOUND')
  if (found.leagueId !== null && !checkLeagueEdit(await findRole(db, found.leagueId, actor.id)).ok)
    refuse('WEBHOOK_NOT_FOUND')
  return found
}
