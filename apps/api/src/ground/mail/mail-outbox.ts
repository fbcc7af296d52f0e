import { endOfQuiet, isQuiet, product, startOfDay } from '@game/domain'
import type { SendMailOptions } from 'nodemailer'
import type { Queryable } from '../db/db.ts'
import {
  type Claimed,
  findRecipient,
  hasMailSince,
  type Recipient,
  saveBounce,
} from '../delivery/delivery-queries.ts'
import type { Answer, Held, Outbox } from '../delivery/outbox.ts'
import type { MailSettings } from '../env/env.ts'
import { addCalls } from '../limit/call-count-queries.ts'
import { layOut } from './lay-out.ts'
import type { Letter, LetterKind } from './letter.ts'
import { frameTexts } from './texts/frame.ts'
import { connections, type Transport } from './transport.ts'
import { unsubscribeUrl } from './unsubscribe-url.ts'

export type Sender = {
  db: Queryable
  settings: MailSettings
  transport: Transport
  /** Every kind of mail by its name. */
  kinds: Readonly<Record<string, LetterKind>>
  onError(error: Error): void
}

/** Sends mail, five at a time, and no more in a minute than the settings allow (rulebook 20.5). */
export const mailOutbox = (sender: Sender): Outbox<SendMailOptions> => ({
  db: sender.db,
  channel: 'mail',
  atOnce: connections,
  onError: sender.onError,
  compose: (claimed, now) => compose(sender, claimed, now),
  takeTurnOfMinute: () => takeTurnOfMinute(sender),
  send: (mail, claimed) => send(sender, mail, claimed),
})

/** Counts a mail; returns whether all processes together may still send it in this minute. */
async function takeTurnOfMinute({ db, settings }: Sender): Promise<boolean> {
  const [counted] = await addCalls(db, [{ key: 'mail', calls: 1, seconds: 60 }])
  return (counted?.calls ?? 0) <= settings.perMinute
}

async function send(
  { db, transport, settings, onError }: Sender,
  mail: SendMailOptions,
  { accountId }: Claimed,
): Promise<Answer> {
  const answer = await transport.send(mail)
  const { result, reason } = answer
  if (result === 'sent' || result === 'bounced') await saveBounce(db, accountId, result === 'bounced')
  if (result === 'down' || result === 'refused')
    onError(new Error(`The mail server ${new URL(settings.smtpUrl).host}: ${reason}`))
  return answer
}

/**
 * Makes the mail of a delivery from the state of this moment; undefined if it is no longer to be sent, or when to try again, if quiet hours or
 * the limit of the day hold it back (rulebook 20.5, 20.9, 20.10).
 */
async function compose(
  { db, settings, kinds }: Sender,
  claimed: Claimed,
  now: string,
): Promise<SendMailOptions | Held | undefined> {
  const { kind, facts } = claimed
  const recipient = await findRecipient(db, claimed.accountId)
  const letterKind = kinds[kind]
  if (!recipient || !letterKind) return undefined
  const { isAccountMail } = letterKind
  const address = letterKind.addressOf?.(facts) ?? (recipient.isReachable ? recipient.address : null)
  if (!address || (recipient.isLeaving && !isAccountMail)) return undefined
  if (recipient.muted.includes(`mail:${kind}`)) return undefined
  const { origin } = settings
  const occasion = { recipient, facts, origin, now }
  const letter = await letterKind.compose(db, occasion)
  if (!letter) return undefined
  if (!isAccountMail && isQuiet(now, recipient.timeZone) && !letterKind.mayDisturb?.(occasion))
    return { laterAt: endOfQuiet(now, recipient.timeZone) }
  if (letterKind.whenLimited) {
    const limited = Object.keys(kinds).filter(name => kinds[name]?.whenLimited)
    const since = startOfDay(now, recipient.timeZone)
    if (await hasMailSince(db, claimed, { kinds: limited, since, now })) {
      const laterAt = letterKind.whenLimited(occasion)
      return laterAt === undefined ? undefined : { laterAt }
    }
  }
  const unsubscribe = isAccountMail ? undefined : unsubscribeUrl(origin, recipient.unsubscribeToken, kind)
  return {
    to: { name: '', address },
    subject: letter.subject,
    // The same at each attempt, so that mailboxes can drop a copy; another one if a restored or a second database has the number again.
    messageId: `<${claimed.id}.${Date.parse(claimed.until).toString(36)}.${product.slug}@${new URL(origin).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(unsubscribe && {
      list: { unsubscribe },
      headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    ...(await layOut(frame(letter, recipient, { origin, unsubscribe }))),
  }
}

function frame(
  letter: Letter,
  { language, name }: Recipient,
  { origin, unsubscribe }: { origin: string; unsubscribe: string | undefined },
) {
  const texts = frameTexts[language]
  const settings = { label: texts.settings, url: `${origin}/settings` }
  return {
    ...letter,
    language,
    name,
    reason: unsubscribe ? texts.reason : texts.accountReason,
    links: unsubscribe ? [{ label: texts.unsubscribe, url: unsubscribe }, settings] : [],
  }
}
