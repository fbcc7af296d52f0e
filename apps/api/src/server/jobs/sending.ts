import type { Db } from '../../ground/db/db.ts'
import { openOutbox } from '../../ground/delivery/outbox.ts'
import type { Env } from '../../ground/env/env.ts'
import { mailOutbox } from '../../ground/mail/mail-outbox.ts'
import { openTransport } from '../../ground/mail/transport.ts'
import { pushOutbox } from '../../ground/push/push-outbox.ts'
import { watchServices } from '../../ground/push/service-health.ts'
import { readClock } from '../../ground/system/clock-queries.ts'
import { accountLetters } from '../../people/account/contact/account-letters.ts'
import { queueResets } from '../../people/account/contact/reset-queries.ts'
import { planReminders } from '../../reach/reminder/plan-reminders.ts'
import { pushKinds } from '../../reach/reminder/push-notes.ts'
import { reminderLetters } from '../../reach/reminder/reminder-letters.ts'

export type Sending = ReturnType<typeof openSending>

/** Opens what plans and sends mail and pushes, as far as they are on; `clock` answers the present instant. */
export function openSending(
  db: Db,
  { mail, push }: Partial<Pick<Env, 'mail' | 'push'>>,
  onError: (error: Error) => void,
  clock: () => Promise<string> = () => readClock(db),
) {
  const transport = mail && openTransport(mail)
  const kinds = { ...accountLetters, ...reminderLetters }
  const letters =
    mail && transport && openOutbox(mailOutbox({ db, settings: mail, transport, kinds, onError }), clock)
  const health = push && watchServices(push.allowInside)
  const pushes =
    push && health && openOutbox(pushOutbox({ db, settings: push, kinds: pushKinds, health, onError }), clock)
  return {
    /** Queues the reminders that are due. */
    plan: async () => {
      const now = await clock()
      if (letters) await planReminders(db, 'mail', now)
      if (pushes) await planReminders(db, 'push', now)
    },
    sendMail: async () => {
      if (!letters) return
      await queueResets(db)
      await letters.sendDue()
    },
    sendPushes: async () => pushes?.sendDue(),
    /** `off`, `ok`, or which push services refused the last push, and why. */
    pushes: () => (health ? (health.refusal() ?? 'ok') : 'off'),
    /** Ends what is under way. */
    close: async () => {
      const ended = [letters?.stop(), pushes?.stop()]
      transport?.close()
      await Promise.all(ended)
    },
  }
}
