import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  addPasskey,
  logInBy,
  makeAuthenticator,
  startAdding,
  startLogin,
} from '../../../../test/calls/authenticator.ts'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { deleteExpiredSignIns } from '../credential/attempts.ts'
import { setRole } from '../credential/role-queries.ts'

const it = base.extend('user', ({ newUser }) => newUser())

type Passkeys = { passkeys: { id: number; name: string; usedAt: string | null }[] }
const passkeysOf = async (user: Pick<TestUser, 'call'>) =>
  (await user.call<Passkeys>('/api/passkey/get-passkeys')).body.passkeys
const rule = (name: string) => ({ body: { rule: name } })

it('a user adds a passkey with the password and signs in by it without one (rulebook 24.1, 24.2)', async ({
  user,
  visitor,
}) => {
  const wrong = await user.call('/api/passkey/start-passkey', { password: 'Wrong!pass1' })
  expect(wrong).toMatchObject({ status: 403, ...rule('PASSWORD_WRONG') })
  const phone = await addPasskey(user.call)
  expect(await passkeysOf(user)).toMatchObject([{ name: 'Phone', usedAt: null }])
  const { status, body, response } = await logInBy(visitor.call, phone)
  expect({ status, body }).toEqual({ status: 200, body: { username: user.username, restored: false } })
  expect(response.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session'])
  expect((await passkeysOf(user))[0]?.usedAt).not.toBeNull()
})

it('each kind of key that is offered can be added and signs in (rulebook 24.1)', async ({
  user,
  visitor,
}) => {
  type Offer = { options: { challenge: string; pubKeyCredParams: { alg: number }[] } }
  const { body } = await user.call<Offer>('/api/passkey/start-passkey', { password: goodPassword })
  expect(body.options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
  for (const alg of [-8, -7, -257] as const) {
    const device = await addPasskey(user.call, makeAuthenticator(1, alg), `Key ${alg}`)
    expect((await logInBy(visitor.call, device)).status).toBe(200)
  }
})

it('a key of ML-DSA-44 is not offered; one that was stored before signs in (rulebook 24.1, 24.2)', async ({
  user,
  visitor,
  db,
}) => {
  const device = makeAuthenticator(1, -48)
  const credential = device.create(await startAdding(user.call))
  const added = await user.call('/api/passkey/add-passkey', { name: 'Laptop', credential })
  expect(added).toMatchObject(rule('PASSKEY_INVALID'))
  const stored = await addPasskey(user.call)
  await db
    .updateTable('passkey')
    .where('credential_id', '=', stored.id)
    .set({ credential_id: device.id, public_key: device.publicKey, counter: 0 })
    .execute()
  expect((await logInBy(visitor.call, device)).status).toBe(200)
})

it.for([
  ['another site', { origin: 'http://localhost.evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['a person who was not asked', { verified: false }],
] as const)('an answer for %s is refused (rulebook 24.1, 24.2)', async ([, lie], { user, visitor }) => {
  const phone = makeAuthenticator()
  const credential = phone.create(await startAdding(user.call), lie)
  const added = await user.call('/api/passkey/add-passkey', { name: 'Phone', credential })
  expect(added).toMatchObject({ status: 400, ...rule('PASSKEY_INVALID') })
  await addPasskey(user.call, phone)
  expect(await logInBy(visitor.call, phone, lie)).toMatchObject({ status: 401, ...rule('PASSKEY_REFUSED') })
  expect((await logInBy(visitor.call, phone)).status).toBe(200)
})

it('a challenge works once, for five minutes, and only for whom it was made (rulebook 24.2)', async ({
  user,
  newUser,
  visitor,
  db,
}) => {
  const phone = await addPasskey(user.call)
  const started = await startLogin(visitor.call)
  const logIn = () => visitor.call('/api/passkey/passkey-login', { credential: phone.sign(started) })
  expect((await logIn()).status).toBe(200)
  expect((await logIn()).status).toBe(401)
  const late = await startLogin(visitor.call)
  await db.updateTable('passkey_challenge').set({ expires_at: sql`now() - interval '1 second'` }).execute()
  const credential = phone.sign(late)
  expect((await visitor.call('/api/passkey/passkey-login', { credential })).status).toBe(401)
  await deleteExpiredSignIns(db)
  expect(await db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([])
  const other = await newUser()
  const made = makeAuthenticator().create(await startAdding(user.call))
  const stolen = await other.call('/api/passkey/add-passkey', { name: 'Phone', credential: made })
  expect(stolen).toMatchObject(rule('PASSKEY_INVALID'))
})

it('a copied passkey is refused, its user is warned, and one that does not count may be used again (rulebook 24.4)', async ({
  user,
  visitor,
  admin,
}) => {
  const phone = await addPasskey(user.call, makeAuthenticator(7))
  expect((await logInBy(visitor.call, phone)).status).toBe(200)
  phone.key.counter = 8
  expect(await logInBy(visitor.call, phone)).toMatchObject({ status: 401, ...rule('PASSKEY_REFUSED') })
  const { body } = await admin.call('/api/clutchdeck/get-security-events?kind=passkey_copied')
  expect(body).toMatchObject({ events: [{ username: user.username }] })
  const keychain = await addPasskey(user.call, makeAuthenticator(0), 'Keychain')
  for (let n = 0; n < 2; n++) expect((await logInBy(visitor.call, keychain)).status).toBe(200)
})

it('of two uses of one counter at the same time one is refused (rulebook 24.4)', async ({
  user,
  visitor,
}) => {
  const phone = await addPasskey(user.call)
  const { counter } = phone.key
  const credentials = []
  for (let n = 0; n < 2; n++) {
    phone.key.counter = counter
    credentials.push(phone.sign(await startLogin(visitor.call)))
  }
  const answers = await Promise.all(
    credentials.map(credential => visitor.call('/api/passkey/passkey-login', { credential })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

it('passkeys are named and removed by their user; a removed one no longer signs in (rulebook 24.3)', async ({
  user,
  newUser,
  visitor,
}) => {
  const phone = await addPasskey(user.call)
  const [{ id } = { id: 0 }] = await passkeysOf(user)
  const other = await newUser()
  expect(await other.call('/api/passkey/remove-passkey', { id })).toMatchObject(rule('PASSKEY_NOT_FOUND'))
  await user.call('/api/passkey/rename-passkey', { id, name: 'Old phone' })
  expect(await passkeysOf(user)).toMatchObject([{ name: 'Old phone' }])
  expect((await user.call('/api/passkey/remove-passkey', { id })).status).toBe(200)
  expect((await logInBy(visitor.call, phone)).status).toBe(401)
})

it('an account has at most ten passkeys, also when two are added at once (rulebook 24.1)', async ({
  user,
}) => {
  for (let n = 0; n < 9; n++) await addPasskey(user.call)
  const started = [await startAdding(user.call), await startAdding(user.call)]
  const answers = await Promise.all(
    started.map(each =>
      user.call('/api/passkey/add-passkey', { name: 'Phone', credential: makeAuthenticator().create(each) }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const eleventh = await user.call('/api/passkey/start-passkey', { password: goodPassword })
  expect(eleventh).toMatchObject(rule('PASSKEYS_FULL'))
})

it('a passkey restores a deleted account, as a password does (rulebook 1.17, 24.2)', async ({
  user,
  visitor,
}) => {
  const phone = await addPasskey(user.call)
  await user.call('/api/auth/delete-account', { name: user.username, password: goodPassword })
  expect((await logInBy(visitor.call, phone)).body).toMatchObject({ restored: true })
})

it('with ADMIN_PASSKEY=required admins get in only by a passkey, and keep one (rulebook 24.5)', async ({
  testApp,
  user,
  db,
}) => {
  const strict = await openTestApp({ adminPasskey: true }, testApp)
  const phone = await addPasskey(user.call)
  expect((await strict.as(user)('/api/passkey/get-passkeys')).status).toBe(200)
  await setRole(db, user.username, 'admin')
  expect((await strict.as(user)('/api/passkey/get-passkeys')).status).toBe(401)
  const { username } = user
  const byPassword = await strict.visitor.call('/api/auth/login-query', { username, password: goodPassword })
  expect(byPassword).toMatchObject({ status: 401, ...rule('PASSKEY_NEEDED') })
  expect(byPassword.response.cookies).toEqual([])
  const { response } = await logInBy(strict.visitor.call, phone)
  const cookie = response.cookies.map(each => `${each.name}=${each.value}`).join('; ')
  const call = strict.as({ ...user, cookie })
  expect((await call('/api/clutchdeck/get-security-events')).status).toBe(200)
  const [{ id } = { id: 0 }] = await passkeysOf({ call })
  expect(await call('/api/passkey/remove-passkey', { id })).toMatchObject(rule('LAST_WAY_IN'))
  expect(await passkeysOf({ call })).toHaveLength(1)
  await strict.close()
})

it('with ADMIN_PASSKEY=required the tokens of admins count if they were made in a session opened by a passkey (rulebook 24.5)', async ({
  testApp,
  user,
  db,
}) => {
  const strict = await openTestApp({ adminPasskey: true }, testApp)
  const phone = await addPasskey(user.call)
  await setRole(db, user.username, 'admin')
  const { response } = await logInBy(testApp.visitor.call, phone)
  const cookie = response.cookies.map(each => `${each.name}=${each.value}`).join('; ')
  const statusOf = async (call: typeof user.call) => {
    const token = { name: 'Bot', scopes: ['read', 'admin'] }
    const { body } = await call<{ token: string }>('/api/auth/add-token', token)
    const url = '/api/clutchdeck/get-event-messages?eventId=1'
    const headers = { authorization: `Bearer ${body.token}` }
    return (await strict.app.inject({ method: 'GET', url, headers })).statusCode
  }
  expect(await statusOf(user.call)).toBe(401)
  // Admins only get so far as to ask for an event that is not there.
  expect(await statusOf(testApp.as({ ...user, cookie }))).toBe(404)
  await strict.close()
})

it('starting sign-ins is limited by network, and so are wrong answers; one that succeeds does not count (rulebook 24.9)', async ({
  testApp,
  user,
}) => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const phone = await addPasskey(user.call)
  const from = { remoteAddress: '203.0.113.24' }
  const start = () =>
    limited.visitor.call<{ options: { challenge: string } }>('/api/passkey/start-passkey-login', {}, from)
  const first = await start()
  for (let n = 1; n < 100; n++) expect((await start()).status).toBe(200)
  expect(await start()).toMatchObject({ status: 429, ...rule('TOO_MANY_ATTEMPTS') })
  const credential = phone.sign(first.body)
  const answer = () => limited.visitor.call('/api/passkey/passkey-login', { credential }, from)
  expect((await answer()).status).toBe(200)
  for (let n = 0; n < 100; n++) expect((await answer()).status).toBe(401)
  expect(await answer()).toMatchObject({ status: 429, ...rule('TOO_MANY_ATTEMPTS') })
  await limited.close()
})
