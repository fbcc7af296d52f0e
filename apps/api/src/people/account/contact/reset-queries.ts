import { bounceLimit } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** How many links to a new password an account gets within 24 hours. */
const mostPerDay = 10

/** Stores that a new password was asked for; nothing in it depends on whether an account has the address. */
export const insertResetRequest = (db: Queryable, address: string) =>
  db.insertInto('reset_request').values({ address }).execute()

/**
 * Uses up the requests for new passwords: for each whose address is the confirmed one of an account, a link is to be sent, valid like the link
 * for 30 minutes; for one that is not confirmed the link to confirm it, which says that a new password can be asked for after that.
 */
export const queueResets = (db: Queryable) =>
  sql`with asked as (delete from reset_request returning id, address, asked_at)
    insert into delivery (account_id, channel, kind, natural_key, facts, urgent, try_at, until)
    select a.id, 'mail', k.kind, 'password_reset:' || asked.id, k.facts, true, asked.asked_at,
      asked.asked_at + interval '30 minutes'
    from asked join account a on lower(a.email) = lower(asked.address) join contact c on c.account_id = a.id
      cross join lateral (select
        case when c.confirmed_at is null then 'confirm_address' else 'password_reset' end as kind,
        case when c.confirmed_at is null then jsonb_build_object('address', a.email, 'asksReset', 1) else '{}' end as facts) k
    where a.erased_at is null and c.bounces < ${bounceLimit}
      and (select count(*) from delivery d where d.account_id = a.id and d.natural_key like 'password_reset:%'
        and (d.done_at is null or d.done_at > asked.asked_at - interval '24 hours')) < ${mostPerDay}`.execute(
    db,
  )
