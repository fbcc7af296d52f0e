import type { WebhookForm, WebhookKind } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import type { OffReason } from '../../ground/db/schema/webhook-tables.ts'

/** The event or the league that a webhook is about. */
export type WebhookTarget = { eventId: number | null; leagueId: number | null }

type NewWebhook = WebhookTarget & {
  accountId: number
  url: string
  form: WebhookForm
  kinds: WebhookKind[]
  secret: string
}

/** Makes requests about one target take turns until their transactions end. */
export const lockWebhooksOf = (db: Queryable, { eventId, leagueId }: WebhookTarget) =>
  sql`select pg_advisory_xact_lock(hashtext(${eventId === null ? 'webhooks of a league' : 'webhooks of an event'}),
    ${eventId ?? leagueId}::int)`.execute(db)

const ofTarget = (db: Queryable, { eventId, leagueId }: WebhookTarget) =>
  db
    .selectFrom('webhook')
    .$if(eventId !== null, query => query.where('event_id', '=', eventId))
    .$if(eventId === null, query => query.where('league_id', '=', leagueId))

export const countWebhooks = async (db: Queryable, target: WebhookTarget): Promise<number> => {
  const { count } = await ofTarget(db, target)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the webhooks of an event or a league, the oldest first, without their secrets. */
export const listWebhooks = (db: Queryable, target: WebhookTarget) =>
  ofTarget(db, target)
    .select([
      'id',
      'account_id as accountId',
      'url',
      'form',
      'kinds',
      'created_at as createdAt',
      'failing_since as failingSince',
    ])
    .select(['off_at as offAt', 'off_reason as offReason', 'old_secret_until as oldSecretUntil'])
    .orderBy('id')
    .execute()

export const findWebhook = (db: Queryable, id: number) =>
  db
    .selectFrom('webhook')
    .where('id', '=', id)
    .select(['id', 'event_id as eventId', 'league_id as leagueId', 'url', 'form', 'kinds'])
    .executeTakeFirst()

export const insertWebhook = async (
  db: Queryable,
  { accountId, eventId, leagueId, ...webhook }: NewWebhook,
): Promise<number> => {
  const { id } = await db
    .insertInto('webhook')
    .values({ ...webhook, account_id: accountId, event_id: eventId, league_id: leagueId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What of a webhook changes; `on` also forgets its failures. */
export type WebhookChange = {
  url?: string | undefined
  kinds?: WebhookKind[] | undefined
  on?: boolean | undefined
}

export const updateWebhook = (db: Queryable, id: number, { url, kinds, on }: WebhookChange) =>
  db
    .updateTable('webhook')
    .set({
      ...(url !== undefined && { url }),
      ...(kinds && { kinds }),
      ...(on === true && { off_at: null, off_reason: null, failing_since: null }),
      ...(on === false && { off_at: sql<string>`now()`, off_reason: 'user' as const }),
    })
    .where('id', '=', id)
    .execute()

/** For how long messages are signed with the secret before, too. */
const renewal = sql<string>`now() + interval '24 hours'`

export const renewSecret = (db: Queryable, id: number, secret: string) =>
  db
    .updateTable('webhook')
    .set(({ ref }) => ({ old_secret: ref('secret'), old_secret_until: renewal, secret }))
    .where('id', '=', id)
    .execute()

export const deleteWebhook = (db: Queryable, id: number) =>
  db.deleteFrom('webhook').where('id', '=', id).execute()

/** Switches a webhook off; undefined if it was off. */
export const switchOff = async (
  db: Queryable,
  id: number,
  reason: OffReason,
): Promise<string | undefined> => {
  const row = await db
    .updateTable('webhook')
    .set({ off_at: sql<string>`statement_timestamp()`, off_reason: reason })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .returning('off_at as offAt')
    .executeTakeFirst()
  return row?.offAt ?? undefined
}

/** The name of the event or the league. */
export const findTargetName = async (
  db: Queryable,
  { eventId, leagueId }: WebhookTarget,
): Promise<string> => {
  const found =
    eventId === null
      ? await db.selectFrom('league').where('id', '=', leagueId).select('name').executeTakeFirst()
      : await db.selectFrom('event').where('id', '=', eventId).select('name').executeTakeFirst()
  return found?.name ?? ''
}

/** Lists the newest messages of a webhook, a hundred at most. */
export const listWebhookMessages = (db: Queryable, webhookId: number) =>
  db
    .selectFrom('webhook_message')
    .where('webhook_id', '=', webhookId)
    .where(eb => eb.or([eb('outcome', 'is', null), eb('outcome', '<>', 'before')]))
    .select([
      'id',
      'message_id as messageId',
      'kind',
      'made_at as madeAt',
      'tries',
      'tried_at as triedAt',
      'status',
      'answer',
      'outcome',
    ])
    .select(sql<string | null>`case when done_at is null then try_at end`.as('tryAt'))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** Has a message sent again at once, with the same id; returns false if the webhook has no such message. */
export const resendMessage = async (db: Queryable, webhookId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('webhook_message')
    .set({ done_at: null, outcome: null, tries: 0, try_at: sql<string>`statement_timestamp()` })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where(eb => eb.or([eb('outcome', 'is', null), eb('outcome', '<>', 'before')]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const insertTestMessage = (db: Queryable, webhookId: number, messageId: string) =>
  db
    .insertInto('webhook_message')
    .values({
      webhook_id: webhookId,
      message_id: messageId,
      kind: 'test',
      natural_key: messageId,
      data: '{}',
      made_at: sql<string>`now()`,
      try_at: sql<string>`now()`,
    })
    .execute()
