import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { addSource, readAll, sendChunk } from '../../../../test/calls/log-calls.ts'
import { finish, startLink } from '../../../../test/calls/provider-calls.ts'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertPrivate } from '../../../../test/fixtures/private-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { openSteam } from '../../../../test/servers/steam.ts'
import type { Db } from '../../../ground/db/db.ts'
import { findLinked } from '../../../people/account/provider/link-queries.ts'
import { saveParticipant } from '../circle/participant-queries.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
let accounts = 0
/** The account of another Steam user, and its SteamID64. */
const newSteam = () => {
  const account = 5000 + ++accounts
  return { account, steamId: String(76_561_197_960_265_728n + BigInt(account)) }
}
type Steam = ReturnType<typeof newSteam>

/** A private event of an owner with a friend who takes part, and the game server that sends for it. */
const it = base.extend('evening', async ({ testApp, newUser }) => {
  const [owner, friend] = [await newUser(), await newUser()]
  return { owner, friend, ...(await insertEvening(testApp, owner, [friend])) }
})

async function insertEvening(testApp: TestApp, owner: TestUser, others: TestUser[]) {
  const { eventId, players } = await insertPrivate(testApp.db, [{ open: 60, lock: 120, points: 1 }], {
    owner,
    others,
  })
  const source = await addSource(owner, eventId)
  const send = (body: string) => sendChunk(testApp.app, source.token, { body })
  /** Lets a player write into the chat, as the server sends it. */
  const write = async ({ account }: Steam, message: string, name = 'anna') => {
    const line = `06/01/2026 - 19:03:17.123 - "${name}<2><[U:1:${account}]><CT>" say "${message}"\n`
    expect(await send(line)).toBe(200)
    await readAll(testApp.db, source.id)
  }
  return { eventId, players, source, send, write }
}

type Link = { link: { steamId: string; name: string; signsIn: boolean } | null; code: string | null }
const linkOf = async (user: TestUser, eventId: number) =>
  (await user.call<Link>(path(`get-steam-link?eventId=${eventId}`))).body
const start = (user: TestUser, eventId: number) =>
  user.call<{ code: string; until: string; rule?: string }>(path('start-steam-link'), { eventId })
const codeOf = async (user: TestUser, eventId: number) => {
  const { status, body } = await start(user, eventId)
  expect(status).toBe(200)
  return body.code
}
const remove = async (user: TestUser, eventId: number, userId?: number) => {
  const { status, body } = await user.call<{ rule?: string }>(path('remove-steam-link'), { eventId, userId })
  return [status, body.rule]
}

const giveSteamId = (db: Db, id: number | undefined, steam_id: string) =>
  db
    .updateTable('player')
    .set({ steam_id })
    .where('id', '=', id ?? 0)
    .execute()

type Marks = { users: { player: { id: number } | null }[] }
/** Who a user is among the players of an event, as its ranking shows it. */
const markOf = async (asker: TestUser, { id }: TestUser, eventId: number) =>
  (await asker.call<Marks>('/api/auth/get-users', { ids: [id], eventId })).body.users[0]?.player

it('a player who writes the code in the chat of the server is linked to its user, who is notified and undoes it (rulebook 30.14)', async ({
  evening: { eventId, friend, owner, players, write },
  db,
}) => {
  const steam = newSteam()
  const { body } = await start(friend, eventId)
  expect(body.code).toMatch(/^[ACEFHKMPRTWXY]{6}$/)
  expect(await linkOf(friend, eventId)).toEqual({ link: null, code: body.code, until: body.until })
  await write(steam, `!deck ${body.code.toLowerCase()}`)
  const link = { steamId: steam.steamId, name: 'anna', signsIn: false }
  expect(await linkOf(friend, eventId)).toEqual({ link, code: null, until: null })
  const { notifications } = await notificationsOf(friend)
  expect(notifications).toMatchObject([{ kind: 'steam_linked', facts: { eventId, name: 'anna' } }])
  await giveSteamId(db, players[0], steam.steamId)
  expect(await markOf(owner, friend, eventId)).toMatchObject({ id: players[0], own: false })
  expect(await remove(friend, eventId)).toEqual([200, undefined])
  expect(await remove(friend, eventId)).toEqual([200, undefined])
  expect(await linkOf(friend, eventId)).toEqual({ link: null, code: null, until: null })
  const audited = await db
    .selectFrom('audit')
    .where('event_id', '=', eventId)
    .where('call', 'in', ['start-steam-link', 'remove-steam-link'])
    .select(['call', 'account_id'])
    .orderBy('id')
    .execute()
  expect(audited).toEqual([
    { call: 'start-steam-link', account_id: friend.id },
    { call: 'remove-steam-link', account_id: friend.id },
  ])
})

it('a code links nobody after its ten minutes, nor once it was used or replaced (rulebook 30.14)', async ({
  evening: { eventId, friend, write },
  db,
}) => {
  const late = await codeOf(friend, eventId)
  await db
    .updateTable('event_participant')
    .set({ steam_code_until: sql<null>`now() - interval '1 second'` })
    .where('user_id', '=', friend.id)
    .execute()
  await write(newSteam(), `!deck ${late}`)
  expect(await linkOf(friend, eventId)).toEqual({ link: null, code: null, until: null })
  const replaced = await codeOf(friend, eventId)
  const code = await codeOf(friend, eventId)
  await write(newSteam(), `!deck ${replaced}`)
  expect((await linkOf(friend, eventId)).link).toBeNull()
  const steam = newSteam()
  await write(steam, `!deck ${code}`)
  await write(newSteam(), `!deck ${code}`)
  expect((await linkOf(friend, eventId)).link?.steamId).toBe(steam.steamId)
})

it('the server of another event links nobody, and a user has one open code (rulebook 30.14)', async ({
  evening: { eventId, friend, owner, write },
  testApp,
}) => {
  const other = await insertEvening(testApp, owner, [friend])
  const code = await codeOf(friend, eventId)
  await other.write(newSteam(), `!deck ${code}`)
  expect(await linkOf(friend, eventId)).toMatchObject({ link: null, code })
  const newer = await codeOf(friend, other.eventId)
  await write(newSteam(), `!deck ${code}`)
  expect(await linkOf(friend, eventId)).toMatchObject({ link: null, code: null })
  await other.write(newSteam(), `!deck ${newer}`)
  expect((await linkOf(friend, eventId)).link).not.toBeNull()
})

it('a SteamID belongs to one user, also when two are linked by two servers at once, and the other code stays open (rulebook 30.14)', async ({
  evening,
  newUser,
  testApp,
}) => {
  const others = [await newUser(), await newUser()] as const
  const other = await insertEvening(testApp, others[0], [others[1]])
  const steam = newSteam()
  const codes = [
    await codeOf(evening.friend, evening.eventId),
    await codeOf(others[1], other.eventId),
  ] as const
  await Promise.all([evening.write(steam, `!deck ${codes[0]}`), other.write(steam, `!deck ${codes[1]}`)])
  const states = [await linkOf(evening.friend, evening.eventId), await linkOf(others[1], other.eventId)]
  expect(states.filter(({ link }) => link?.steamId === steam.steamId)).toHaveLength(1)
  expect(states.filter(({ link, code }) => link === null && code !== null)).toHaveLength(1)
  const last = await codeOf(evening.owner, evening.eventId)
  for (const _ of [1, 2]) await evening.write(steam, `!deck ${last}`)
  expect(await linkOf(evening.owner, evening.eventId)).toMatchObject({ link: null, code: last })
  const { notifications } = await notificationsOf(evening.owner)
  expect(notifications, 'once for a code').toMatchObject([{ kind: 'steam_taken', facts: { name: 'anna' } }])
})

it('only the circle gets a code, who has a SteamID gets none, and the owner unlinks those who take part (rulebook 30.14)', async ({
  evening: { eventId, friend, owner, write },
  newUser,
  db,
}) => {
  const [stranger, third] = [await newUser(), await newUser()]
  expect((await start(stranger, eventId)).status).toBe(404)
  await write(newSteam(), `!deck ${await codeOf(friend, eventId)}`)
  expect(await start(friend, eventId)).toMatchObject({ status: 409, body: { rule: 'PROVIDER_LINKED' } })
  expect(await remove(stranger, eventId)).toEqual([404, 'EVENT_NOT_FOUND'])
  expect((await remove(stranger, eventId, friend.id))[0]).toBe(403)
  expect((await remove(owner, eventId, third.id))[0]).toBe(404)
  type Circle = { participants: { userId: number; linkedAs: string | null }[] }
  const circle = async () =>
    (await owner.call<Circle>(path(`get-participants?eventId=${eventId}`))).body.participants.find(
      ({ userId }) => userId === friend.id,
    )
  expect(await circle()).toMatchObject({ linkedAs: 'anna' })
  expect(await remove(owner, eventId, friend.id)).toEqual([200, undefined])
  expect(await circle()).toMatchObject({ linkedAs: null })
  const [news] = (await notificationsOf(friend)).notifications
  expect(news).toMatchObject({ kind: 'steam_unlinked', facts: { eventId, name: 'anna' } })
  const code = await codeOf(friend, eventId)
  await owner.call(path('remove-participant'), { eventId, userId: friend.id })
  await write(newSteam(), `!deck ${code}`)
  const links = await db.selectFrom('provider_link').where('account_id', '=', friend.id).selectAll().execute()
  expect(links).toEqual([])
  for (const state of ['removed', 'waiting'] as const) {
    await saveParticipant(db, { eventId, userId: friend.id }, state)
    expect(await remove(owner, eventId, friend.id), state).toEqual([404, 'PARTICIPANT_NOT_FOUND'])
  }
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  expect(await start(owner, eventId)).toMatchObject({ status: 409, body: { rule: 'EVENT_OVER' } })
})

it('a SteamID of the chat signs nobody in, marks nobody in public events, and gives way to Steam itself (rulebook 30.14)', async ({
  evening: { eventId, friend, owner, players, write },
  testApp,
  db,
}) => {
  const site = await openSteam()
  onTestFinished(() => site.stop())
  const game = await openTestApp(site.settings, testApp)
  onTestFinished(game.close)
  const steam = newSteam()
  await write(steam, `!deck ${await codeOf(friend, eventId)}`)
  expect(await findLinked(db, 'steam', steam.steamId)).toBeUndefined()
  type Links = { links: { signsIn: boolean }[] }
  const links = async (user: TestUser) => (await user.call<Links>('/api/provider/get-links')).body.links
  expect(await links(friend)).toMatchObject([{ provider: 'steam', name: 'anna', signsIn: false }])
  const shown = await insertTestEvent(db, [{ open: 60, lock: 120 }])
  await giveSteamId(db, players[0], steam.steamId)
  expect(await markOf(owner, friend, eventId)).toMatchObject({ id: players[0] })
  await giveSteamId(db, players[0], newSteam().steamId)
  await giveSteamId(db, shown.players[0], steam.steamId)
  expect(await markOf(owner, friend, shown.eventId)).toBeNull()
  site.user = { id: steam.steamId }
  const { url, key } = await startLink(game.as(owner), site)
  expect((await finish(game.as(owner), site, key, await site.agree(url))).status).toBe(200)
  expect(await links(friend)).toEqual([])
  expect(await linkOf(owner, eventId)).toMatchObject({ link: { steamId: steam.steamId, signsIn: true } })
  expect(await markOf(friend, owner, shown.eventId)).toMatchObject({ id: shown.players[0] })
  expect(await remove(owner, eventId)).toEqual([200, undefined])
  expect((await linkOf(owner, eventId)).link).not.toBeNull()
})
