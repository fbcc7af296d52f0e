import { accountLetters } from '../account/contact/account-letters.ts'
import type { Db } from '../db/db.ts'
import type { MailSettings } from '../env.ts'
import { sendDue } from '../mail/send-due.ts'
import { openTransport } from '../mail/transport.ts'
import { readClock } from '../system/clock-queries.ts'

export type Mailer = ReturnType<typeof openMailer>

/** Opens what sends every kind of mail. */
export function openMailer(db: Db, settings: MailSettings, onError: (error: Error) => void) {
  const transport = openTransport(settings)
  const sender = { db, settings, transport, kinds: accountLetters, onError }
  return {
    sendDue: () => sendDue(sender, () => readClock(db)),
    close: () => transport.close(),
  }
}
