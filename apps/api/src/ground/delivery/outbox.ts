import { type ReachChannel, retryDelayMs } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import type { Outcome } from '../db/schema/reach-tables.ts'
import { type Claimed, claimDelivery, finishDelivery, postponeDelivery } from './delivery-queries.ts'
import { type Flow, openFlow } from './flow.ts'

/**
 * How a service took a message: `sent`; `bounced`, it refused the recipient for good; `refused`, it refused this message for good; `later`, it
 * asked to try again; `down`, it does not answer at all, so that the run ends.
 */
export type Answer = { result: 'sent' | 'bounced' | 'refused' | 'later' | 'down'; reason?: string }

/** A message that is held back until then, by quiet hours or a limit. */
export type Held = { laterAt: string }

/** How a channel makes and sends its messages. */
export type Outbox<Message extends object> = {
  db: Queryable
  channel: ReachChannel
  /** How many are sent at once. */
  atOnce: number
  /** Makes a message from the state of this moment; undefined if it is no longer to be sent (rulebook 20.5). */
  compose(claimed: Claimed, now: string): Promise<Message | Held | undefined>
  /** Counts a message; returns whether it may still be sent in this minute. */
  takeTurnOfMinute?(): Promise<boolean>
  send(message: Message, claimed: Claimed): Promise<Answer>
  onError(error: Error): void
}

/**
 * Opens what sends what is due by a channel, one to each user at a time, until this minute's share is used up or the service fails; the rest
 * stays for the next run. Several processes may do so at once (rulebook 20.5, 20.6). `clock` answers the present instant.
 */
export function openOutbox<Message extends object>(
  outbox: Outbox<Message>,
  clock: () => Promise<string>,
): Flow {
  const { db, channel, atOnce, onError } = outbox
  return openFlow<Due>({
    atOnce,
    onError,
    async claim(underWay) {
      const now = await clock()
      const users = underWay.map(({ claimed }) => claimed.accountId)
      const claimed = await claimDelivery(db, { channel, users }, now)
      return claimed && { claimed, now }
    },
    async deliver({ claimed, now }) {
      const result = await deliver(outbox, claimed, now)
      return result !== 'down' && result !== 'held'
    },
  })
}

/** A delivery, and when it was taken. */
type Due = { claimed: Claimed; now: string }

/** `held`: this minute's share is used up; undefined: nothing was to be sent. */
async function deliver<Message extends object>(
  { db, compose, takeTurnOfMinute, send }: Outbox<Message>,
  claimed: Claimed,
  now: string,
): Promise<Answer['result'] | 'held' | undefined> {
  const finish = (outcome: Outcome) => finishDelivery(db, claimed, outcome, now)
  if (claimed.isExpired) return void (await finish('expired'))
  const message = await compose(claimed, now)
  if (!message) return void (await finish('dropped'))
  if ('laterAt' in message) return void (await postponeDelivery(db, claimed, message.laterAt, false))
  if (takeTurnOfMinute && !(await takeTurnOfMinute())) {
    await postponeDelivery(db, claimed, now, false)
    return 'held'
  }
  const { result } = await send(message, claimed)
  if (result === 'down' || result === 'later') {
    const delay = retryDelayMs(claimed.tries)
    await postponeDelivery(db, claimed, new Date(Date.parse(now) + delay).toISOString())
  } else await finish(result)
  return result
}
