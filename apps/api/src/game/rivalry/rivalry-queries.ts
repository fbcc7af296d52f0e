import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

export type RivalryPhase = {
  locked: boolean
  /** Changes with the counts of the event, and with each round that its live maps end or restore. */
  version: string
}

/** Finds whether a phase has locked, and the version of the moments of its maps. */
export const findRivalryPhase = async (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
): Promise<RivalryPhase | undefined> => {
  const { rows } = await sql<RivalryPhase>`
    select p.open < p.lock and p.lock <= clock_timestamp() as locked, jsonb_build_array(
      (select version from content_version where scope = p.event_id),
      (select rounds from event_live where event_id = p.event_id))::text as version
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}

/** Lists those of the users who have not asked for deletion. */
export const listShownUsers = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom('account')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('deletion_requested_at', 'is', null)
    .where('erased_at', 'is', null)
    .select(['id', 'username', 'avatar'])
    .execute()

export const listPlayerNames = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom('player')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select(['id', 'name'])
    .orderBy('id')
    .execute()
