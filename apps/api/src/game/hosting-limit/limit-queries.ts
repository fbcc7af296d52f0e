import { type HostingLimits, hostingLimits } from '@game/domain'
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
