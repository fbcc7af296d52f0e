import { describe, expect } from 'vitest'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { openMailServer, type ReceivedMail } from '../../../../test/servers/mail-server.ts'
import { openSending } from '../../../server/jobs/sending.ts'

const perFile = { scope: 'file' } as const
const zone = { language: 'en', timeZone: 'Europe/Warsaw' }

/** With an app that sends mail to a server of this file; `mailsTo` sends what is due and answers what an address got since the last time. */
const it = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('server', perFile, async ({}, { onCleanup }) => {
    const server = await openMailServer()
    onCleanup(server.stop)
    return server
  })
  .extend('settings', perFile, ({ server }) => ({ mail: server.settings() }))
  .extend('mailsTo', perFile, ({ testApp, server }, { onCleanup }) => {
    const mailer = openSending(testApp.database.db, { mail: server.settings() }, error => {
      throw error
    })
    onCleanup(() => mailer.close())
    return async (address: string) => {
      await mailer.sendMail()
      const mails = server.received.filter(({ to }) => to === address)
      server.received.splice(0, server.received.length, ...server.received.filter(({ to }) => to !== address))
      return mails
    }
  })
  .extend('newConfirmed', perFile, ({ signUp, visitor, mailsTo }) => async (username: string) => {
    const user = await signUp(username)
    const [mail] = await mailsTo(addressOf(user))
    await visitor.call('/api/contact/confirm-email', { token: tokenIn(mail) })
    return user
  })

const addressOf = ({ username }: TestUser) => `${username}@example.org`
const tokenIn = (mail: ReceivedMail | undefined): string => /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
const subjectsOf = (mails: ReceivedMail[]) => mails.map(({ headers }) => headers.subject)
type Refused = { rule?: string }
const statusOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  return [status, (body as Refused).rule]
}

describe('confirming an address', () => {
  it('sign-up sends a link by which a reader of that mailbox confirms it, once (rulebook 20.4)', async ({
    signUp,
    visitor,
    mailsTo,
  }) => {
    const user = await signUp('confirm_ela')
    const contact = () => user.call('/api/contact/get-contact')
    expect((await contact()).body).toMatchObject({ on: true, confirmed: false, pendingEmail: null })
    const [mail, ...more] = await mailsTo(addressOf(user))
    expect(more).toEqual([])
    expect(mail?.headers).toMatchObject({
      subject: 'Confirm your email address for Clutchdeck',
      to: 'confirm_ela@example.org',
      from: 'Clutchdeck <game@example.org>',
      'auto-submitted': 'auto-generated',
    })
    expect(mail?.headers['list-unsubscribe'], 'account mail').toBeUndefined()
    expect(mail?.text).toContain('https://play.example.org/confirm-email#')
    const token = tokenIn(mail)
    const confirm = () => statusOf(visitor.call('/api/contact/confirm-email', { token }))
    expect(await confirm()).toEqual([200, undefined])
    expect((await contact()).body).toMatchObject({ confirmed: true })
    expect(await confirm()).toEqual([409, 'LINK_USED'])
  })

  it('an unconfirmed address gets nothing but the link to confirm it (rulebook 20.2, 20.3)', async ({
    testApp,
    signUp,
    visitor,
    mailsTo,
  }) => {
    const user = await signUp('unread_ula')
    await mailsTo(addressOf(user))
    await visitor.call('/api/contact/send-reset', { email: addressOf(user) })
    await visitor.call('/api/auth/login-query', { username: user.username, password: goodPassword })
    await user.call('/api/auth/change-password', { password: goodPassword, newPassword: 'Another!Pass2' })
    await user.call('/api/auth/delete-account', { name: user.username, password: 'Another!Pass2' })
    expect(subjectsOf(await mailsTo(addressOf(user)))).toEqual(['Confirm your address to get a new password'])
    const waiting = testApp.db.selectFrom('delivery').where('done_at', 'is', null).select('kind')
    expect(await waiting.execute(), 'nothing piles up').toEqual([])
  })

  it('a new address needs the password and its own link; the old one gets a mail (rulebook 20.4)', async ({
    newConfirmed,
    visitor,
    mailsTo,
    db,
  }) => {
    const user = await newConfirmed('moving_maja')
    const change = (email: string, password = goodPassword) =>
      statusOf(user.call('/api/contact/change-email', { email, password, ...zone }))
    expect(await change('new@example.org', 'Wrong!Pass1')).toEqual([403, 'PASSWORD_WRONG'])
    expect(await change('first@example.org')).toEqual([200, undefined])
    const [first] = await mailsTo('first@example.org')
    expect(await change('new@example.org')).toEqual([200, undefined])
    const [mail] = await mailsTo('new@example.org')
    const warnings = await mailsTo(addressOf(user))
    expect(subjectsOf(warnings)).toEqual(Array(2).fill('A new email address for your account'))
    const confirm = (from: ReceivedMail | undefined) =>
      statusOf(visitor.call('/api/contact/confirm-email', { token: tokenIn(from) }))
    expect(await confirm(first), 'replaced by a later wish').toEqual([409, 'LINK_USED'])
    const email = () => user.call('/api/contact/get-contact').then(({ body }) => body)
    expect(await email()).toMatchObject({ email: addressOf(user), pendingEmail: 'new@example.org' })
    expect(await confirm(mail)).toEqual([200, undefined])
    expect(await email()).toMatchObject({ email: 'new@example.org', pendingEmail: null, confirmed: true })
    const events = db.selectFrom('security_event').where('account_id', '=', user.id).select('kind')
    expect(await events.execute()).toContainEqual({ kind: 'email_changed' })
  })

  it('whether another account has a new address shows in the mail to it alone (rulebook 20.4)', async ({
    newConfirmed,
    mailsTo,
  }) => {
    const [asker, holder] = [await newConfirmed('curious_ciara'), await newConfirmed('holder_hugo')]
    const change = async (email: string) => {
      const answer = await asker.call('/api/contact/change-email', { email, password: goodPassword, ...zone })
      const { body } = await asker.call<{ pendingEmail: string }>('/api/contact/get-contact')
      return { ...answer, response: undefined, pendingEmail: body.pendingEmail === email }
    }
    const unknown = await change('nobody_has_it@example.org')
    expect(await change(addressOf(holder))).toEqual(unknown)
    const [mail, ...more] = await mailsTo(addressOf(holder))
    expect(mail?.headers.subject).toBe('You already have an account at Clutchdeck')
    expect([tokenIn(mail), more]).toEqual(['', []])
  })
})

describe('a forgotten password', () => {
  const reset = (visitor: Pick<TestUser, 'call'>, token: string, newPassword = 'Fresh!Pass7') =>
    statusOf(visitor.call('/api/contact/reset-password', { token, newPassword }))

  it('a link sets a new one, once; all sessions end and the owner gets a mail (rulebook 20.3)', async ({
    newConfirmed,
    visitor,
    mailsTo,
  }) => {
    const user = await newConfirmed('forgetful_ola')
    expect(
      (await visitor.call('/api/contact/send-reset', { email: ' FORGETFUL_ola@example.org' })).body,
    ).toEqual({
      success: true,
    })
    const [mail] = await mailsTo(addressOf(user))
    expect(mail?.text).toContain('https://play.example.org/reset-password#')
    const token = tokenIn(mail)
    expect(mail?.text, 'for programs that cut the link').toContain(`enter this code there: ${token}`)
    expect(await reset(visitor, token, 'weak')).toEqual([400, 'PASSWORD_LENGTH'])
    // A scanner that opens the page of the link changes nothing: only the form does.
    await visitor.call('/reset-password')
    expect(await reset(visitor, token)).toEqual([200, undefined])
    expect(await reset(visitor, token)).toEqual([409, 'LINK_USED'])
    expect((await user.call('/api/auth/get-user', {})).status, 'the session has ended').toBe(204)
    expect(subjectsOf(await mailsTo(addressOf(user)))).toEqual(['Your password was changed'])
    const logIn = (password: string) =>
      visitor.call('/api/auth/login-query', { username: user.username, password })
    expect((await logIn(goodPassword)).status).toBe(401)
    expect((await logIn('Fresh!Pass7')).status).toBe(200)
    expect(subjectsOf(await mailsTo(addressOf(user)))).toEqual(['New device signed in'])
  })

  it('of two uses at once one succeeds; guessed, foreign and outdated links are refused (rulebook 20.3)', async ({
    newConfirmed,
    visitor,
    mailsTo,
    db,
  }) => {
    const user = await newConfirmed('racing_rafa')
    await visitor.call('/api/contact/send-reset', { email: addressOf(user) })
    await visitor.call('/api/contact/send-reset', { email: addressOf(user) })
    const [first, second] = await mailsTo(addressOf(user))
    const both = await Promise.all([reset(visitor, tokenIn(first)), reset(visitor, tokenIn(first))])
    expect(both.toSorted()).toEqual([
      [200, undefined],
      [409, 'LINK_USED'],
    ])
    expect(await reset(visitor, tokenIn(second)), 'the other link of the account').toEqual([409, 'LINK_USED'])
    expect(await reset(visitor, 'a'.repeat(43))).toEqual([409, 'LINK_USED'])
    await mailsTo(addressOf(user))
    await visitor.call('/api/contact/send-reset', { email: addressOf(user) })
    const [late] = await mailsTo(addressOf(user))
    expect(await statusOf(visitor.call('/api/contact/confirm-email', { token: tokenIn(late) }))).toEqual([
      409,
      'LINK_USED',
    ])
    await db
      .updateTable('mail_link')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', user.id)
      .execute()
    expect(await reset(visitor, tokenIn(late))).toEqual([409, 'LINK_USED'])
  })

  it('for an address that is not confirmed the mail says to confirm it first, and the link does that (rulebook 20.3)', async ({
    signUp,
    newConfirmed,
    visitor,
    mailsTo,
  }) => {
    const [user, confirmed] = [await signUp('hasty_hana'), await newConfirmed('steady_stan')]
    await mailsTo(addressOf(user))
    const ask = (of: TestUser) => visitor.call('/api/contact/send-reset', { email: addressOf(of) })
    expect((await ask(user)).body, 'the answer is the same').toEqual((await ask(confirmed)).body)
    const [mail, ...more] = await mailsTo(addressOf(user))
    expect([mail?.headers.subject, more]).toEqual(['Confirm your address to get a new password', []])
    expect(mail?.text).toContain('https://play.example.org/forgot-password')
    expect(await reset(visitor, tokenIn(mail)), 'it sets no password').toEqual([409, 'LINK_USED'])
    expect(await statusOf(visitor.call('/api/contact/confirm-email', { token: tokenIn(mail) }))).toEqual([
      200,
      undefined,
    ])
    await ask(user)
    expect(subjectsOf(await mailsTo(addressOf(user)))).toEqual(['Choose a new password'])
  })

  it('the answer does not show whether an address is known, and its limits neither (rulebook 20.3)', async ({
    newConfirmed,
    testApp,
    server,
    mailsTo,
  }) => {
    const user = await newConfirmed('hidden_hela')
    const limited = await openTestApp({ mail: server.settings(), rateLimits: true }, testApp)
    const ask = async (email: string) => {
      const { status, body, response } = await limited.visitor.call('/api/contact/send-reset', { email })
      return { status, body, type: response.headers['content-type'] }
    }
    for (let n = 0; n < 5; n++) expect(await ask(addressOf(user))).toEqual(await ask('nobody@example.org'))
    const asked = () => testApp.db.selectFrom('reset_request').select('address').execute()
    const known = (await asked()).filter(({ address }) => address === addressOf(user))
    expect(await asked(), 'the same is stored for both').toHaveLength(known.length * 2)
    expect(await mailsTo(addressOf(user)), 'three at most').toHaveLength(3)
    expect(await asked()).toEqual([])
    for (let n = 0; n < 10; n++) await ask(`guess_${n}@example.org`)
    expect(await ask(addressOf(user))).toMatchObject({ status: 429, body: { rule: 'TOO_MANY_ATTEMPTS' } })
    await limited.close()
  })
})

it('an address gets ten links to a new password a day, however slowly they are asked for (rulebook 20.3)', async ({
  newConfirmed,
  visitor,
  mailsTo,
}) => {
  const user = await newConfirmed('pestered_pia')
  const got: number[] = []
  for (let n = 0; n < 12; n++) {
    await visitor.call('/api/contact/send-reset', { email: addressOf(user) })
    got.push((await mailsTo(addressOf(user))).length)
  }
  expect(got).toEqual([...Array.from({ length: 10 }, () => 1), 0, 0])
})

describe('what else an account gets a mail about', () => {
  it('a changed password, a deletion that was asked for, in the language of the user (rulebook 20.3)', async ({
    newConfirmed,
    mailsTo,
  }) => {
    const user = await newConfirmed('polska_pola')
    await user.call('/api/contact/send-confirmation', { language: 'pl', timeZone: 'Europe/Warsaw' })
    expect(await mailsTo(addressOf(user)), 'already confirmed').toEqual([])
    await user.call('/api/auth/change-password', { password: goodPassword, newPassword: 'Another!Pass2' })
    await user.call('/api/auth/delete-account', { name: user.username, password: 'Another!Pass2' })
    const mails = await mailsTo(addressOf(user))
    expect(subjectsOf(mails).toSorted()).toEqual([
      'Twoje hasło zostało zmienione',
      'Twoje konto zostanie usunięte',
    ])
    expect(mails[0]?.text).toContain('Cześć polska_pola,')
  })

  it('a deletion that was taken back before its mail was sent is not announced', async ({
    newConfirmed,
    visitor,
    mailsTo,
  }) => {
    const user = await newConfirmed('back_again_bea')
    await user.call('/api/auth/delete-account', { name: user.username, password: goodPassword })
    const device = user.cookie.split('; ').find(each => each.startsWith('device='))
    await visitor.call(
      '/api/auth/login-query',
      { username: user.username, password: goodPassword },
      { headers: { cookie: device } },
    )
    expect(await mailsTo(addressOf(user))).toEqual([])
  })

  it('a display name cannot add headers to a mail', async ({ newConfirmed, mailsTo, db }) => {
    const user = await newConfirmed('sly_sara')
    await db
      .updateTable('account')
      .set({ name: 'Sara\r\nBcc: victim@example.org\r\n\r\n<b>hi</b>' })
      .where('id', '=', user.id)
      .execute()
    await user.call('/api/auth/change-password', { password: goodPassword, newPassword: 'Another!Pass2' })
    const [mail] = await mailsTo(addressOf(user))
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc')
    expect(mail?.to).toBe(addressOf(user))
    expect(mail?.raw).toContain('&lt;b&gt;hi')
  })
})

base(
  'without a mail server nothing is stored, and what needs mail says so (rulebook 20.1)',
  async ({ signUp, visitor, db }) => {
    const user = await signUp('offline_olek')
    expect((await visitor.call('/api/contact/get-mail-state')).body).toEqual({ on: false })
    const refused = [409, 'MAIL_OFF']
    expect(await statusOf(visitor.call('/api/contact/send-reset', { email: addressOf(user) }))).toEqual(
      refused,
    )
    expect(await statusOf(user.call('/api/contact/send-confirmation', zone))).toEqual(refused)
    expect(
      await statusOf(
        user.call('/api/contact/change-email', { email: 'a@b.org', password: goodPassword, ...zone }),
      ),
    ).toEqual(refused)
    expect(await db.selectFrom('delivery').selectAll().execute()).toEqual([])
  },
)
