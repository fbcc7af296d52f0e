import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  arriveUnknown,
  finish,
  linkAccount,
  logInBy,
  startLink,
  startProviderLogin,
} from '../../../../test/calls/provider-calls.ts'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { openDiscord } from '../../../../test/servers/discord.ts'
import { openSteam } from '../../../../test/servers/steam.ts'
import { deleteExpiredSignIns } from '../credential/attempts.ts'
import { setRole } from '../credential/role-queries.ts'

let people = 0
/** A game that lets users sign in by a Discord and a Steam of the test, a user, and somebody new there. */
const it = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('sites', { scope: 'file' }, async ({}, { onCleanup }) => {
    const [discord, steam] = [await openDiscord(), await openSteam()]
    onCleanup(async () => void (await Promise.all([discord.stop(), steam.stop()])))
    return { discord, steam }
  })
  .extend('game', { scope: 'file' }, async ({ testApp, sites: { discord, steam } }, { onCleanup }) => {
    const game = await openTestApp({ ...discord.settings, ...steam.settings }, testApp)
    onCleanup(game.close)
    return game
  })
  .extend('user', async ({ newUser, game, sites: { discord, steam } }) => {
    const user = await newUser()
    const person = ++people
    discord.user = { id: `${person}`, username: `nelly_${person}` }
    steam.user = { id: `${76561197960000000n + BigInt(person)}` }
    discord.fault = steam.fault = undefined
    return { ...user, call: game.as(user) }
  })

const names = ['discord', 'steam'] as const
const linksOf = async ({ call }: Pick<TestUser, 'call'>) =>
  (await call<{ links: object[] }>('/api/provider/get-links')).body.links
const rule = (name: string) => ({ body: { rule: name } })
const signUp = (call: TestUser['call'], provider: string, key: string, username: string) =>
  call<{ username?: string; rule?: string }>('/api/provider/sign-up-by-provider', {
    provider,
    key,
    username,
    email: `${username}@example.org`,
  })

it.for(names)(
  'a user links an account of %s with the password, signs in by it and unlinks it (rulebook 24.6 to 24.8)',
  async (name, { user, game: { visitor }, sites }) => {
    const site = sites[name]
    const wrong = await user.call('/api/provider/start-link', { provider: name, password: 'Wrong!pass1' })
    expect(wrong).toMatchObject({ status: 403, ...rule('PASSWORD_WRONG') })
    expect((await logInBy(visitor.call, site)).body).toMatchObject({ outcome: 'unknown' })
    expect((await linkAccount(user.call, site)).body).toEqual({ outcome: 'linked' })
    const there = name === 'steam' ? sites.steam.user?.id : sites.discord.user?.username
    expect(await linksOf(user)).toMatchObject([{ provider: name, name: there, usedAt: null }])
    const { body, response } = await logInBy(visitor.call, site)
    expect(body).toEqual({ outcome: 'signedIn', username: user.username, restored: false })
    expect(response.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session'])
    await user.call('/api/provider/unlink', { provider: name })
    expect(await linksOf(user)).toEqual([])
    expect((await logInBy(visitor.call, site)).body).toMatchObject({ outcome: 'unknown' })
  },
)

it('an account of another site belongs to one user, and a user has one of each site, also when two link at once (rulebook 24.6)', async ({
  user,
  newUser,
  game,
  sites: { discord },
}) => {
  const other = game.as(await newUser())
  const answers = await Promise.all([linkAccount(user.call, discord), linkAccount(other, discord)])
  const taken = answers.filter(({ status }) => status === 409)
  expect(taken).toMatchObject([rule('PROVIDER_TAKEN')])
  const first = answers[0].status === 200 ? user.call : other
  discord.user = { id: `${++people}`, username: 'second' }
  expect(await linkAccount(first, discord)).toMatchObject({ status: 409, ...rule('PROVIDER_LINKED') })
})

const state = (value: string) => (query: string) => query.replace(/state=[^&]*/, value)
const field = (name: string, value: string) => (query: string) => {
  const fields = new URLSearchParams(query)
  fields.set(`openid.${name}`, value)
  return `?${fields}`
}
const elsewhere = 'https://steam.example.com/openid/id/76561197960000001'
it.for([
  ['discord', 'another state', state(`state=${'A'.repeat(43)}`)],
  ['discord', 'no state', state('')],
  ['discord', 'a code that was never given', query => query.replace(/code=[^&]*/, 'code=abc')],
  ['discord', 'nothing', () => ''],
  ['steam', 'another state', state(`state=${'A'.repeat(43)}`)],
  ['steam', 'nothing', () => ''],
  ['steam', 'another account', query => query.replaceAll(/id%2F\d{17}/g, 'id%2F76561197960999999')],
  ['steam', 'another account as identity', field('identity', elsewhere)],
  [
    'steam',
    'an account of another site',
    query => field('claimed_id', elsewhere)(field('identity', elsewhere)(query)),
  ],
  ['steam', 'another page to return to', field('return_to', 'https://game.example.com/from/steam')],
  ['steam', 'an answer of another site', field('op_endpoint', 'https://steam.example.com/openid/login')],
  ['steam', 'a signature of less', field('signed', 'signed,op_endpoint,identity,return_to,response_nonce')],
  ['steam', 'no signature', field('sig', '')],
  ['steam', 'a field twice', query => `${query}&openid.claimed_id=${encodeURIComponent(elsewhere)}`],
  ['steam', 'a question for a signature', field('mode', 'check_authentication')],
] satisfies ['discord' | 'steam', string, (query: string) => string][])(
  'coming back from %s with %s signs nobody in (rulebook 24.7)',
  async ([name, , change], { user, game, sites }) => {
    const site = sites[name]
    await linkAccount(user.call, site)
    const { url, key } = await startProviderLogin(game.visitor.call, site)
    const back = await finish(game.visitor.call, site, key, change(await site.agree(url)))
    expect(back).toMatchObject({ status: 409, ...rule('PROVIDER_FAILED') })
    expect(back.response.cookies).toEqual([])
  },
)

it('a code that Discord gave to another visit, which may be that of another user, is refused (rulebook 24.7)', async ({
  user,
  game: { visitor },
  sites: { discord },
}) => {
  await linkAccount(user.call, discord)
  const mine = await startProviderLogin(visitor.call, discord)
  const theirs = await startProviderLogin(visitor.call, discord)
  const code = new URLSearchParams(await discord.agree(theirs.url)).get('code') ?? ''
  const query = (await discord.agree(mine.url)).replace(/code=[^&]*/, `code=${code}`)
  expect(await finish(visitor.call, discord, mine.key, query)).toMatchObject(rule('PROVIDER_FAILED'))
})

it.for(names)(
  'a visit to %s ends once, within ten minutes, in the browser that began it, and for the same user (rulebook 24.7)',
  async (name, { user, newUser, game, db, sites }) => {
    const site = sites[name]
    const other = game.as(await newUser())
    const stolen = await startLink(user.call, site)
    expect(await finish(other, site, stolen.key, await site.agree(stolen.url))).toMatchObject({
      status: 401,
      ...rule('LOGIN_NEEDED'),
    })
    await linkAccount(user.call, site)
    const { url, key } = await startProviderLogin(game.visitor.call, site)
    const query = await site.agree(url)
    const end = (key: string) => finish(game.visitor.call, site, key, query)
    expect(await end('A'.repeat(43))).toMatchObject(rule('PROVIDER_FAILED'))
    expect((await end(key)).status).toBe(200)
    expect(await end(key)).toMatchObject(rule('PROVIDER_FAILED'))
    const late = await startProviderLogin(game.visitor.call, site)
    await db.updateTable('provider_visit').set({ expires_at: sql`now() - interval '1 second'` }).execute()
    const answer = await finish(game.visitor.call, site, late.key, await site.agree(late.url))
    expect(answer).toMatchObject(rule('PROVIDER_FAILED'))
    await deleteExpiredSignIns(db)
    expect(await db.selectFrom('provider_visit').selectAll().execute()).toEqual([])
  },
)

it('somebody who does not agree, and a site that fails or names no user, sign nobody in (rulebook 24.7)', async ({
  user,
  game: { visitor },
  sites: { discord, steam },
}) => {
  await linkAccount(user.call, discord)
  await linkAccount(user.call, steam)
  const refused = { status: 409, ...rule('PROVIDER_FAILED') }
  for (const fault of ['down', 'no user'] as const) {
    discord.fault = fault
    expect(await logInBy(visitor.call, discord)).toMatchObject(refused)
  }
  for (const fault of ['down', 'not signed'] as const) {
    steam.fault = fault
    expect(await logInBy(visitor.call, steam)).toMatchObject(refused)
  }
  discord.user = steam.user = null
  expect(await logInBy(visitor.call, discord)).toMatchObject(refused)
  expect(await logInBy(visitor.call, steam)).toMatchObject(refused)
})

it('signing in by another site restores a deleted account, and lets in no admin who needs a passkey (rulebook 1.17, 24.5)', async ({
  user,
  game,
  db,
  sites: { discord },
}) => {
  await linkAccount(user.call, discord)
  await user.call('/api/auth/delete-account', { name: user.username, password: goodPassword })
  expect((await logInBy(game.visitor.call, discord)).body).toMatchObject({ restored: true })
  await setRole(db, user.username, 'admin')
  const strict = await openTestApp({ ...discord.settings, adminPasskey: true }, game)
  const refused = await logInBy(strict.visitor.call, discord)
  expect(refused).toMatchObject({ status: 401, ...rule('PASSKEY_NEEDED') })
  expect(refused.response.cookies).toEqual([])
  await strict.close()
})

it('without settings other sites are off: nothing starts, and the log-in page knows (rulebook 24.6)', async ({
  visitor,
  game,
}) => {
  for (const provider of names) {
    const start = await visitor.call('/api/provider/start-provider-login', { provider })
    expect(start).toMatchObject({ status: 409, ...rule('PROVIDER_OFF') })
  }
  expect((await visitor.call('/api/provider/get-providers')).body).toEqual({ providers: [] })
  expect((await game.visitor.call('/api/provider/get-providers')).body).toEqual({ providers: [...names] })
})

it.for(names)(
  'somebody whom %s names signs up without a password; what was refused can be sent again (rulebook 24.11)',
  async (name, { user, game: { visitor }, sites }) => {
    const key = await arriveUnknown(visitor.call, sites[name])
    expect(await signUp(visitor.call, name, key, user.username)).toMatchObject(rule('USERNAME_TAKEN'))
    expect(await signUp(visitor.call, name, key, 'admin1')).toMatchObject(rule('NAME_RESERVED'))
    const username = `by_${name}_${people}`
    const { body, response } = await signUp(visitor.call, name, key, username)
    expect(body).toEqual({ username })
    expect(response.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session'])
    expect((await logInBy(visitor.call, sites[name])).body).toMatchObject({ outcome: 'signedIn', username })
    expect(await signUp(visitor.call, name, key, `${username}_2`)).toMatchObject(rule('PROVIDER_FAILED'))
    const logIn = await visitor.call('/api/auth/login-query', { username, password: goodPassword })
    expect(logIn).toMatchObject({ status: 401, ...rule('LOGIN_WRONG') })
  },
)

it('of two sign-ups by one visit, or by two visits of one account, one succeeds (rulebook 24.11)', async ({
  user: _,
  game: { visitor },
  sites: { steam },
}) => {
  const [key, again] = [await arriveUnknown(visitor.call, steam), await arriveUnknown(visitor.call, steam)]
  const answers = await Promise.all(
    [key, key, again].map((each, n) => signUp(visitor.call, 'steam', each, `twice_${people}_${n}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect(['PROVIDER_FAILED', 'PROVIDER_TAKEN']).toContain(body.rule)
})

/** Somebody who has signed up by Steam and has no password. */
async function steamUser(
  game: Awaited<ReturnType<typeof openTestApp>>,
  steam: Awaited<ReturnType<typeof openSteam>>,
) {
  const username = `steam_${people}`
  const { response } = await signUp(
    game.visitor.call,
    'steam',
    await arriveUnknown(game.visitor.call, steam),
    username,
  )
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { username, call: game.as({ id: 0, username, cookie, call: game.visitor.call }) }
}

it('a user without a password sets one soon after signing in, and only then does what needs it (rulebook 24.12)', async ({
  user,
  game,
  db,
  sites: { steam },
}) => {
  const { username, call } = await steamUser(game, steam)
  expect((await call('/api/provider/get-links')).body).toMatchObject({ hasPassword: false })
  const needs = { password: goodPassword, newPassword: 'Another!Pass2' }
  expect(await call('/api/auth/change-password', needs)).toMatchObject(rule('PASSWORD_MISSING'))
  const deletion = { name: username, password: goodPassword }
  expect(await call('/api/auth/delete-account', deletion)).toMatchObject(rule('PASSWORD_MISSING'))
  const password = { newPassword: goodPassword }
  const age = (minutes: number) =>
    db
      .updateTable('session')
      .set({ created_at: sql`now() - ${minutes} * interval '1 minute'` })
      .where('account_id', '=', eb => eb.selectFrom('account').where('username', '=', username).select('id'))
      .execute()
  await age(11)
  expect(await call('/api/auth/set-password', password)).toMatchObject(rule('SIGN_IN_AGAIN'))
  await age(9)
  const both = await Promise.all([
    call('/api/auth/set-password', password),
    call('/api/auth/set-password', password),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(
    (await game.visitor.call('/api/auth/login-query', { username, password: goodPassword })).status,
  ).toBe(200)
  expect(await user.call('/api/auth/set-password', password)).toMatchObject(rule('PASSWORD_SET'))
})

it('the last way in cannot be removed (rulebook 24.12)', async ({ user: _, game, sites: { steam } }) => {
  const { call } = await steamUser(game, steam)
  const unlink = () => call('/api/provider/unlink', { provider: 'steam' })
  expect(await unlink()).toMatchObject({ status: 409, ...rule('LAST_WAY_IN') })
  await call('/api/auth/set-password', { newPassword: goodPassword })
  expect((await unlink()).status).toBe(200)
})
