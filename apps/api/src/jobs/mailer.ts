import { accountLetters } from '../account/contact/account-letters.ts'
import type { Db } from '../db/db.ts'
import type { MailSettings } from '../env.ts'
import { sendDue } from '../mail/send-due.ts'
import { openTransport } from '../mail/transport.ts'
import { planReminders } from '../reminder/plan-reminders.ts'
import { reminderLetters } from '../reminder/reminder-letters.ts'
import { readClock } from '../system/clock-queries.ts'

export type Mailer = ReturnType<typeof openMailer>

/** Opens what queues and sends every kind of mail; `clock` answers the present instant. */
export function openMailer(
  db: Db,
  settings: MailSettings,
  onError: (error: Error) => void,
  clock: () => Promise<string> = () => readClock(db),
) {
  const transport = openTransport(settings)
  const kinds = { ...accountLetters, ...reminderLetters }
  const sender = { db, settings, transport, kinds, onError }
  return {
    /** Queues the reminders that are due. */
    plan: async () => planReminders(db, await clock()),
    /** Sends what is due. */
    sendDue: () => sendDue(sender, clock),
    close: () => transport.close(),
  }
}
