import type { LineUp } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { takeTurn } from '../../../ground/distribution/turn-queries.ts'

export const columns = [
  'index',
  'name',
  'name_pl as namePl',
  'points',
  'mult',
  'open',
  'lock',
  'revision',
] as const

/** Locks all phases by their index; everybody locks phases before decks. */
export const lockPhases = async (db: Queryable, eventId: number) => {
  await takeTurn(db, { phasesOf: eventId })
  return db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select(columns)
    .orderBy('index')
    .forUpdate()
    .execute()
}

export type LockedPhase = Awaited<ReturnType<typeof lockPhases>>[number]

export type PhaseAt = { eventId: number; phaseIndex: number }

/** Raises the revision of phases, so that moves checked against the old state are checked again (rulebook 4.17). */
export const touchPhases = (db: Queryable, eventId: number, indexes: readonly number[], revision: number) =>
  db
    .updateTable('phase')
    .set({ revision })
    .where('event_id', '=', eventId)
    .where('index', '=', sql<number>`any(${indexes}::int[])`)
    .execute()

export const getLineUp = async (db: Queryable, { eventId, phaseIndex }: PhaseAt): Promise<LineUp> => {
  const { rows } = await sql<{ teamId: number; players: number[] }>`select t.team_id as "teamId",
      array(select player_id from phase_player p where p.event_id = t.event_id and p.phase_index = t.phase_index
        and p.team_id = t.team_id order by player_id) as players
    from phase_team t where t.event_id = ${eventId} and t.phase_index = ${phaseIndex} order by t.team_id`.execute(
    db,
  )
  return rows
}
