import { type Insertable, sql } from 'kysely'
import { containing, type Paging } from '../contract/paging.ts'
import type { Queryable } from '../db/db.ts'
import type { Schema } from '../db/schema.ts'
import { shownName } from '../db/sql-expressions.ts'
import { type ReferencedIds, type ReferencedKind, referencedKinds } from './referenced-ids.ts'

type NewEntry = Omit<Insertable<Schema['audit']>, 'as_organiser' | 'as_owner'>

/** Whether the entry is about an event that the account owns. */
const isOwner = ({ event_id = null, account_id }: NewEntry) =>
  sql<boolean>`exists (select from private_event where event_id = ${event_id}::int and owner_id = ${account_id}::int)`

/** Inserts entries. What concerns an event and was not done by an admin or its owner was done as an organiser of it (rulebook 11.48). */
export const insertAudit = (db: Queryable, entries: readonly NewEntry[]) =>
  db
    .insertInto('audit')
    .values(
      entries.map(entry => ({
        ...entry,
        as_organiser: sql<boolean>`${entry.event_id ?? null}::int is not null
          and (select role <> 'admin' from account where id = ${entry.account_id}) and not ${isOwner(entry)}`,
        as_owner: isOwner(entry),
      })),
    )
    .execute()

export type AuditFilter = {
  call?: string | undefined
  account?: string | undefined
  eventId?: number | undefined
}

const filtered = (db: Queryable, { call, account, eventId, phrase }: AuditFilter & Paging) =>
  db
    .selectFrom('audit as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .leftJoin('event as e', 'e.id', 'l.event_id')
    .$if(call !== undefined, query => query.where('l.call', '=', call ?? ''))
    .$if(account !== undefined, query =>
      query.where(sql`lower(${shownName('a')})`, '=', (account ?? '').toLowerCase()),
    )
    .$if(eventId !== undefined, query => query.where('l.event_id', '=', eventId ?? 0))
    .$if(phrase !== '', query =>
      query.where(eb =>
        eb.or([
          eb('l.call', 'ilike', containing(phrase)),
          sql<boolean>`${shownName('a')} ilike ${containing(phrase)}`,
          eb('e.name', 'ilike', containing(phrase)),
          sql<boolean>`l.before ->> 'name' ilike ${containing(phrase)}`,
          sql<boolean>`l.after ->> 'name' ilike ${containing(phrase)}`,
        ]),
      ),
    )

/** Lists the newest first. */
export const listAudit = (db: Queryable, filter: AuditFilter & Paging) =>
  filtered(db, filter)
    .select([
      'l.id',
      'l.at',
      'l.account_id',
      shownName('a').as('username'),
      'l.call',
      'l.as_organiser',
      'l.as_owner',
      'l.event_id',
      'e.name as event_name',
      'l.before',
      'l.after',
    ])
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

/** Reads the names of records by kind and id, in one statement; removed records are left out. */
export const listNames = async (
  db: Queryable,
  ids: ReferencedIds,
): Promise<{ kind: ReferencedKind; id: number; name: string }[]> => {
  const selects = referencedKinds.map(
    kind =>
      sql`select ${sql.lit(kind)} as kind, id, name from ${namesOfKind(kind)} n where id = any(${[...ids[kind]]}::int[])`,
  )
  const { rows } = await sql<{ kind: ReferencedKind; id: number; name: string }>`${sql.join(
    selects,
    sql` union all `,
  )}`.execute(db)
  return rows
}

const namesOfKind = (kind: ReferencedKind) => {
  if (kind === 'user') return sql`(select id, ${shownName('account')} as name from account)`
  if (kind === 'event_reward')
    return sql`(select w.id, r.name from event_reward w join reward r on r.id = w.reward_id)`
  return sql.table(kind)
}

/** Lists the usernames of all admins, owners and organisers who have not asked for deletion. */
export const listAdmins = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectFrom('account')
    .where(eb =>
      eb.or([
        eb('role', '=', 'admin'),
        eb(
          'id',
          'in',
          eb.selectFrom('event_organiser').where('accepted_at', 'is not', null).select('user_id'),
        ),
        eb('id', 'in', eb.selectFrom('private_event').where('owner_id', 'is not', null).select('owner_id')),
      ]),
    )
    .where('deletion_requested_at', 'is', null)
    .select('username')
    .orderBy('username')
    .execute()
  return rows.map(row => row.username)
}
