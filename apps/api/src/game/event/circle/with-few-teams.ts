import { checkHostedTeams } from '@game/domain'
import { unwrap } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { countTeams, readHostingLimits } from '../../hosting-limit/limit-queries.ts'

/**
 * Runs a change of an event's teams. Refuses OWN_TEAMS_MANY if a private event then has more teams than before, and too many; what is there already stays
 * (rulebook 30.8).
 */
export async function withFewTeams<Done>(
  db: Queryable,
  eventId: number,
  change: () => Promise<Done>,
): Promise<Done> {
  const before = await countTeams(db, eventId)
  const done = await change()
  const teams = await countTeams(db, eventId)
  if (before !== undefined && teams !== undefined && teams > before)
    unwrap(checkHostedTeams(teams, await readHostingLimits(db)))
  return done
}
