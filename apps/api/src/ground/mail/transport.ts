import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Answer } from '../delivery/outbox.ts'
import type { MailSettings } from '../env/env.ts'

export type Transport = { send(mail: SendMailOptions): Promise<Answer>; close(): void }

/** How many connections to the mail server are open at once, and so how many mails are sent at once. */
export const connections = 5

/** In milliseconds, for each step of a mail, so that all steps together are shorter than the lease of a delivery. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Opens the pool of connections; the first one connects with the first mail. */
export function openTransport({ smtpUrl, from }: MailSettings): Transport {
  // Deliveries are tried again from the database, where all processes see it; the pool itself tries nothing twice.
  const pool = { pool: true as const, maxConnections: connections, maxRequeues: 0 }
  const mailer = createTransport({ url: smtpUrl, ...pool, ...patience }, { from })
  return {
    send: mail =>
      mailer.sendMail(mail).then(
        () => ({ result: 'sent' as const }),
        (error: unknown) => readFailure(error),
      ),
    close: () => mailer.close(),
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

function readFailure(error: unknown): Answer {
  const { code, command, responseCode = 0, message } = error as SmtpError
  const isFinal = responseCode >= 500
  if (command === 'RCPT TO') return { result: isFinal ? 'bounced' : 'later', reason: message }
  if (command === 'API') return { result: 'refused', reason: message }
  if (code === 'EMESSAGE') return { result: isFinal ? 'refused' : 'later', reason: message }
  return { result: 'down', reason: message }
}
