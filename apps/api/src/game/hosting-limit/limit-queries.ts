import { type HostingLimits, hostingLimits } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** Reads the limits of private events that count. */
export const readHostingLimits = async (db: Queryable): Promise<HostingLimits> => {
  const rows = await db.selectFrom('hosting_limit').select(['name', 'value']).execute()
  return { ...hostingLimits, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}

/** Saves limits of private events. */
export const saveHostingLimits = (db: Queryable, limits: HostingLimits) =>
  db
    .insertInto('hosting_limit')
    .values(Object.entries(limits).map(([name, value]) => ({ name: name as keyof HostingLimits, value })))
    .onConflict(conflict => conflict.column('name').doUpdateSet(eb => ({ value: eb.ref('excluded.value') })))
    .execute()

/** Counts the teams of a private event, its own and those of the catalogue that its phases list; undefined for other events. */
export const countTeams = async (db: Queryable, eventId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ teams: number }>`select (select count(*)::int from (
      select id from team where event_id = ${eventId}
      union select team_id from phase_team where event_id = ${eventId}) t) as teams
    from private_event where event_id = ${eventId}`.execute(db)
  return rows[0]?.teams
}
