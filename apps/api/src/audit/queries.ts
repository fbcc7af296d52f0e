import { type Insertable, sql } from 'kysely'
import { containing, type Paging } from '../contract/paging.ts'
import type { Queryable } from '../db/db.ts'
import type { Schema } from '../db/schema.ts'

export const insertAudit = (db: Queryable, entry: Insertable<Schema['audit']>) =>
  db.insertInto('audit').values(entry).execute()

export type AuditFilter = {
  call?: string | undefined
  account?: string | undefined
  eventId?: number | undefined
}

const filtered = (db: Queryable, { call, account, eventId, phrase }: AuditFilter & Paging) =>
  db
    .selectFrom('audit as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .$if(call !== undefined, query => query.where('l.call', '=', call ?? ''))
    .$if(account !== undefined, query =>
      query.where(sql`lower(a.username)`, '=', (account ?? '').toLowerCase()),
    )
    .$if(eventId !== undefined, query => query.where('l.event_id', '=', eventId ?? 0))
    .$if(phrase !== '', query =>
      query.where(eb =>
        eb.or([eb('l.call', 'ilike', containing(phrase)), eb('a.username', 'ilike', containing(phrase))]),
      ),
    )

/** Lists the newest first. */
export const listAudit = (db: Queryable, filter: AuditFilter & Paging) =>
  filtered(db, filter)
    .select(['l.id', 'l.at', 'l.account_id', 'a.username', 'l.call', 'l.event_id', 'l.before', 'l.after'])
    .orderBy('l.id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute()

export const countAudit = async (db: Queryable, filter: AuditFilter & Paging): Promise<number> => {
  const { count } = await filtered(db, filter)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the usernames of all admins. */
export const listAdmins = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectFrom('account')
    .where('role', '=', 'admin')
    .select('username')
    .orderBy('username')
    .execute()
  return rows.map(row => row.username)
}
