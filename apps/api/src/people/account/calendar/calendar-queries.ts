import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { isPlayed } from '../../../ground/event-visibility/visibility-queries.ts'
import { hashToken, newToken } from '../../../ground/session/token.ts'

/** Makes a new link of a user, whose old one ends; returns its token, of which only the hash is stored. */
export const renewLink = async (db: Queryable, accountId: number): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('calendar_link')
    .values({ account_id: accountId, token_hash: hashToken(token), created_at: sql<string>`now()` })
    .onConflict(conflict =>
      conflict.column('account_id').doUpdateSet(eb => ({
        token_hash: eb.ref('excluded.token_hash'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute()
  return token
}

/** When a user's link was made; undefined if there is none. */
export const findLinkDate = async (db: Queryable, accountId: number): Promise<string | undefined> => {
  const found = await db
    .selectFrom('calendar_link')
    .where('account_id', '=', accountId)
    .select('created_at')
    .executeTakeFirst()
  return found?.created_at
}

export const deleteLink = (db: Queryable, accountId: number) =>
  db.deleteFrom('calendar_link').where('account_id', '=', accountId).execute()

/** Finds whose calendar a token opens, and its language. */
export const findOwner = (db: Queryable, token: string) =>
  db
    .selectFrom('calendar_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .leftJoin('contact as c', 'c.account_id', 'l.account_id')
    .where('l.token_hash', '=', hashToken(token))
    .where('a.deletion_requested_at', 'is', null)
    .select(['a.id', sql<'en' | 'pl'>`coalesce(c.language, 'en')`.as('language')])
    .executeTakeFirst()

/** Whether the phase `p` has dates, and none that only a match will decide (rulebook 30.18). */
const hasKnownDates = sql`p.open < p.lock
  and not exists (select from private_event h where h.event_id = p.event_id and h.automatic)`

/**
 * Brings the entries of events up to date: what is new or has changed gets the next sequence, what is gone is cancelled. A calendar that reads
 * first does it; a second reader at the same time finds it done.
 */
export const updateEntries = async (db: Queryable, eventIds: readonly number[]): Promise<void> => {
  await sql`insert into calendar_entry as c (event_id, phase_index, kind, event, phase, phase_pl, at, changed_at)
    select p.event_id, p.index, d.kind, e.name, p.name, p.name_pl, case when d.kind = 'open' then p.open else p.lock end, now()
    from phase p join event e on e.id = p.event_id cross join (values ('open'), ('lock')) d(kind)
    where p.event_id = any(${eventIds}::int[]) and ${hasKnownDates}
    order by 1, 2, 3
    on conflict (event_id, phase_index, kind) do update set event = excluded.event, phase = excluded.phase,
      phase_pl = excluded.phase_pl, at = excluded.at,
      sequence = c.sequence + 1, cancelled = false, changed_at = excluded.changed_at
    where c.event <> excluded.event or c.phase <> excluded.phase or c.phase_pl is distinct from excluded.phase_pl or c.at <> excluded.at or c.cancelled`.execute(
    db,
  )
  await sql`update calendar_entry c set cancelled = true, sequence = sequence + 1, changed_at = now()
    where c.event_id = any(${eventIds}::int[]) and not c.cancelled and not exists (select from phase p
      where p.event_id = c.event_id and p.index = c.phase_index and ${hasKnownDates})`.execute(db)
}

/** For how long a calendar shows what is over. */
const shownDays = 60

/** Lists the entries of the public ones of these events, by time. */
export const listEntries = (db: Queryable, eventIds: readonly number[]) =>
  db
    .selectFrom('calendar_entry as c')
    .innerJoin('event as e', 'e.id', 'c.event_id')
    .where('c.event_id', '=', sql<number>`any(${eventIds}::int[])`)
    .where(isPlayed())
    .where('c.at', '>', sql<string>`now() - make_interval(days => ${shownDays})`)
    .select([
      'c.event_id as eventId',
      'c.phase_index as phaseIndex',
      'c.kind',
      'e.name as event',
      'c.phase',
      'c.phase_pl as phasePl',
    ])
    .select(['c.at', 'c.sequence', 'c.cancelled', 'c.changed_at as changedAt'])
    .orderBy('c.at')
    .orderBy('c.event_id')
    .orderBy('c.phase_index')
    .execute()

export type Entry = Awaited<ReturnType<typeof listEntries>>[number]
