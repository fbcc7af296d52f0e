import { expect } from 'vitest'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'

const it = base.extend('user', ({ newUser }) => newUser())
type Sessions = { sessions: { id: number; device: string; network: string; own: boolean }[] }

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const sessionsOf = async (user: Pick<TestUser, 'call'>) =>
  (await user.call<Sessions>('/api/auth/get-sessions')).body.sessions
const isSignedIn = async ({ call }: Pick<TestUser, 'call'>) =>
  (await call('/api/auth/get-user', {})).status === 200
const logIn = (testApp: TestApp, { username }: TestUser, password = goodPassword, headers = {}) =>
  testApp.visitor.call('/api/auth/login-query', { username, password }, { headers })

/** Signs the user in with another browser. */
async function elsewhere(testApp: TestApp, user: TestUser): Promise<TestUser> {
  const { response } = await logIn(testApp, user, goodPassword, { 'user-agent': firefox })
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...user, cookie, call: testApp.as({ ...user, cookie }) }
}

it('a user’s sessions are listed with browser, system and network, the current one first (rulebook 1.20)', async ({
  testApp,
  user,
}) => {
  await elsewhere(testApp, user)
  expect(await sessionsOf(user)).toMatchObject([
    { own: true, network: '127.0.0.1' },
    { own: false, device: 'Firefox, Windows', network: '127.0.0.1' },
  ])
})

it('only its user can end a session, and it ends at once (rulebook 1.20)', async ({
  testApp,
  user,
  newUser,
}) => {
  const other = await elsewhere(testApp, user)
  const stranger = await newUser()
  const id = (await sessionsOf(user)).find(({ own }) => !own)?.id
  const refused = await stranger.call<{ rule: string }>('/api/auth/end-session', { id })
  expect([refused.status, refused.body.rule]).toEqual([404, 'SESSION_NOT_FOUND'])
  expect(await isSignedIn(other)).toBe(true)
  expect((await user.call('/api/auth/end-session', { id })).status).toBe(200)
  expect([await isSignedIn(other), await isSignedIn(user)]).toEqual([false, true])
  expect((await user.call('/api/auth/end-session', { id })).status).toBe(404)
})

it('all other sessions end at once, the current one stays (rulebook 1.20)', async ({
  testApp,
  user,
  newUser,
}) => {
  const others = [await elsewhere(testApp, user), await elsewhere(testApp, user)]
  const stranger = await newUser()
  expect((await user.call('/api/auth/end-other-sessions', {})).status).toBe(200)
  expect(await Promise.all([user, stranger, ...others].map(isSignedIn))).toEqual([true, true, false, false])
})

it('a session in use lasts 90 days at most, by the database’s clock (rulebook 1.13)', async ({
  user,
  db,
}) => {
  const age = (days: number) =>
    db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where('account_id', '=', user.id)
      .execute()
  await age(89)
  expect(await isSignedIn(user)).toBe(true)
  await age(91)
  expect(await isSignedIn(user)).toBe(false)
})

it('a use is recorded once an hour, and a session without remember lasts a day from it (rulebook 1.13)', async ({
  user,
  db,
}) => {
  const read = () =>
    db
      .selectFrom('session')
      .where('account_id', '=', user.id)
      .select(['used_at', 'expires_at'])
      .executeTakeFirstOrThrow()
  const fresh = await read()
  await isSignedIn(user)
  expect(await read()).toEqual(fresh)
  await db
    .updateTable('session')
    .set({
      used_at: new Date(Date.now() - 7_200_000).toISOString(),
      expires_at: new Date(Date.now() + 60_000),
    })
    .where('account_id', '=', user.id)
    .execute()
  expect(await isSignedIn(user)).toBe(true)
  const { used_at, expires_at } = await read()
  expect(Date.parse(expires_at) - Date.parse(used_at)).toBe(86_400_000)
})

it('changing the password needs the old one and ends all other sessions (rulebook 1.21)', async ({
  testApp,
  user,
}) => {
  const other = await elsewhere(testApp, user)
  const change = async (password: string, newPassword: string) => {
    const { status, body } = await user.call<{ rule: string }>('/api/auth/change-password', {
      password,
      newPassword,
    })
    return [status, body.rule]
  }
  expect(await change('Wrong!Pass1', 'Another!Pass2')).toEqual([403, 'PASSWORD_WRONG'])
  expect(await change(goodPassword, 'short')).toEqual([400, 'PASSWORD_LENGTH'])
  expect([await isSignedIn(other), (await logIn(testApp, user)).status]).toEqual([true, 200])
  expect(await change(goodPassword, 'Another!Pass2')).toEqual([200, undefined])
  expect([await isSignedIn(user), await isSignedIn(other)]).toEqual([true, false])
  expect((await logIn(testApp, user)).status).toBe(401)
  expect((await logIn(testApp, user, 'Another!Pass2')).status).toBe(200)
})

it('an attacker who guesses passwords cannot lock the owner out of a known device (rulebook 1.12)', async ({
  testApp,
  user,
}) => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  for (let n = 0; n < 21; n++) await logIn(limited, user, 'Guess!123')
  const device = user.cookie.split('; ').find(each => each.startsWith('device='))
  const statuses = async (headers: object, password: string) =>
    (await logIn(limited, user, password, headers)).status
  expect(await statuses({}, goodPassword), 'from elsewhere').toBe(429)
  expect(await statuses({ cookie: `device=${'a'.repeat(43)}` }, goodPassword), 'a made-up device').toBe(429)
  expect(await statuses({ cookie: device }, goodPassword), 'the owner').toBe(200)
  for (let n = 0; n < 20; n++) expect(await statuses({ cookie: device }, 'Guess!123')).toBe(401)
  expect(await statuses({ cookie: device }, goodPassword), 'a thief of the device guesses no faster').toBe(
    429,
  )
  await limited.close()
})

it('over TLS other hosts of the domain cannot set the cookies (rulebook 1.13)', async ({ testApp, user }) => {
  const overTls = await openTestApp({ publicUrl: 'https://play.example.org' }, testApp)
  const { response } = await logIn(overTls, user, goodPassword)
  expect(response.cookies).toMatchObject([
    { name: '__Host-session', secure: true, path: '/', httpOnly: true, sameSite: 'Lax' },
    { name: '__Host-device', secure: true, path: '/', httpOnly: true, maxAge: 365 * 86_400 },
  ])
  expect(response.cookies.map(({ domain }) => domain)).toEqual([undefined, undefined])
  await overTls.close()
})
