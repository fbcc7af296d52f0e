import type { NotificationKind } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { heardNotificationsOf } from '../../../ground/db/sql-expressions.ts'

/** What is muted: one of these. */
export type Muted = { kind?: NotificationKind; leagueId?: number; clanId?: number; eventId?: number }

export type Heard = { kind: NotificationKind; facts: Record<string, string | number>; readAt: string | null }

/** Finds one of a user's notifications that is not muted. */
export const findHeard = async (db: Queryable, userId: number, id: number): Promise<Heard | undefined> => {
  const { rows } = await sql<Heard>`select kind, facts, read_at as "readAt"
    from (${heardNotificationsOf(userId)}) own where id = ${id}`.execute(db)
  return rows[0]
}

/** Whether a league, clan or event that is to be muted is still there; a kind always is. */
export const canBeMuted = async (db: Queryable, { leagueId, clanId, eventId }: Muted): Promise<boolean> => {
  const isThere = (table: 'league' | 'clan' | 'event', id: number | undefined) =>
    id === undefined ? sql`true` : sql`exists (select from ${sql.table(table)} where id = ${id})`
  const { rows } = await sql<{
    all: boolean
  }>`select ${isThere('league', leagueId)} and ${isThere('clan', clanId)}
    and ${isThere('event', eventId)} as all`.execute(db)
  return rows[0]?.all ?? false
}

/** Mutes a kind, league, clan or event for a user, once; `name` is that of the last three. */
export const insertMute = (
  db: Queryable,
  userId: number,
  { kind, leagueId, clanId, eventId }: Muted,
  name: string,
) =>
  db
    .insertInto('notification_mute')
    .values({
      user_id: userId,
      kind: kind ?? null,
      league_id: leagueId ?? null,
      clan_id: clanId ?? null,
      event_id: eventId ?? null,
      name,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteMute = (db: Queryable, userId: number, id: number) =>
  db.deleteFrom('notification_mute').where('user_id', '=', userId).where('id', '=', id).execute()

const isOf = ({ leagueId, clanId }: Muted) =>
  sql<boolean>`(league_id = ${leagueId ?? null}::int or clan_id = ${clanId ?? null}::int)`

/** Ends a user's mute of a league or clan. */
export const deleteMuteOf = (db: Queryable, userId: number, muted: Muted) =>
  db.deleteFrom('notification_mute').where('user_id', '=', userId).where(isOf(muted)).execute()

/** Whether a user has muted a league or clan. */
export const hasMuted = async (db: Queryable, userId: number, muted: Muted): Promise<boolean> => {
  const found = await db
    .selectFrom('notification_mute')
    .where('user_id', '=', userId)
    .where(isOf(muted))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Lists what a user has muted, the newest first. */
export const listMutes = (db: Queryable, userId: number) =>
  db
    .selectFrom('notification_mute')
    .where('user_id', '=', userId)
    .select(['id', 'kind', 'league_id as leagueId', 'clan_id as clanId', 'event_id as eventId', 'name'])
    .orderBy('id', 'desc')
    .execute()

/** Returns whether a user has muted a kind of notification, or an event. */
export async function readMutes(
  db: Queryable,
  userId: number,
): Promise<(kind: NotificationKind, eventId: number) => boolean> {
  const mutes = await listMutes(db, userId)
  return (kind, eventId) => mutes.some(mute => mute.kind === kind || mute.eventId === eventId)
}
