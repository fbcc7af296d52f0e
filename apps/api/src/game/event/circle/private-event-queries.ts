import type { Host, OwnCards } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { iso, shownName } from '../../../ground/db/sql-expressions.ts'

export type PrivateEvent = {
  eventId: number
  name: string
  ownerId: number | null
  code: string
  entry: 'open' | 'letIn'
  prize: string
  automatic: boolean
  ownCards: OwnCards
  closeReason: string | null
  completed: boolean
}

const selectPrivateEvents = (db: Queryable) =>
  db
    .selectFrom('private_event as h')
    .innerJoin('event as e', 'e.id', 'h.event_id')
    .select([
      'e.id as eventId',
      'e.name',
      'h.owner_id as ownerId',
      'h.code',
      'h.entry',
      'h.prize',
      'h.automatic',
      'h.own_cards as ownCards',
      'h.close_reason as closeReason',
      'e.completed',
    ])

export const findPrivateEvent = (db: Queryable, eventId: number): Promise<PrivateEvent | undefined> =>
  selectPrivateEvents(db).where('e.id', '=', eventId).executeTakeFirst()

export const findEventByCode = (db: Queryable, code: string): Promise<PrivateEvent | undefined> =>
  selectPrivateEvents(db).where('h.code', '=', code).executeTakeFirst()

/** Finds a private event and lets changes of its circle run one after another. */
export const lockPrivateEvent = async (db: Queryable, eventId: number): Promise<PrivateEvent | undefined> => {
  await db
    .selectFrom('private_event')
    .where('event_id', '=', eventId)
    .select('event_id')
    .forUpdate()
    .execute()
  return findPrivateEvent(db, eventId)
}

/** Reads what decides whether a user may host one more event; `mail`: whether the game sends mail. Hosting of one user runs one after another. */
export const findHost = async (
  db: Queryable,
  { userId, mail }: { userId: number; mail: boolean },
): Promise<Host> => {
  await sql`select from account where id = ${userId} for update`.execute(db)
  const { rows } = await sql<Host>`select
      (select count(*)::int from private_event h join event e on e.id = h.event_id
        where h.owner_id = ${userId} and not e.completed) as open,
      (select count(*)::int from private_event h
        where h.owner_id = ${userId} and h.made_at > now() - interval '30 days') as month,
      extract(epoch from now() - a.created_at)::float / 3600 as "accountHours",
      not ${mail} or exists (select from contact c where c.account_id = a.id and c.confirmed_at is not null) as "isConfirmed"
    from account a where a.id = ${userId}`.execute(db)
  const [host] = rows
  if (!host) throw new Error(`no account ${userId}`)
  return host
}

/** Makes an event private; undefined if the code is taken. */
export const insertPrivateEvent = async (
  db: Queryable,
  {
    eventId,
    ownerId,
    code,
    entry,
    automatic = false,
  }: {
    eventId: number
    ownerId: number
    code: string
    entry: 'open' | 'letIn'
    automatic?: boolean | undefined
  },
): Promise<string | undefined> => {
  const row = await db
    .insertInto('private_event')
    .values({ event_id: eventId, owner_id: ownerId, code, entry, automatic })
    .onConflict(conflict => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return row?.code
}

/** Replaces the code; undefined if the new one is taken. */
export const replaceEventCode = async (
  db: Queryable,
  eventId: number,
  code: string,
): Promise<string | undefined> => {
  const row = await db
    .updateTable('private_event')
    .set({ code })
    .where('event_id', '=', eventId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('private_event as other').where('other.code', '=', code).select('other.event_id')),
      ),
    )
    .returning('code')
    .executeTakeFirst()
  return row?.code
}

export const updatePrivateEvent = (
  db: Queryable,
  eventId: number,
  columns: {
    prize?: string
    entry?: 'open' | 'letIn'
    automatic?: boolean
    own_cards?: OwnCards
    close_reason?: string | null
  },
) => db.updateTable('private_event').set(columns).where('event_id', '=', eventId).execute()

type Invite = { owner: string | null; open: string | null; lock: string | null; teams: string[] }

/** Reads what an invitation shows besides the event's name: its owner, dates, which an automatic evening does not know, and teams. */
export const findInvite = async (db: Queryable, eventId: number): Promise<Invite> => {
  const { rows } = await sql<Invite>`select
      (select ${shownName('a')} from private_event h join account a on a.id = h.owner_id where h.event_id = ${eventId}) as owner,
      ${iso(sql`min(p.open)`)} as open, ${iso(sql`max(p.lock)`)} as lock,
      array(select distinct t.name from phase_team x join team t on t.id = x.team_id where x.event_id = ${eventId} order by 1) as teams
    from phase p where p.event_id = ${eventId} and p.open < p.lock
      and not exists (select from private_event h where h.event_id = ${eventId} and h.automatic)`.execute(db)
  const [invite] = rows
  if (!invite) throw new Error('an aggregate answers one row')
  return invite
}

type OwnEvent = {
  id: number
  name: string
  completed: boolean
  role: 'owner' | 'organiser' | 'participant' | 'waiting'
  participants: number
}

/** Lists the private events in whose circle a user is, or waits to be, newest first. */
export const listPrivateEventsOf = async (db: Queryable, userId: number): Promise<OwnEvent[]> => {
  const { rows } = await sql<OwnEvent>`select e.id, e.name, e.completed,
      case when h.owner_id = q.user_id then 'owner' when q.state = 'waiting' then 'waiting'
        when exists (select from event_organiser o where o.event_id = e.id and o.user_id = q.user_id and o.accepted_at is not null)
        then 'organiser' else 'participant' end as role,
      (select count(*)::int from event_participant c where c.event_id = e.id and c.state = 'in') as participants
    from event_participant q join private_event h on h.event_id = q.event_id join event e on e.id = q.event_id
    where q.user_id = ${userId} and q.state in ('in', 'waiting') order by e.id desc`.execute(db)
  return rows
}

export const listOwnedEvents = async (db: Queryable, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('private_event')
    .where('owner_id', '=', userId)
    .select('event_id')
    .orderBy('event_id')
    .execute()
  return rows.map(row => row.event_id)
}

/** Gives a private event another owner, or none, from which its 30 days run. */
export const setOwner = (db: Queryable, eventId: number, ownerId: number | null) =>
  db
    .updateTable('private_event')
    .set({ owner_id: ownerId, orphaned_at: ownerId === null ? sql<string>`now()` : null })
    .where('event_id', '=', eventId)
    .execute()

/** Lists the private events that have had no owner for 30 days. */
export const listOrphanedEvents = async (db: Queryable): Promise<number[]> => {
  const rows = await db
    .selectFrom('private_event')
    .where('orphaned_at', '<', sql<string>`now() - interval '30 days'`)
    .select('event_id')
    .execute()
  return rows.map(row => row.event_id)
}
