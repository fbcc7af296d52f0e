import type { WebhookForm, WebhookKind } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** A message that this process sends now; `tries` counts this try. */
export type ClaimedMessage = {
  id: number
  messageId: string
  kind: WebhookKind | 'test'
  data: Record<string, string | number | null>
  madeAt: string
  tries: number
  webhookId: number
  accountId: number
  eventId: number | null
  leagueId: number | null
  url: string
  host: string
  form: WebhookForm
  /** The language of the mails of the webhook's maker. */
  language: 'en' | 'pl'
  /** The secrets to sign with, the present one first. */
  secrets: string[]
  failingSince: string | null
}

/** For how long a process that sends a message may take, in seconds; then another one tries. */
const leaseSeconds = 60

/** Receivers that get no message now: hosts, webhooks of makers, and, if `failing`, those that failed last. */
export type Busy = { hosts: readonly string[]; makers: readonly number[]; failing: boolean }
const nobody: Busy = { hosts: [], makers: [], failing: false }

/** Host and port of a webhook, which messages share their turns by. */
const host = sql`split_part(url, '/', 3)`

/** Takes the next message that is due of a webhook that is on and not busy, so that no other process sends it; undefined if there is none. */
export const claimMessage = async (
  db: Queryable,
  now: string,
  { hosts, makers, failing }: Busy = nobody,
): Promise<ClaimedMessage | undefined> => {
  const { rows } = await sql<ClaimedMessage>`
    update webhook_message m set tries = m.tries + 1, tried_at = ${now},
      try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    from webhook w
    where w.id = m.webhook_id and m.id = (select d.id from webhook_message d join webhook o on o.id = d.webhook_id
      where d.done_at is null and d.try_at <= ${now} and o.off_at is null
        and ${host} <> all(${hosts}::text[]) and o.account_id <> all(${makers}::int[])
        and (o.failing_since is null or not ${failing}::boolean)
      order by d.try_at, d.id limit 1 for update of d skip locked)
    returning m.id, m.message_id as "messageId", m.kind, m.data, m.made_at as "madeAt", m.tries, w.id as "webhookId",
      w.account_id as "accountId", w.event_id as "eventId", w.league_id as "leagueId", w.url, ${host} as host, w.form, w.failing_since as "failingSince",
      coalesce((select c.language from contact c where c.account_id = w.account_id), 'en') as language,
      case when w.old_secret_until > ${now} then array[w.secret, w.old_secret] else array[w.secret] end as secrets`.execute(
    db,
  )
  return rows[0]
}

/** What came of a try: the status of the answer, null if there was none, and its beginning, or why there was none. */
export type Answered = { status: number | null; answer: string }

/** Notes the end of a message. */
export const finishMessage = (
  db: Queryable,
  { id, tries }: ClaimedMessage,
  { status, answer }: Answered,
  { outcome, now }: { outcome: 'delivered' | 'given_up'; now: string },
) =>
  db
    .updateTable('webhook_message')
    .set({ status, answer, outcome, done_at: now })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()

/** Notes a failed try; the message is tried again at `tryAt`. */
export const postponeMessage = (
  db: Queryable,
  { id, tries }: ClaimedMessage,
  { status, answer }: Answered,
  tryAt: string,
) =>
  db
    .updateTable('webhook_message')
    .set({ status, answer, try_at: tryAt })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()

/** Notes since when a webhook fails, null when it works; returns the first failure. */
export const saveFailing = async (db: Queryable, webhookId: number, failsAt: string | null) => {
  const row = await db
    .updateTable('webhook')
    .set({
      failing_since: failsAt === null ? null : sql<string>`coalesce(failing_since, ${failsAt}::timestamptz)`,
    })
    .where('id', '=', webhookId)
    .returning('failing_since as since')
    .executeTakeFirst()
  return row?.since ?? null
}

/** How many messages of each webhook are kept, the newest. */
const keptMessages = 100

/** Deletes from the log what is older than the newest hundred of its webhook. What happened before the webhook stays known. */
export const deleteOldMessages = (db: Queryable) =>
  sql`delete from webhook_message where id in (select id from (
      select id, row_number() over (partition by webhook_id order by id desc) as place from webhook_message
      where outcome in ('delivered', 'given_up') and done_at < now() - interval '30 days') old
    where place > ${keptMessages})`.execute(db)
