import { isFailingTooLong, webhookDelayMs } from '@game/domain'
import { notify } from '../../game/notification/notify.ts'
import type { Db } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { type Flow, openFlow } from '../../ground/delivery/flow.ts'
import type { PostMessage } from '../../ground/outgoing/post-message.ts'
import { listUsers } from '../../people/league/state/member-queries.ts'
import {
  type Busy,
  type ClaimedMessage,
  claimMessage,
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
  /** Has messages sent at an instant. */
  wake(at: string): Promise<unknown>
  onError(error: Error): void
}

/** How many messages a process sends at once: to one host, of one maker, to receivers that failed last, and in all (rulebook 21.10). */
const atOnce = { host: 2, maker: 6, failing: 20, all: 60 }

/** Opens what sends the messages that are due; any number of processes may do so (rulebook 21.10). */
export const openWebhooks = (sender: WebhookSender): Flow =>
  openFlow<Due>({
    atOnce: atOnce.all,
    onError: sender.onError,
    async claim(underWay) {
      const now = await sender.clock()
      const message = await claimMessage(sender.db, now, busyBy(underWay.map(each => each.message)))
      return message && { message, now }
    },
    async deliver({ message, now }) {
      await deliver(sender, message, now)
      return true
    },
  })

/** A message, and when it was taken. */
type Due = { message: ClaimedMessage; now: string }

/** Receivers that get no further message while these are under way. A receiver that failed last gets one at a time. */
function busyBy(underWay: readonly ClaimedMessage[]): Busy {
  const failing = underWay.filter(({ failingSince }) => failingSince !== null)
  const taken = <Key>(keys: readonly Key[], limit: number): Key[] => {
    const counts = Map.groupBy(keys, key => key)
    return [...counts].flatMap(([key, { length }]) => (length < limit ? [] : [key]))
  }
  const hosts = underWay.map(({ host }) => host)
  return {
    hosts: [...taken(hosts, atOnce.host), ...failing.map(({ host }) => host)],
    makers: taken(
      underWay.map(({ accountId }) => accountId),
      atOnce.maker,
    ),
    failing: failing.length >= atOnce.failing,
  }
}

async function deliver(
  { db, post, origin, wake }: WebhookSender,
  message: ClaimedMessage,
  now: string,
): Promise<void> {
  const data = await namedData(db, message)
  const answered = await post(message.url, writeMessage({ ...message, data }, now, origin))
  const { status } = answered
  if (status !== null && status >= 200 && status < 300) {
    await finishMessage(db, message, answered, { outcome: 'delivered', now })
    if (message.failingSince !== null) await saveFailing(db, message.webhookId, null)
    return
  }
  const since = await saveFailing(db, message.webhookId, now)
  const delay = status === 410 ? undefined : webhookDelayMs(message.tries, Math.random())
  if (delay === undefined) await finishMessage(db, message, answered, { outcome: 'given_up', now })
  else {
    const at = new Date(Date.parse(now) + delay).toISOString()
    await postponeMessage(db, message, answered, at)
    await wake(at)
  }
  if (status === 410) await switchOffAndNotify(db, message, 'gone')
  else if (isFailingTooLong(since, now)) await switchOffAndNotify(db, message, 'failing')
}

/** The data of a message with the name of the new member, which is not stored with it: names change, and accounts are erased. */
async function namedData(db: Db, { kind, data }: ClaimedMessage): Promise<ClaimedMessage['data']> {
  if (kind !== 'league.joined') return data
  const userId = Number(data.userId)
  const user = (await listUsers(db, [userId])).get(userId)
  return user ? { ...data, username: user.username } : data
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
