import { endOfQuiet, isQuiet, product, retryDelayMs, startOfDay } from '@game/domain'
import type { SendMailOptions } from 'nodemailer'
import type { Queryable } from '../db/db.ts'
import type { Outcome } from '../db/schema/mail-tables.ts'
import type { MailSettings } from '../env.ts'
import { addCalls } from '../limit/call-count-queries.ts'
import {
  type Claimed,
  claimDelivery,
  findRecipient,
  finishDelivery,
  hasMailSince,
  postponeDelivery,
  type Recipient,
  saveBounce,
} from './delivery-queries.ts'
import { layOut } from './lay-out.ts'
import type { Letter, LetterKind } from './letter.ts'
import { frameTexts } from './texts/frame.ts'
import { type Answer, connections, type Transport } from './transport.ts'
import { unsubscribeUrl } from './unsubscribe-url.ts'

export type Sender = {
  db: Queryable
  settings: MailSettings
  transport: Transport
  /** Every kind of mail by its name. */
  kinds: Readonly<Record<string, LetterKind>>
  onError(error: Error): void
}

/**
 * Sends what is due, some at once, until nothing is, or this minute's share is used up, or the mail server fails; the rest stays for the next
 * run. Several processes may run it at once (rulebook 20.5, 20.6). `clock` answers the present instant.
 */
export async function sendDue(sender: Sender, clock: () => Promise<string>): Promise<void> {
  let isStopped = false
  const sendNext = async (): Promise<boolean> => {
    const now = await clock()
    const claimed = await claimDelivery(sender.db, now)
    if (!claimed) return false
    const result = await deliver(sender, claimed, now)
    return result !== 'down' && result !== 'held'
  }
  const runners = Array.from({ length: connections }, async () => {
    while (!isStopped && (await sendNext()));
    isStopped = true
  })
  await Promise.all(runners)
}

/** Counts a mail; returns whether all processes together may still send it in this minute. */
async function takeTurnOfMinute({ db, settings }: Sender): Promise<boolean> {
  const [counted] = await addCalls(db, [{ key: 'mail', calls: 1, seconds: 60 }])
  return (counted?.calls ?? 0) <= settings.perMinute
}

/** `held`: this minute's share is used up; undefined: nothing was to be sent. */
async function deliver(
  sender: Sender,
  claimed: Claimed,
  now: string,
): Promise<Answer['result'] | 'held' | undefined> {
  const { db, settings, transport } = sender
  const finish = (outcome: Outcome) => finishDelivery(db, claimed, outcome, now)
  if (claimed.isExpired) return void (await finish('expired'))
  const mail = await compose(sender, claimed, now)
  if (!mail) return void (await finish('dropped'))
  if ('laterAt' in mail) return void (await postponeDelivery(db, claimed, mail.laterAt, false))
  if (!(await takeTurnOfMinute(sender))) {
    await postponeDelivery(db, claimed, now, false)
    return 'held'
  }
  const { result, reason } = await transport.send(mail)
  if (result === 'sent' || result === 'bounced') await saveBounce(db, claimed.accountId, result === 'bounced')
  if (result === 'down' || result === 'later') {
    const delay = retryDelayMs(claimed.tries)
    await postponeDelivery(db, claimed, new Date(Date.parse(now) + delay).toISOString())
  } else await finish(result)
  if (result === 'down' || result === 'refused')
    sender.onError(new Error(`The mail server ${new URL(settings.smtpUrl).host}: ${reason}`))
  return result
}

/**
 * Makes the mail of a delivery from the state of this moment; undefined if it is no longer to be sent, or when to try again, if quiet hours or
 * the limit of the day hold it back (rulebook 20.5, 20.9, 20.10).
 */
async function compose(
  { db, settings, kinds }: Sender,
  claimed: Claimed,
  now: string,
): Promise<SendMailOptions | { laterAt: string } | undefined> {
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
    // The same at each attempt, so that mailboxes can drop a copy.
    messageId: `<${claimed.id}.${product.slug}@${new URL(origin).hostname}>`,
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
