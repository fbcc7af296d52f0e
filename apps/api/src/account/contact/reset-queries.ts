import { bounceLimit } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Stores that a link to a new password is to be sent to an address, if it is the confirmed one of an account; valid like the link, for 30 minutes. */
export const insertResetDelivery = (
  db: Queryable,
  { email, key, now }: { email: string; key: string; now: string },
) =>
  sql`insert into delivery (account_id, channel, kind, natural_key, urgent, try_at, until)
    select a.id, 'mail', 'password_reset', 'password_reset:' || ${key}, true, ${now}::timestamptz,
      ${now}::timestamptz + interval '30 minutes'
    from account a join contact c on c.account_id = a.id
    where lower(a.email) = lower(${email}) and a.erased_at is null and c.confirmed_at is not null
      and c.bounces < ${bounceLimit}`.execute(db)
