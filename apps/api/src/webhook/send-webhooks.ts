import { isFailingTooLong, webhookDelayMs } from '@game/domain'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { notify } from '../notification/notify.ts'
import type { PostMessage } from '../outgoing/post-message.ts'
import {
  type ClaimedMessage,
  claimMessage,
  findNextTry,
  finishMessage,
  postponeMessage,
  saveFailing,
} from './message-queries.ts'
import { findTargetName, switchOff } from './webhook-queries.ts'
import { writeMessage } from './write-message.ts'

export type WebhookSender = {
  db: Db
  post: PostMessage['post']
  /** The game's own address, for links; undefined if the operator has not set it. */
  origin: string | undefined
  /** The present instant, by the database's clock. */
  clock(): Promise<string>
}

/** How many messages a process sends at once, so that a receiver that hangs does not keep all others waiting. */
const atOnce = 10

/** Sends the messages that are due until none is; any number of processes may run it (rulebook 21.10). Returns when the next one is due. */
export async function sendWebhooks(sender: WebhookSender): Promise<string | undefined> {
  const sendNext = async (): Promise<boolean> => {
    const now = await sender.clock()
    const message = await claimMessage(sender.db, now)
    if (message) await deliver(sender, message, now)
    return message !== undefined
  }
  const runners = Array.from({ length: atOnce }, async () => {
    while (await sendNext());
  })
  await Promise.all(runners)
  return findNextTry(sender.db)
}

async function deliver(
  { db, post, origin }: WebhookSender,
  message: ClaimedMessage,
  now: string,
): Promise<void> {
  const answered = await post(message.url, writeMessage(message, now, origin))
  const { status } = answered
  if (status !== null && status >= 200 && status < 300) {
    await finishMessage(db, message, answered, { outcome: 'delivered', now })
    if (message.failingSince !== null) await saveFailing(db, message.webhookId, null)
    return
  }
  const since = await saveFailing(db, message.webhookId, now)
  const delay = status === 410 ? undefined : webhookDelayMs(message.tries, Math.random())
  if (delay === undefined) await finishMessage(db, message, answered, { outcome: 'given_up', now })
  else await postponeMessage(db, message, answered, new Date(Date.parse(now) + delay).toISOString())
  if (status === 410) await switchOffAndNotify(db, message, 'gone')
  else if (isFailingTooLong(since, now)) await switchOffAndNotify(db, message, 'failing')
}

/** Switches a webhook off and notifies the user who made it, once (rulebook 21.11). */
async function switchOffAndNotify(
  db: Db,
  message: ClaimedMessage,
  reason: 'gone' | 'failing',
): Promise<void> {
  const { webhookId, accountId, url, eventId, leagueId } = message
  await inTransaction(db, async trx => {
    const offAt = await switchOff(trx, webhookId, reason)
    if (offAt === undefined) return
    const name = await findTargetName(trx, { eventId, leagueId })
    const target: Record<string, number> = eventId === null ? { leagueId: leagueId ?? 0 } : { eventId }
    const facts = { ...target, name, host: new URL(url).host }
    await notify(trx, [
      { userId: accountId, kind: 'webhook_off', facts, naturalKey: `webhook_off:${webhookId}:${offAt}` },
    ])
  })
}
