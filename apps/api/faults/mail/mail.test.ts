import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'
import { expect, onTestFinished } from 'vitest'
import { insertDeliveries } from '../../src/ground/delivery/delivery-queries.ts'
import { openOutbox } from '../../src/ground/delivery/outbox.ts'
import type { LetterKind } from '../../src/ground/mail/letter.ts'
import { mailOutbox } from '../../src/ground/mail/mail-outbox.ts'
import { openTransport } from '../../src/ground/mail/transport.ts'
import { saveContact } from '../../src/people/account/contact/contact-queries.ts'
import { openTestApp } from '../../test/fixtures/test-app.ts'
import { testWith } from '../../test/servers/debian.ts'
import { exim, startMailProgram } from './mail-programs.ts'

const publicUrl = 'https://play.example.org'
const letters = {
  en: { subject: 'Night Cup: the lock has moved to 18:00 🏆', text: 'Phase “Group A” locks at 18:00.' },
  pl: {
    subject: 'Zażółć Puchar: zamknięcie przesunięte na 18:00',
    text: 'Faza „Grupa Ł” zamyka się o 18:00.',
  },
}
const lockMoved: LetterKind = {
  isAccountMail: false,
  mayDisturb: () => true,
  compose: async (_db, { recipient: { language } }) => ({
    subject: letters[language].subject,
    paragraphs: [letters[language].text],
  }),
}

/** A game with an English and a Polish user who are to get a mail each; `sendTo` sends what is due to a mail server. */
async function openGame() {
  const { app, db, signUp, close } = await openTestApp({ publicUrl })
  onTestFinished(close)
  const users = []
  for (const language of ['en', 'pl'] as const) {
    const user = await signUp(`reader_${language}`)
    await saveContact(db, user.id, { language, timeZone: 'Europe/Warsaw' })
    await db
      .updateTable('contact')
      .set({ confirmed_at: new Date().toISOString() })
      .where('account_id', '=', user.id)
      .execute()
    await db
      .updateTable('account')
      .set({ email: `${user.username}@example.org` as never })
      .where('id', '=', user.id)
      .execute()
    users.push(user)
  }
  await db.deleteFrom('delivery').execute()
  const now = new Date().toISOString()
  const mails = users.map(({ id: accountId }) => ({
    ...{ accountId, kind: 'lock_moved', key: 'x', facts: {}, urgent: false, validMs: 86_400_000 },
  }))
  await insertDeliveries(db, mails, now)
  const sendTo = async (smtpUrl: string, minutes = 0) => {
    const settings = { smtpUrl, from: 'Clutchdeck <game@example.org>', perMinute: 100, origin: publicUrl }
    const transport = openTransport(settings)
    const failures: string[] = []
    const onError = (error: Error) => failures.push(error.message)
    const sender = { db, settings, transport, kinds: { lock_moved: lockMoved }, onError }
    const later = new Date(Date.parse(now) + minutes * 60_000).toISOString()
    await openOutbox(mailOutbox(sender), async () => later).sendDue()
    transport.close()
    return failures
  }
  return { app, db, sendTo }
}

/** A mail as two parsers of others read it, which must agree. */
async function read(raw: Buffer) {
  const [one, other] = [await simpleParser(raw), await PostalMime.parse(raw)]
  const header = (key: string) => other.headers.find(each => each.key === key)?.value
  expect([one.subject, one.text?.trim()]).toEqual([other.subject, other.text?.trim()])
  return {
    to: other.to?.[0]?.address,
    subject: other.subject,
    text: other.text ?? '',
    html: other.html ?? '',
    from: other.from?.address,
    unsubscribe: header('list-unsubscribe')?.replaceAll(/[<>]/g, '') ?? '',
    oneClick: header('list-unsubscribe-post'),
  }
}

const installed = { postfix: '/usr/sbin/postfix', exim }
for (const name of ['postfix', 'exim'] as const)
  testWith(name === 'exim' ? 'exim4' : 'postfix', [installed[name], '/usr/bin/openssl'])(
    `${name} takes mail with and without its own certificate, two readers read it in both languages, and one click unsubscribes (rulebook 20.5, 20.7)`,
    async () => {
      const { app, db, sendTo } = await openGame()
      const plain = await startMailProgram(name, false)
      const secured = await startMailProgram(name, true)

      const failures = await sendTo(`smtp://127.0.0.1:${secured.port}`)
      expect(failures.join()).toMatch(/self-signed certificate/)
      expect(await sendTo(`smtp://127.0.0.1:${secured.port}?ignoreTLS=true`, 60)).toEqual([])
      const mails = await Promise.all((await secured.arrived(2)).map(read))
      for (const language of ['en', 'pl'] as const) {
        const { subject, text } = letters[language]
        const mail = mails.find(({ to }) => to === `reader_${language}@example.org`)
        expect(mail).toMatchObject({ subject, from: 'game@example.org' })
        expect(mail?.oneClick).toBe('List-Unsubscribe=One-Click')
        for (const part of [mail?.text, mail?.html]) expect(part).toContain(text)
      }

      await db
        .updateTable('delivery')
        .set({ done_at: null, outcome: null, try_at: new Date(0) })
        .execute()
      expect(await sendTo(`smtp://127.0.0.1:${plain.port}`, 120)).toEqual([])
      const again = await Promise.all((await plain.arrived(2)).map(read))
      expect(again.map(({ subject }) => subject).toSorted()).toEqual(
        mails.map(({ subject }) => subject).toSorted(),
      )

      const muted = async () =>
        (await db.selectFrom('contact').select('muted').orderBy('account_id').execute()).map(row => row.muted)
      expect((await muted()).flat()).toEqual([])
      for (const [place, origin] of [undefined, 'https://mail.example.com'].entries()) {
        const { pathname, search } = new URL(mails[place]?.unsubscribe ?? '')
        const type = { 'content-type': 'application/x-www-form-urlencoded' }
        const headers = { ...type, host: 'play.example.org', ...(origin && { origin }) }
        const click = {
          method: 'POST',
          url: pathname + search,
          headers,
          payload: 'List-Unsubscribe=One-Click',
        } as const
        expect((await app.inject(click)).statusCode).toBe(200)
      }
      expect((await muted()).flat()).toEqual(['mail:lock_moved', 'mail:lock_moved'])
    },
  )
