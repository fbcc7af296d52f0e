import { randomUUID } from 'node:crypto'
import { retryForMs } from '@game/domain'
import { requestSending } from '../db/channels.ts'
import type { Queryable } from '../db/db.ts'
import { insertDeliveries } from '../delivery/delivery-queries.ts'
import type { Env } from '../env/env.ts'
import { readClock } from '../system/clock-queries.ts'

type Mailed = { db: Queryable; env: Pick<Env, 'mail'> }

/** Has a mail about an account sent when the transaction commits, with the time as the fact `at`; does nothing if mail is off. */
export async function queueAccountMail(
  { db, env }: Mailed,
  mail: { accountId: number; kind: string; facts?: Record<string, string | number> },
): Promise<void> {
  if (!env.mail) return
  const now = await readClock(db)
  const facts = { ...mail.facts, at: now }
  const delivery = { ...mail, facts, key: randomUUID(), urgent: true, validMs: retryForMs }
  await insertDeliveries(db, [delivery], now)
  await requestSending(db)
}
