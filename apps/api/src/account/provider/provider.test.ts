import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  finish,
  linkDiscord,
  logInByDiscord,
  startLink,
  startProviderLogin,
} from '../../../test/calls/provider-calls.ts'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { openDiscord } from '../../../test/servers/discord.ts'
import { setRole } from '../role-queries.ts'
import { deleteExpiredSignIns } from '../sign-in/attempts.ts'

let people = 0
/** A game that lets users sign in by a Discord of the test, a user, and somebody new at Discord. */
const it = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('discord', { scope: 'file' }, async ({}, { onCleanup }) => {
    const discord = await openDiscord()
    onCleanup(discord.stop)
    return discord
  })
  .extend('game', { scope: 'file' }, async ({ testApp, discord }, { onCleanup }) => {
    const game = await openTestApp({ discord: discord.settings }, testApp)
    onCleanup(game.close)
    return game
  })
  .extend('user', async ({ newUser, game, discord }) => {
    const user = await newUser()
    discord.user = { id: `${++people}`, username: `nelly_${people}` }
    discord.fault = undefined
    return { ...user, call: game.as(user) }
  })

const linksOf = async ({ call }: Pick<TestUser, 'call'>) =>
  (await call<{ links: object[] }>('/api/provider/get-links')).body.links
const rule = (name: string) => ({ body: { rule: name } })

it('a user links a Discord account with the password, signs in by it and unlinks it (rulebook 24.6 to 24.8)', async ({
  user,
  game: { visitor },
  discord,
}) => {
  const wrong = await user.call('/api/provider/start-link', { provider: 'discord', password: 'Wrong!pass1' })
  expect(wrong).toMatchObject({ status: 403, ...rule('PASSWORD_WRONG') })
  expect(await logInByDiscord(visitor.call, discord)).toMatchObject({
    status: 401,
    ...rule('PROVIDER_UNKNOWN'),
  })
  expect((await linkDiscord(user.call, discord)).body).toMatchObject({ linked: true })
  expect(await linksOf(user)).toMatchObject([
    { provider: 'discord', name: discord.user?.username, usedAt: null },
  ])
  const { body, response } = await logInByDiscord(visitor.call, discord)
  expect(body).toEqual({ username: user.username, restored: false, linked: false })
  expect(response.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session'])
  await user.call('/api/provider/unlink', { provider: 'discord' })
  expect(await linksOf(user)).toEqual([])
  expect(await logInByDiscord(visitor.call, discord)).toMatchObject(rule('PROVIDER_UNKNOWN'))
})

it('a Discord account belongs to one user, and a user has one, also when two link at once (rulebook 24.6)', async ({
  user,
  newUser,
  game,
  discord,
}) => {
  const other = game.as(await newUser())
  const answers = await Promise.all([linkDiscord(user.call, discord), linkDiscord(other, discord)])
  const taken = answers.filter(({ status }) => status === 409)
  expect(taken).toMatchObject([rule('PROVIDER_TAKEN')])
  const first = answers[0].status === 200 ? user.call : other
  discord.user = { id: `${++people}`, username: 'second' }
  expect(await linkDiscord(first, discord)).toMatchObject({ status: 409, ...rule('PROVIDER_LINKED') })
})

it.for([
  ['another state', (query: string) => query.replace(/state=[^&]*/, `state=${'A'.repeat(43)}`)],
  ['no state', (query: string) => query.replace(/state=[^&]*/, '')],
  ['a code that was never given', (query: string) => query.replace(/code=[^&]*/, 'code=abc')],
  ['nothing', () => ''],
] as const)(
  'coming back with %s signs nobody in (rulebook 24.7)',
  async ([, change], { user, game, discord }) => {
    await linkDiscord(user.call, discord)
    const { url, key } = await startProviderLogin(game.visitor.call)
    const back = await finish(game.visitor.call, key, change(await discord.agree(url)))
    expect(back).toMatchObject({ status: 409, ...rule('PROVIDER_FAILED') })
    expect(back.response.cookies).toEqual([])
  },
)

it('a code that Discord gave to another visit, which may be that of another user, is refused (rulebook 24.7)', async ({
  user,
  game: { visitor },
  discord,
}) => {
  await linkDiscord(user.call, discord)
  const [mine, theirs] = [await startProviderLogin(visitor.call), await startProviderLogin(visitor.call)]
  const code = new URLSearchParams(await discord.agree(theirs.url)).get('code') ?? ''
  const query = (await discord.agree(mine.url)).replace(/code=[^&]*/, `code=${code}`)
  expect(await finish(visitor.call, mine.key, query)).toMatchObject(rule('PROVIDER_FAILED'))
})

it('a visit ends once, within ten minutes, in the browser that began it, and for the same user (rulebook 24.7)', async ({
  user,
  newUser,
  game,
  db,
  discord,
}) => {
  const other = game.as(await newUser())
  const stolen = await startLink(user.call)
  expect(await finish(other, stolen.key, await discord.agree(stolen.url))).toMatchObject({
    status: 401,
    ...rule('LOGIN_NEEDED'),
  })
  await linkDiscord(user.call, discord)
  const { url, key } = await startProviderLogin(game.visitor.call)
  const query = await discord.agree(url)
  expect(await finish(game.visitor.call, 'A'.repeat(43), query)).toMatchObject(rule('PROVIDER_FAILED'))
  expect((await finish(game.visitor.call, key, query)).status).toBe(200)
  expect(await finish(game.visitor.call, key, query)).toMatchObject(rule('PROVIDER_FAILED'))
  const late = await startProviderLogin(game.visitor.call)
  await db.updateTable('provider_visit').set({ expires_at: sql`now() - interval '1 second'` }).execute()
  const answer = await finish(game.visitor.call, late.key, await discord.agree(late.url))
  expect(answer).toMatchObject(rule('PROVIDER_FAILED'))
  await deleteExpiredSignIns(db)
  expect(await db.selectFrom('provider_visit').selectAll().execute()).toEqual([])
})

it('somebody who does not agree, and a Discord that fails or answers no user, sign nobody in (rulebook 24.7)', async ({
  user,
  game: { visitor },
  discord,
}) => {
  await linkDiscord(user.call, discord)
  for (const fault of ['down', 'no user'] as const) {
    discord.fault = fault
    expect(await logInByDiscord(visitor.call, discord)).toMatchObject({
      status: 409,
      ...rule('PROVIDER_FAILED'),
    })
  }
  discord.user = null
  expect(await logInByDiscord(visitor.call, discord)).toMatchObject(rule('PROVIDER_FAILED'))
})

it('signing in by Discord restores a deleted account, and lets no admin in who needs a passkey (rulebook 1.17, 24.5)', async ({
  user,
  game,
  db,
  discord,
}) => {
  await linkDiscord(user.call, discord)
  await user.call('/api/auth/delete-account', { name: user.username, password: goodPassword })
  expect((await logInByDiscord(game.visitor.call, discord)).body).toMatchObject({ restored: true })
  await setRole(db, user.username, 'admin')
  const strict = await openTestApp({ discord: discord.settings, adminPasskey: true }, game)
  const refused = await logInByDiscord(strict.visitor.call, discord)
  expect(refused).toMatchObject({ status: 401, ...rule('PASSKEY_NEEDED') })
  expect(refused.response.cookies).toEqual([])
  await strict.close()
})

it('without settings Discord is off: nothing starts, and the log-in page knows (rulebook 24.6)', async ({
  visitor,
  game,
}) => {
  const start = await visitor.call('/api/provider/start-provider-login', { provider: 'discord' })
  expect(start).toMatchObject({ status: 409, ...rule('PROVIDER_OFF') })
  expect((await visitor.call('/api/provider/get-providers')).body).toEqual({ providers: [] })
  expect((await game.visitor.call('/api/provider/get-providers')).body).toEqual({ providers: ['discord'] })
})
