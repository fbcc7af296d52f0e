import { firstAvatar } from '@game/domain'
import { describe, expect } from 'vitest'
import { type Fixtures, it } from '../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp } from '../../../test/fixtures/test-app.ts'
import { cancelDeletion } from './deletion/deletion-queries.ts'
import { eraseAccounts } from './erasure/erase-accounts.ts'

const signUp = ({ visitor }: Pick<Fixtures, 'visitor'>, body: object) =>
  visitor.call('/api/auth/signup-query', body)
const logIn = ({ visitor }: Pick<Fixtures, 'visitor'>, username: string, password = goodPassword) =>
  visitor.call<{ username: string; restored: boolean }>('/api/auth/login-query', {
    username,
    password,
  })

describe('sign-up (rulebook 1.5)', () => {
  const good = { username: 'fresh_one', email: 'fresh@example.org', password: goodPassword }

  it('signs in at once and answers the username', async ({ visitor }) => {
    const { status, body, response } = await signUp({ visitor }, good)
    expect({ status, body }).toEqual({ status: 200, body: { username: 'fresh_one' } })
    expect(response.cookies).toMatchObject([
      { name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'device', httpOnly: true, sameSite: 'Lax', path: '/' },
    ])
    expect(response.cookies[0]).not.toHaveProperty('expires')
  })

  it('every account starts with an avatar, derived from the username (rulebook 1.10)', async ({
    visitor,
  }) => {
    const { body } = await visitor.call('/api/auth/get-user', { user: 'fresh_one' })
    expect(body).toMatchObject({ user: { avatar: firstAvatar('fresh_one') } })
  })

  it.for([
    [
      'a username that differs only in case',
      { username: 'FRESH_ONE', email: 'other@example.org' },
      'USERNAME_TAKEN',
    ],
    [
      'an email that differs only in case',
      { username: 'other_one', email: 'Fresh@Example.org' },
      'EMAIL_TAKEN',
    ],
  ] as const)('%s is taken: 409', async ([_, change, rule], { visitor }) => {
    expect(await signUp({ visitor }, { ...good, ...change })).toMatchObject({ status: 409, body: { rule } })
  })

  it.for([
    ['a short username', { username: 'abc' }, 'USERNAME_LENGTH'],
    ['a username with a dash', { username: 'abc-d' }, 'USERNAME_CHARACTERS'],
    ['an email without @', { email: 'example.org' }, 'EMAIL_FORM'],
    ['a password without a capital', { password: 'password!1' }, 'PASSWORD_CAPITAL'],
    ['a password without a symbol', { password: 'Password11' }, 'PASSWORD_SYMBOL'],
  ] as const)('%s is a 400 that names the rule', async ([_, change, rule], { visitor }) => {
    const answer = await signUp(
      { visitor },
      { ...good, username: 'unlike_one', email: 'unlike@example.org', ...change },
    )
    expect(answer).toMatchObject({ status: 400, body: { rule } })
  })

  it.for([
    ['an unknown key', { role: 'admin' }],
    ['a wrong type', { remember: 'false' }],
    ['null', { email: null }],
  ] as const)('%s is a 400, the second time too', async ([_, change], { visitor }) => {
    for (const _time of [1, 2]) {
      const answer = await signUp(
        { visitor },
        { ...good, username: 'strange_one', email: 's@example.org', ...change },
      )
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    }
  })

  it('20 simultaneous sign-ups with one name create one account', async ({ visitor }) => {
    const same = { username: 'only_once', email: 'only@example.org', password: goodPassword }
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp({ visitor }, same)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.status === 409)).toHaveLength(19)
  })

  it('behind a proxy that terminates TLS the cookie is sent over TLS only (PUBLIC_URL)', async ({
    testApp,
  }) => {
    const secure = await openTestApp({ publicUrl: 'https://play.example.org' }, testApp)
    const body = { ...good, username: 'secure_one', email: 'secure@example.org' }
    const { response } = await secure.visitor.call('/api/auth/signup-query', body)
    expect(response.cookies[0]).toMatchObject({ name: '__Host-session', secure: true })
    await secure.close()
  })

  it('remember keeps the cookie 30 days', async ({ visitor }) => {
    const { response } = await signUp(
      { visitor },
      {
        ...good,
        username: 'long_one',
        email: 'l@example.org',
        remember: true,
      },
    )
    const left = (response.cookies[0]?.maxAge ?? 0) * 1000
    expect(Math.round(left / 86_400_000)).toBe(30)
  })
})

describe('login', () => {
  it('a wrong name and a wrong password get the same message (rulebook 1.11)', async ({
    testApp,
    visitor,
  }) => {
    await testApp.signUp('known_one')
    const wrong = await logIn({ visitor }, 'known_one', 'Wrong!Pass1')
    const unknown = await logIn({ visitor }, 'unknown_one')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body).toMatchObject({ message: 'Wrong username or password.', rule: 'LOGIN_WRONG' })
  })

  it('each login gets a new token; the old token of the browser is no longer valid', async ({ testApp }) => {
    const user = await testApp.signUp('twice_one')
    const again = await user.call('/api/auth/login-query', {
      username: 'twice_one',
      password: goodPassword,
    })
    expect(again.response.cookies[0]?.value).not.toBe(user.cookie.split('=')[1])
    expect((await user.call('/api/auth/get-user', {})).status).toBe(204)
  })

  it('a cookie that somebody else chose gives no access and is replaced', async ({ visitor }) => {
    const { response } = await visitor.call(
      '/api/auth/login-query',
      { username: 'twice_one', password: goodPassword },
      { headers: { cookie: 'session=planted' } },
    )
    expect(response.cookies[0]?.value).not.toBe('planted')
  })

  it('the database stores no token', async ({ testApp, db }) => {
    const user = await testApp.signUp('hashed_one')
    const token = user.cookie.split('=')[1] ?? ''
    const rows = await db.selectFrom('session').select('token_hash').execute()
    expect(rows.some(row => row.token_hash.includes(token))).toBe(false)
  })

  it('logout ends the session on the server, and the browser drops what it keeps (rulebook 1.14)', async ({
    testApp,
  }) => {
    const user = await testApp.signUp('leaving_one')
    const { body, response } = await user.call('/api/auth/logout', {})
    expect(body).toEqual({ success: true })
    expect(response.headers['clear-site-data']).toBe('"cache"')
    expect((await user.call('/api/auth/get-user', {})).status).toBe(204)
    expect((await user.call('/api/auth/logout', {})).status).toBe(401)
  })

  it('attempts are limited per account, also with forged addresses and across two processes', async ({
    testApp,
  }) => {
    const here = await openTestApp({ rateLimits: true }, testApp)
    const there = await openTestApp({ rateLimits: true }, testApp)
    await testApp.signUp('guessed_one')
    const guess = (n: number) =>
      (n % 2 ? here : there).visitor.call(
        '/api/auth/login-query',
        { username: 'guessed_one', password: 'Guess!123' },
        { headers: { 'x-forwarded-for': `10.0.0.${n}` } },
      )
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)))
    expect(answers.filter(answer => answer.status === 401)).toHaveLength(20)
    const refused = answers.filter(answer => answer.status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.response.headers['retry-after']).toBe('900')
    await here.close()
    await there.close()
  })

  it('an IPv6 network can create 20 accounts in a quarter of an hour, with any of its addresses (rulebook 1.12)', async ({
    testApp,
  }) => {
    const limited = await openTestApp({ rateLimits: true, trustedProxies: ['loopback'] }, testApp)
    const signUp = async (n: number, from: string) => {
      const body = { username: `many_${n}`, email: `many_${n}@example.org`, password: goodPassword }
      const headers = { 'x-forwarded-for': from }
      return (await limited.visitor.call('/api/auth/signup-query', body, { headers })).status
    }
    for (let n = 0; n < 20; n++) expect(await signUp(n, `2001:db8:1:2::${n + 1}`)).toBe(200)
    expect(await signUp(20, '2001:db8:1:2::ffff')).toBe(429)
    expect(await signUp(20, '2001:db8:1:3::1')).toBe(200)
    await limited.close()
  })
})

it('behind a trusted proxy players are distinguished by the addresses it forwards (compose.yaml)', async ({
  testApp,
  db,
}) => {
  const trustedProxies = ['loopback', 'uniquelocal']
  const proxied = await openTestApp({ rateLimits: true, trustedProxies }, testApp)
  const body = { username: 'nobody_here', password: goodPassword }
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const attempts = () =>
    db
      .selectFrom('sign_in_attempt')
      .select('attempts')
      .where('key', '=', 'address:203.0.113.7')
      .executeTakeFirst()
  await proxied.visitor.call('/api/auth/login-query', body, { headers })
  expect(await attempts()).toEqual({ attempts: 1 })
  await testApp.signUp('housemate')
  const right = { username: 'housemate', password: goodPassword }
  expect((await proxied.visitor.call('/api/auth/login-query', right, { headers })).status).toBe(200)
  expect(await attempts(), 'a successful login does not use up the attempts of the address').toEqual({
    attempts: 1,
  })
  await proxied.close()
})

it('an unknown name takes as long as a wrong password, so that the time does not reveal which names exist (rulebook 1.11)', async ({
  testApp,
  visitor,
}) => {
  await testApp.signUp('timed_one')
  const times = { timed_one: [] as number[], untimed_one: [] as number[] }
  for (let n = 0; n < 9; n++)
    for (const username of ['timed_one', 'untimed_one'] as const) {
      // Processor time, and the least of nine: other processes hardly change it.
      const before = process.cpuUsage()
      expect((await logIn({ visitor }, username, 'Wrong!Pass1')).status).toBe(401)
      const { user, system } = process.cpuUsage(before)
      times[username].push(user + system)
    }
  const ratio = Math.min(...times.untimed_one) / Math.min(...times.timed_one)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.7)
})

describe('get-user (rulebook 1.19)', () => {
  it('204 only if both would be null', async ({ visitor, testApp }) => {
    expect((await visitor.call('/api/auth/get-user', {})).status).toBe(204)
    expect((await visitor.call('/api/auth/get-user', { user: 'no_such_one' })).status).toBe(204)
    await testApp.signUp('seen_one')
    const seen = await visitor.call('/api/auth/get-user', { user: 'Seen_One' })
    expect(seen).toMatchObject({ status: 200, body: { currentUser: null, user: { username: 'seen_one' } } })
  })

  it('the email is sent to its owner only, and only with the flag', async ({ testApp, visitor }) => {
    const user = await testApp.signUp('mailed_one')
    const plain = await user.call<{ currentUser: object }>('/api/auth/get-user', { user: 'mailed_one' })
    expect(JSON.stringify(plain.body)).not.toContain('example.org')
    const asked = await user.call('/api/auth/get-user', { email: true, user: 'mailed_one' })
    expect(asked.body).toMatchObject({ currentUser: { email: 'mailed_one@example.org' } })
    const other = await visitor.call('/api/auth/get-user', { email: true, user: 'mailed_one' })
    expect(JSON.stringify(other.body)).not.toContain('example.org')
  })
})

describe('delete-account (rulebook 1.16)', () => {
  const leave = { name: 'parting_one', password: goodPassword }

  it('needs a session, the username of the account and the right password', async ({ testApp, visitor }) => {
    const user = await testApp.signUp('parting_one')
    expect((await visitor.call('/api/auth/delete-account', leave)).status).toBe(401)
    const path = '/api/auth/delete-account'
    expect(await user.call(path, { ...leave, name: 'known_one' })).toMatchObject({ status: 403 })
    expect(await user.call(path, { ...leave, password: 'Wrong!Pass1' })).toMatchObject({
      status: 403,
      body: { rule: 'PASSWORD_WRONG' },
    })
  })

  it('hides the account at once, ends every session, and signing in restores it', async ({ visitor }) => {
    const { body } = await logIn({ visitor }, 'parting_one')
    expect(body).toEqual({ username: 'parting_one', restored: false })
    const user = await visitor.call('/api/auth/login-query', {
      username: 'parting_one',
      password: goodPassword,
    })
    const cookie = `session=${user.response.cookies[0]?.value}`
    const gone = await visitor.call('/api/auth/delete-account', leave, { headers: { cookie } })
    expect(gone.body).toEqual({ success: true })
    expect((await visitor.call('/api/auth/get-user', {}, { headers: { cookie } })).status).toBe(204)
    expect((await visitor.call('/api/auth/get-user', { user: 'parting_one' })).status).toBe(204)
    expect((await logIn({ visitor }, 'parting_one')).body).toEqual({
      username: 'parting_one',
      restored: true,
    })
    expect((await visitor.call('/api/auth/get-user', { user: 'parting_one' })).status).toBe(200)
  })

  it('the job erases personal data after 14 days, and not before', async ({ testApp, db, visitor }) => {
    const user = await testApp.signUp('erased_one')
    const since = (days: number) =>
      db
        .updateTable('account')
        .set({ deletion_requested_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', user.id)
        .execute()
    await since(13.9)
    expect(await eraseAccounts(db)).toBe(0)
    await since(14.1)
    expect(await eraseAccounts(db)).toBe(1)
    const row = await db.selectFrom('account').where('id', '=', user.id).selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      username: 'deleted user',
      name: 'deleted user',
      email: null,
      password_hash: '',
    })
    expect((await logIn({ visitor }, 'erased_one')).status).toBe(401)
    expect(await cancelDeletion(db, user.id), 'nor by a user who was signing in at that moment').toBe(false)
    expect((await testApp.signUp('erased_one')).id).not.toBe(user.id)
  })
})

describe('writing from another site (rulebook 12.17)', () => {
  it.for([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null' }],
  ] as const)('%s is a 403', async ([_, headers], { testApp }) => {
    const user = await testApp.signUp(`csrf_${Math.random().toString(36).slice(2, 8)}`)
    const answer = await user.call('/api/auth/logout', {}, { headers: { ...headers, cookie: user.cookie } })
    expect(answer.status).toBe(403)
    expect((await user.call('/api/auth/get-user', {})).status).toBe(200)
  })

  it('an invalid Host header is not our own site: 403, not a 500', async ({ visitor }) => {
    const headers = { host: 'a b:c', origin: 'https://evil.example' }
    expect((await visitor.call('/api/auth/logout', {}, { headers })).status).toBe(403)
  })
})

it('the admin role is read again at each request, and no call writes it', async ({ testApp, db }) => {
  const boss = await testApp.signUp('boss_one', 'admin')
  const role = async () =>
    (await boss.call<{ currentUser: { role: string } }>('/api/auth/get-user', {})).body.currentUser.role
  expect(await role()).toBe('admin')
  await db.updateTable('account').set({ role: 'user' }).where('id', '=', boss.id).execute()
  expect(await role()).toBe('user')
  await boss.call('/api/auth/update-profile', { userId: boss.id, data: { name: 'Boss', role: 'admin' } })
  expect(await role()).toBe('user')
})
