import { randomUUID } from 'node:crypto'
import { retryForMs } from '@game/domain'
import { requestSending } from '../db/channels.ts'
import type { Queryable } from '../db/db.ts'
import { insertDeliveries } from '../delivery/delivery-queries.ts'
import type { Env } from '../env.ts'
import { readClock } from '../system/clock-queries.ts'

type Mailed = { db: Queryable; env: Pick<Env, 'mail'> }

/** Has a mail about an account sent when the transaction commits; does nothing if mail is off. */
export async function queueAccountMail(
  { db, env }: Mailed,
  mail: { accountId: number; kind: string; facts?: Record<string, string | number> },
): Promise<void> {
  if (!env.mail) return
  const delivery = { ...mail, key: randomUUID(), urgent: true, validMs: retryForMs }
  await insertDeliveries(db, [delivery], await readClock(db))
  await requestSending(db)
}
