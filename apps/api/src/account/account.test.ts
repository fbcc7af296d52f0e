import { firstAvatar } from '@game/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, openWorld, type World } from '../../test/world.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { takeDeletionBack } from './queries.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const signUp = (body: object) => world.nobody.call('/api/auth/signup-query', body)
const logIn = (username: string, password = goodPassword) =>
  world.nobody.call<{ username: string; restored: boolean }>('/api/auth/login-query', { username, password })

describe('sign-up (player.md 5, rules.md 3)', () => {
  const good = { username: 'fresh_one', email: 'fresh@example.org', password: goodPassword }

  test('signs in at once and answers the username', async () => {
    const { status, body, response } = await signUp(good)
    expect({ status, body }).toEqual({ status: 200, body: { username: 'fresh_one' } })
    expect(response.cookies).toMatchObject([{ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' }])
    expect(response.cookies[0]).not.toHaveProperty('expires')
  })

  test('nobody starts faceless: the first avatar is drawn from the username (docs/rules.md)', async () => {
    const { body } = await world.nobody.call('/api/auth/get-user', { user: 'fresh_one' })
    expect(body).toMatchObject({ user: { avatar: firstAvatar('fresh_one') } })
  })

  test.each([
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
  ])('%s is taken: 409', async (_, change, rule) => {
    expect(await signUp({ ...good, ...change })).toMatchObject({ status: 409, body: { rule } })
  })

  test.each([
    ['a short username', { username: 'abc' }, 'USERNAME_LENGTH'],
    ['a username with a dash', { username: 'abc-d' }, 'USERNAME_CHARACTERS'],
    ['an email without @', { email: 'example.org' }, 'EMAIL_FORM'],
    ['a password without a capital', { password: 'password!1' }, 'PASSWORD_CAPITAL'],
    ['a password without a symbol', { password: 'Password11' }, 'PASSWORD_SYMBOL'],
  ])('%s is a 400 that names the rule', async (_, change, rule) => {
    const answer = await signUp({ ...good, username: 'unlike_one', email: 'unlike@example.org', ...change })
    expect(answer).toMatchObject({ status: 400, body: { rule } })
  })

  test.each([
    ['an unknown key', { role: 'admin' }],
    ['a wrong type', { remember: 'false' }],
    ['null', { email: null }],
  ])('%s is a 400, the second time too', async (_, change) => {
    for (const _time of [1, 2]) {
      const answer = await signUp({ ...good, username: 'strange_one', email: 's@example.org', ...change })
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    }
  })

  test('20 sign-ups of one name at once make one account', async () => {
    const same = { username: 'only_once', email: 'only@example.org', password: goodPassword }
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(same)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.status === 409)).toHaveLength(19)
  })

  test('behind a proxy that ends TLS the cookie goes over TLS only (PUBLIC_URL)', async () => {
    const secure = await openWorld({ publicUrl: 'https://play.example.org' }, world)
    const body = { ...good, username: 'secure_one', email: 'secure@example.org' }
    const { response } = await secure.nobody.call('/api/auth/signup-query', body)
    expect(response.cookies[0]).toMatchObject({ name: 'session', secure: true })
    await secure.close()
  })

  test('remember keeps the cookie 30 days', async () => {
    const { response } = await signUp({
      ...good,
      username: 'long_one',
      email: 'l@example.org',
      remember: true,
    })
    const left = (response.cookies[0]?.expires?.getTime() ?? 0) - Date.now()
    expect(Math.round(left / 86_400_000)).toBe(30)
  })
})

describe('login', () => {
  test('one message for a wrong name and a wrong password (rules.md 3)', async () => {
    await world.join('known_one')
    const wrong = await logIn('known_one', 'Wrong!Pass1')
    const unknown = await logIn('unknown_one')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body).toMatchObject({ message: 'Wrong username or password.', rule: 'LOGIN_WRONG' })
  })

  test('a new token each time; the old one of this browser ends', async () => {
    const person = await world.join('twice_one')
    const again = await person.call('/api/auth/login-query', {
      username: 'twice_one',
      password: goodPassword,
    })
    expect(again.response.cookies[0]?.value).not.toBe(person.cookie.split('=')[1])
    expect((await person.call('/api/auth/get-user', {})).status).toBe(204)
  })

  test('a cookie that somebody else chose opens nothing and is replaced', async () => {
    const { response } = await world.nobody.call(
      '/api/auth/login-query',
      { username: 'twice_one', password: goodPassword },
      { headers: { cookie: 'session=planted' } },
    )
    expect(response.cookies[0]?.value).not.toBe('planted')
  })

  test('the database keeps no token', async () => {
    const person = await world.join('hashed_one')
    const token = person.cookie.split('=')[1] ?? ''
    const rows = await world.db.selectFrom('session').select('token_hash').execute()
    expect(rows.some(row => row.token_hash.includes(token))).toBe(false)
  })

  test('logout ends the session on the server', async () => {
    const person = await world.join('leaving_one')
    expect((await person.call('/api/auth/logout', {})).body).toEqual({ success: true })
    expect((await person.call('/api/auth/get-user', {})).status).toBe(204)
    expect((await person.call('/api/auth/logout', {})).status).toBe(401)
  })

  test('attempts are limited for an account, also by forged addresses and over two processes', async () => {
    const here = await openWorld({ rateLimits: true }, world)
    const there = await openWorld({ rateLimits: true }, world)
    await world.join('guessed_one')
    const guess = (n: number) =>
      (n % 2 ? here : there).nobody.call(
        '/api/auth/login-query',
        { username: 'guessed_one', password: 'Guess!123' },
        { headers: { 'x-forwarded-for': `10.0.0.${n}` } },
      )
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)))
    expect(answers.filter(answer => answer.status === 401)).toHaveLength(20)
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(10)
    await here.close()
    await there.close()
  })
})

test('behind a trusted proxy players are told apart by the addresses it forwards (compose.yaml)', async () => {
  const trustedProxies = ['loopback', 'uniquelocal']
  const proxied = await openWorld({ rateLimits: true, trustedProxies }, world)
  const body = { username: 'nobody_here', password: goodPassword }
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const attempts = () =>
    world.db
      .selectFrom('sign_in_attempt')
      .select('attempts')
      .where('key', '=', 'address:203.0.113.7')
      .executeTakeFirst()
  await proxied.nobody.call('/api/auth/login-query', body, { headers })
  expect(await attempts()).toEqual({ attempts: 1 })
  await world.join('housemate')
  const right = { username: 'housemate', password: goodPassword }
  expect((await proxied.nobody.call('/api/auth/login-query', right, { headers })).status).toBe(200)
  expect(await attempts(), 'who signs in does not use up what the house has').toEqual({ attempts: 1 })
  await proxied.close()
})

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

test('an unknown name takes as long as a wrong password: time tells nobody which names there are (rules.md 3)', async () => {
  await world.join('timed_one')
  const times = { timed_one: [] as number[], untimed_one: [] as number[] }
  for (let n = 0; n < 9; n++)
    for (const username of ['timed_one', 'untimed_one'] as const) {
      // The time that the processors spend on it: no other process changes that.
      const before = process.cpuUsage()
      expect((await logIn(username, 'Wrong!Pass1')).status).toBe(401)
      const { user, system } = process.cpuUsage(before)
      times[username].push(user + system)
    }
  const ratio = median(times.untimed_one) / median(times.timed_one)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.7)
})

describe('get-user (rules.md 3)', () => {
  test('204 only where both would be null', async () => {
    expect((await world.nobody.call('/api/auth/get-user', {})).status).toBe(204)
    expect((await world.nobody.call('/api/auth/get-user', { user: 'no_such_one' })).status).toBe(204)
    await world.join('seen_one')
    const seen = await world.nobody.call('/api/auth/get-user', { user: 'Seen_One' })
    expect(seen).toMatchObject({ status: 200, body: { currentUser: null, user: { username: 'seen_one' } } })
  })

  test('the email only of oneself and only with the flag', async () => {
    const person = await world.join('mailed_one')
    const plain = await person.call<{ currentUser: object }>('/api/auth/get-user', { user: 'mailed_one' })
    expect(JSON.stringify(plain.body)).not.toContain('example.org')
    const asked = await person.call('/api/auth/get-user', { email: true, user: 'mailed_one' })
    expect(asked.body).toMatchObject({ currentUser: { email: 'mailed_one@example.org' } })
    const other = await world.nobody.call('/api/auth/get-user', { email: true, user: 'mailed_one' })
    expect(JSON.stringify(other.body)).not.toContain('example.org')
  })
})

describe('delete-account (player.md 4, rules.md 3)', () => {
  const leave = { name: 'parting_one', password: goodPassword }

  test('needs a session, the own name and the right password', async () => {
    const person = await world.join('parting_one')
    expect((await world.nobody.call('/api/auth/delete-account', leave)).status).toBe(401)
    const path = '/api/auth/delete-account'
    expect(await person.call(path, { ...leave, name: 'known_one' })).toMatchObject({ status: 403 })
    expect(await person.call(path, { ...leave, password: 'Wrong!Pass1' })).toMatchObject({
      status: 403,
      body: { rule: 'PASSWORD_WRONG' },
    })
  })

  test('hides at once, ends every session, and signing in brings it back', async () => {
    const { body } = await logIn('parting_one')
    expect(body).toEqual({ username: 'parting_one', restored: false })
    const person = await world.nobody.call('/api/auth/login-query', {
      username: 'parting_one',
      password: goodPassword,
    })
    const cookie = `session=${person.response.cookies[0]?.value}`
    const gone = await world.nobody.call('/api/auth/delete-account', leave, { headers: { cookie } })
    expect(gone.body).toEqual({ success: true })
    expect((await world.nobody.call('/api/auth/get-user', {}, { headers: { cookie } })).status).toBe(204)
    expect((await world.nobody.call('/api/auth/get-user', { user: 'parting_one' })).status).toBe(204)
    expect((await logIn('parting_one')).body).toEqual({ username: 'parting_one', restored: true })
    expect((await world.nobody.call('/api/auth/get-user', { user: 'parting_one' })).status).toBe(200)
  })

  test('the job erases what is personal after 14 days, and not before', async () => {
    const person = await world.join('erased_one')
    const since = (days: number) =>
      world.db
        .updateTable('account')
        .set({ deletion_requested_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', person.id)
        .execute()
    await since(13.9)
    expect(await eraseAccounts(world.db)).toBe(0)
    await since(14.1)
    expect(await eraseAccounts(world.db)).toBe(1)
    const row = await world.db
      .selectFrom('account')
      .where('id', '=', person.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      username: 'deleted user',
      name: 'deleted user',
      email: null,
      password_hash: '',
    })
    expect((await logIn('erased_one')).status).toBe(401)
    expect(await takeDeletionBack(world.db, person.id), 'nor by who was signing in just then').toBe(false)
    expect((await world.join('erased_one')).id).not.toBe(person.id)
  })
})

describe('writing from another site (threats.md, CSRF)', () => {
  test.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null' }],
  ])('%s is a 403', async (_, headers) => {
    const person = await world.join(`csrf_${Math.random().toString(36).slice(2, 8)}`)
    const answer = await person.call(
      '/api/auth/logout',
      {},
      { headers: { ...headers, cookie: person.cookie } },
    )
    expect(answer.status).toBe(403)
    expect((await person.call('/api/auth/get-user', {})).status).toBe(200)
  })

  test("a Host that is none is nobody's own: a 403, no fault of ours", async () => {
    const headers = { host: 'a b:c', origin: 'https://evil.example' }
    expect((await world.nobody.call('/api/auth/logout', {}, { headers })).status).toBe(403)
  })
})

test('the admin role is read anew at each request, and no call writes it', async () => {
  const boss = await world.join('boss_one', 'admin')
  const role = async () =>
    (await boss.call<{ currentUser: { role: string } }>('/api/auth/get-user', {})).body.currentUser.role
  expect(await role()).toBe('admin')
  await world.db.updateTable('account').set({ role: 'user' }).where('id', '=', boss.id).execute()
  expect(await role()).toBe('user')
  await boss.call('/api/auth/update-profile', { userId: boss.id, data: { name: 'Boss', role: 'admin' } })
  expect(await role()).toBe('user')
})
