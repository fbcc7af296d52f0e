import { steamCodeMinutes } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

type SteamId = { accountId: number; steamId: string; name: string }

/** Finds the SteamID that a user has, by Steam or by the chat; the name of one of Steam is the SteamID itself (rulebook 24.10). */
export const findSteamLink = (db: Queryable, userId: number) =>
  db
    .selectFrom('provider_link')
    .where('account_id', '=', userId)
    .where('provider', '=', 'steam')
    .select(['subject as steamId', 'name', 'signs_in as signsIn'])
    .executeTakeFirst()

/** Links a SteamID by the chat; false if it or the user has a link already. Waits for others who link either at the same time. */
export const insertSteamLink = async (db: Queryable, { accountId, steamId, name }: SteamId) => {
  const row = await db
    .insertInto('provider_link')
    .values({ account_id: accountId, provider: 'steam', subject: steamId, name, signs_in: false })
    .onConflict(conflict => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Unlinks the SteamID that a user has by the chat, and returns it; undefined if there is none. */
export const deleteSteamLink = (db: Queryable, userId: number) =>
  db
    .deleteFrom('provider_link')
    .where('account_id', '=', userId)
    .where('provider', '=', 'steam')
    .where('signs_in', '=', false)
    .returning(['subject as steamId', 'name'])
    .executeTakeFirst()

/**
 * Opens a code of a participant, in place of any other code of that user, and returns until when it is valid; undefined if somebody in the event has this
 * code.
 */
export const openSteamCode = async (
  db: Queryable,
  { eventId, userId, code }: { eventId: number; userId: number; code: string },
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: number; until: string }>`update event_participant q
    set steam_code = case when q.event_id = ${eventId} then ${code} end,
      steam_code_until = case when q.event_id = ${eventId} then now() + ${steamCodeMinutes} * interval '1 minute' end
    where q.user_id = ${userId} and (q.event_id = ${eventId} or q.steam_code is not null)
      and not exists (select from event_participant o where o.event_id = ${eventId} and o.steam_code = ${code})
    returning q.event_id as id, q.steam_code_until as until`.execute(db)
  return rows.find(({ id }) => id === eventId)?.until
}

/** Finds the code of a user that is open in an event. */
export const findOpenSteamCode = (db: Queryable, { eventId, userId }: { eventId: number; userId: number }) =>
  db
    .selectFrom('event_participant')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('steam_code_until', '>', sql<string>`now()`)
    .select(['steam_code as code', 'steam_code_until as until'])
    .executeTakeFirst()

/** Finds and locks who takes part in an event and had this code open at a moment. */
export const findByOpenSteamCode = (
  db: Queryable,
  { eventId, code, at }: { eventId: number; code: string; at: string },
) =>
  db
    .selectFrom('event_participant as q')
    .innerJoin('event as e', 'e.id', 'q.event_id')
    .where('q.event_id', '=', eventId)
    .where('q.steam_code', '=', code)
    .where('q.steam_code_until', '>=', at)
    .where('q.state', '=', 'in')
    .select(['q.user_id as userId', 'e.name as event'])
    .forUpdate('q')
    .executeTakeFirst()

/** Closes the code of a user. */
export const closeSteamCode = (db: Queryable, userId: number) =>
  db
    .updateTable('event_participant')
    .set({ steam_code: null, steam_code_until: null })
    .where('user_id', '=', userId)
    .where('steam_code', 'is not', null)
    .execute()
