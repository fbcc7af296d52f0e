import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { withoutName } from '../../../ground/db/sql-expressions.ts'

/** Lists accounts whose deletion was requested at least `days` ago, locked so that only one process erases each. */
export const listErasable = (db: Queryable, days: number) =>
  db
    .selectFrom('account')
    .where('erased_at', 'is', null)
    .where('deletion_requested_at', '<=', sql<string>`now() - make_interval(days => ${days})`)
    .select('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Clears all personal data; the row stays for the rankings in which it appears. */
export const eraseAccount = (db: Queryable, userId: number, name: string) =>
  db
    .updateTable('account')
    .set({
      username: name,
      name,
      email: null,
      password_hash: '',
      avatar: '',
      policy_accepted_at: null,
      history_hidden: false,
      erased_at: sql<string>`now()`,
    })
    .where('id', '=', userId)
    .execute()

/**
 * Deletes what refers to a user elsewhere: disputes, the events that they organise or take part in by invitation, reports, friendships, blocks, the shortlist, drafts, known devices, passkeys, linked accounts, contact, mails and pushes, the link to the calendar, webhooks, prize and note of leagues, and notifications to or about the user. An
 * answer that is being written locks its dispute, so its notification is inserted before the notifications are deleted.
 */
export const deleteTraces = async (db: Queryable, userId: number): Promise<void> => {
  await db.deleteFrom('dispute').where('user_id', '=', userId).execute()
  await db
    .deleteFrom('friendship')
    .where(eb => eb.or([eb('sender_id', '=', userId), eb('recipient_id', '=', userId)]))
    .execute()
  await db
    .deleteFrom('user_block')
    .where(eb => eb.or([eb('user_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute()
  await db.deleteFrom('event_organiser').where('user_id', '=', userId).execute()
  await db.deleteFrom('event_report').where('user_id', '=', userId).execute()
  // Who was removed from a private event stays out of its rankings.
  await sql`delete from event_participant where user_id = ${userId} and state = 'in'`.execute(db)
  await sql`update event_participant set state = 'left', steam_code = null, steam_code_until = null
    where user_id = ${userId}`.execute(db)
  await db
    .updateTable('league')
    .set({ prize: '', note: '', texts_by: null })
    .where('texts_by', '=', userId)
    .execute()
  await db.deleteFrom('security_event').where('account_id', '=', userId).execute()
  await db.deleteFrom('contact').where('account_id', '=', userId).execute()
  await db.deleteFrom('push_subscription').where('account_id', '=', userId).execute()
  await db.deleteFrom('calendar_link').where('account_id', '=', userId).execute()
  await db.deleteFrom('mail_link').where('account_id', '=', userId).execute()
  await db.deleteFrom('webhook').where('account_id', '=', userId).execute()
  await db.deleteFrom('delivery').where('account_id', '=', userId).execute()
  await db.deleteFrom('passkey').where('account_id', '=', userId).execute()
  await db.deleteFrom('passkey_challenge').where('account_id', '=', userId).execute()
  await db.deleteFrom('provider_link').where('account_id', '=', userId).execute()
  await db.deleteFrom('provider_visit').where('account_id', '=', userId).execute()
  await db.deleteFrom('known_device').where('account_id', '=', userId).execute()
  await db.deleteFrom('notification').where('user_id', '=', userId).execute()
  await db.deleteFrom('notification_mute').where('user_id', '=', userId).execute()
  await db.deleteFrom('shortlisted_player').where('user_id', '=', userId).execute()
  await db.deleteFrom('draft_deck').where('user_id', '=', userId).execute()
  await db.deleteFrom('event_notice_read').where('user_id', '=', userId).execute()
  await db
    .deleteFrom('notification')
    .where('kind', 'in', [
      'friend_invite',
      'friend_accepted',
      'league_joined',
      'league_asked',
      'event_asked',
      'talk_mentioned',
    ])
    .where(sql<number>`(facts ->> 'userId')::int`, '=', userId)
    .execute()
  await sql`update notification set facts = ${withoutName} where kind in ('fixture_result', 'league_ended')
    and (facts ->> 'userId')::int = ${userId}`.execute(db)
}
