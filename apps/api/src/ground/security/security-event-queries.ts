import { type Insertable, sql } from 'kysely'
import { containing, type Paging } from '../contract/paging.ts'
import type { Queryable } from '../db/db.ts'
import type { SecurityEventKind } from '../db/schema/user-tables.ts'
import type { Schema } from '../db/schema.ts'
import { shownName } from '../db/sql-expressions.ts'

export const insertSecurityEvent = (db: Queryable, event: Insertable<Schema['security_event']>) =>
  db.insertInto('security_event').values(event).execute()

/** Finds the account of a name that was tried. */
export const findAccountId = async (db: Queryable, username: string): Promise<number | null> => {
  const found = await db
    .selectFrom('account')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found?.id ?? null
}

type Filter = Paging & { kind?: SecurityEventKind | undefined }

const filtered = (db: Queryable, { kind, phrase }: Filter) =>
  db
    .selectFrom('security_event as s')
    .leftJoin('account as a', 'a.id', 's.account_id')
    .$if(kind !== undefined, query => query.where('s.kind', '=', kind ?? 'login_failed'))
    .$if(phrase !== '', query =>
      query.where(eb =>
        eb.or([
          sql<boolean>`${shownName('a')} ilike ${containing(phrase)}`,
          eb('s.network', 'ilike', containing(phrase)),
        ]),
      ),
    )

/** Lists the newest first. */
export const listSecurityEvents = (db: Queryable, filter: Filter) =>
  filtered(db, filter)
    .select(['s.id', 's.at', 's.kind', 's.network', 's.account_id as userId'])
    .select(sql<string | null>`case when a.id is not null then ${shownName('a')} end`.as('username'))
    .orderBy('s.id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute()

export const countSecurityEvents = async (db: Queryable, filter: Filter): Promise<number> => {
  const { count } = await filtered(db, filter)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const deleteOldSecurityEvents = (db: Queryable, days: number) =>
  db
    .deleteFrom('security_event')
    .where('at', '<=', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
