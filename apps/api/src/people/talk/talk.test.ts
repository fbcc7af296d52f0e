import { talkLimits } from '@game/domain'
import type { inferRouterOutputs } from '@trpc/server'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { makeTestLeague, readSocial } from '../../../test/calls/league-calls.ts'
import { foundClan, notificationsOf, socialAs } from '../../../test/calls/social-calls.ts'
import { itIsSocial } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { openStream } from '../../../test/servers/stream.ts'
import { countTalkOfWeek } from '../../reach/reminder/letter-queries.ts'
import type { AppRouter } from '../../server/router/router.ts'
import { eraseAccounts } from '../account/erasure/erase-accounts.ts'
import { deleteOldTalks } from './upkeep-queries.ts'

type Talk = inferRouterOutputs<AppRouter>['talk']['getTalk']
type At = Record<string, unknown>

const read = (user: TestUser, at: At) => readSocial<Talk>(user, 'get-talk', at)
const texts = async (user: TestUser, at: At) => (await read(user, at)).posts.map(({ text }) => text)
const post = async (user: TestUser, at: At, postId: number) =>
  (await read(user, at)).posts.find(({ id }) => id === postId)
const write = async (user: TestUser, at: At, text: string): Promise<number> => {
  const { status, body } = await socialAs(user)<{ id: number }>('add-post', { ...at, text })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}
const done = [200, undefined]

const it = itIsSocial.extend(
  'newLeague',
  ({ db, newUsers }) =>
    async (members: number, data: object = {}) => {
      const users = await newUsers(members)
      const [owner, bert, cleo, dan] = users as [TestUser, TestUser, TestUser, TestUser]
      const { eventId } = await insertTestEvent(db, [{ open: -10, lock: 60, points: 1 }])
      const { id } = await makeTestLeague(owner, { scope: { eventId }, ...data }, users.slice(1))
      return { owner, bert, cleo, dan, at: { leagueId: id }, eventId }
    },
)

describe('who reads and writes (rulebook 28.1)', () => {
  it('members of a private league, in it and under its rounds; for others it does not exist', async ({
    newLeague,
    newUser,
    act,
  }) => {
    const { owner, bert, at, eventId } = await newLeague(2)
    const round = { ...at, eventId, phaseIndex: 1 }
    await write(owner, at, 'Welcome')
    await write(bert, at, ' gg\r\nwp ')
    await write(bert, round, 'My round')
    expect(await texts(owner, at)).toEqual(['gg\nwp', 'Welcome'])
    expect(await texts(owner, round)).toEqual(['My round'])
    expect((await read(owner, at)).talk).toMatchObject({
      unread: 1,
      moderates: true,
      rounds: [{ eventId, phaseIndex: 1, posts: 1, unread: 1 }],
    })
    const other = await newUser()
    expect(await act(other, 'add-post', { ...at, text: 'hi' })).toEqual([404, 'LEAGUE_NOT_FOUND'])
    expect((await other.call(`/api/social/get-talk?leagueId=${at.leagueId}`)).status).toBe(404)
    expect(await act(bert, 'add-post', { ...round, phaseIndex: 2, text: 'hi' })).toEqual([
      404,
      'LEAGUE_NOT_FOUND',
    ])
    expect(await act(bert, 'add-post', { ...at, text: ' \n' })).toEqual([400, 'POST_LENGTH'])
  })

  it('a public league is silent until its owner turns its talk on', async ({ newLeague, newUser, act }) => {
    const { owner, bert, at } = await newLeague(2, { visibility: 'public' })
    expect(await act(bert, 'add-post', { ...at, text: 'hi' })).toEqual([409, 'TALK_OFF'])
    expect(await act(owner, 'update-league', { ...at, data: { talks: true } })).toEqual(done)
    const hello = await write(bert, at, 'hi')
    const other = await newUser()
    expect(await act(other, 'add-post', { ...at, text: 'hi' })).toEqual([403, 'TALK_MEMBERS'])
    expect(await act(other, 'react-to-post', { postId: hello, sign: 'gg', on: true })).toEqual([
      404,
      'POST_NOT_FOUND',
    ])
    await act(owner, 'update-league', { ...at, data: { talks: false } })
    expect(await act(bert, 'edit-post', { postId: hello, text: 'ho' })).toEqual([409, 'TALK_OFF'])
  })

  it('members of a clan', async ({ newPair, newUser, clanName, act }) => {
    const [owner, member] = await newPair()
    const clan = await foundClan(owner, clanName(), [member])
    const at = { clanId: clan.id }
    const id = await write(member, at, `@${owner.username} hi`)
    expect(await texts(owner, at)).toEqual([`@${owner.username} hi`])
    expect(await act(owner, 'delete-post', { postId: id })).toEqual(done)
    expect((await notificationsOf(owner)).notifications).toMatchObject([
      { kind: 'talk_mentioned', facts: { clanId: clan.id, username: member.username } },
    ])
    expect(await act(await newUser(), 'add-post', { ...at, text: 'hi' })).toEqual([403, 'TALK_MEMBERS'])
    expect(await act(owner, 'add-post', { text: 'hi' })).toEqual([400, undefined])
  })
})

it('the author edits within five minutes, author and moderators delete; a stone stays (rulebook 28.3)', async ({
  db,
  newLeague,
  act,
}) => {
  const { owner, bert, cleo, at } = await newLeague(3)
  const id = await write(bert, at, 'gg')
  expect(await act(owner, 'edit-post', { postId: id, text: 'mine' })).toEqual([403, 'POST_RIGHTS'])
  expect(await act(bert, 'edit-post', { postId: id, text: 'gg wp' })).toEqual(done)
  expect(await post(cleo, at, id)).toMatchObject({ text: 'gg wp', editedAt: expect.any(String) })
  await sql`update talk_post set sent_at = sent_at - interval '301 seconds' where id = ${id}`.execute(db)
  expect(await act(bert, 'edit-post', { postId: id, text: 'late' })).toEqual([409, 'POST_TOO_OLD'])
  expect(await act(cleo, 'delete-post', { postId: id })).toEqual([403, 'POST_RIGHTS'])
  expect(await act(owner, 'pin-post', { postId: id, pinned: true })).toEqual(done)
  expect((await read(cleo, at)).talk.pinned?.id).toBe(id)
  await act(owner, 'update-league-role', { ...at, userId: cleo.id, role: 3 })
  const both = await Promise.all([owner, cleo].map(each => act(each, 'delete-post', { postId: id })))
  expect(both.toSorted()).toEqual([done, [404, 'POST_NOT_FOUND']])
  expect((await read(bert, at)).talk.pinned).toBeNull()
  expect(await post(bert, at, id)).toMatchObject({ text: '', state: 'deleted', reactions: [] })
})

it('one reaction of each sign a member (rulebook 28.4)', async ({ newLeague, act }) => {
  const { owner, bert, at } = await newLeague(2)
  const postId = await write(owner, at, 'gg')
  const react = (user: TestUser, sign: string, on = true) => act(user, 'react-to-post', { postId, sign, on })
  await Promise.all([react(bert, 'goat'), react(bert, 'goat'), react(owner, 'goat'), react(bert, 'gg')])
  await react(bert, 'gg', false)
  expect((await post(bert, at, postId))?.reactions).toEqual([{ sign: 'goat', count: 2, own: true }])
})

it('three reports fold a message until a moderator decides; who decided is in the log (rulebook 28.6)', async ({
  db,
  newLeague,
  act,
}) => {
  const { owner, bert, cleo, dan, at } = await newLeague(5)
  const postId = await write(bert, at, 'bad')
  const report = (user: TestUser) => act(user, 'report-post', { postId })
  expect(await report(bert)).toEqual([403, 'POST_RIGHTS'])
  for (const user of [cleo, cleo, dan]) await report(user)
  expect(await post(cleo, at, postId)).toMatchObject({ state: 'shown', reported: true, reports: 0 })
  await report(owner)
  expect(await post(cleo, at, postId)).toMatchObject({ state: 'folded', text: '' })
  expect(await post(bert, at, postId)).toMatchObject({ state: 'folded', text: 'bad' })
  expect(await post(owner, at, postId)).toMatchObject({ state: 'folded', text: 'bad', reports: 3 })
  expect(await act(cleo, 'keep-post', { postId })).toEqual([403, 'POST_RIGHTS'])
  expect(await act(owner, 'keep-post', { postId })).toEqual(done)
  for (const user of [cleo, dan, owner]) await report(user)
  expect(await post(cleo, at, postId)).toMatchObject({ state: 'shown', text: 'bad' })
  const logged = await db.selectFrom('audit').where('account_id', '=', owner.id).select('call').execute()
  expect(logged.map(({ call }) => call)).toEqual(['keep-post'])
})

it('a mention notifies members once an hour, nobody who has muted, blocked or left (rulebook 28.7, 28.8)', async ({
  db,
  newLeague,
  act,
}) => {
  const { owner, bert, cleo, dan, at, eventId } = await newLeague(4)
  const mentions = async (user: TestUser) =>
    (await notificationsOf(user)).notifications.filter(({ kind }) => kind === 'talk_mentioned').length
  await act(cleo, 'mute-talk', { ...at, muted: true })
  await act(dan, 'block-user', { blockedId: owner.id })
  const all = [owner, bert, cleo, dan].map(({ username }) => `@${username.toUpperCase()}`).join(' ')
  const postId = await write(owner, at, all)
  await write(owner, at, `again ${all}`)
  expect(await Promise.all([owner, bert, cleo, dan].map(mentions))).toEqual([0, 1, 0, 0])
  expect(await post(dan, at, postId)).toMatchObject({ state: 'blocked', text: '' })
  expect((await read(cleo, { ...at, eventId, phaseIndex: 1 })).talk.muted).toBe(true)
  await sql`update talk_mark set mentioned_at = mentioned_at - interval '1 hour'`.execute(db)
  await act(bert, 'leave-league', at)
  await write(owner, at, all)
  expect(await mentions(bert)).toBe(1)
  await act(cleo, 'mute-talk', { ...at, muted: false })
  expect(await mentions(cleo), 'what was muted is back').toBe(2)
  await write(owner, { ...at, eventId, phaseIndex: 1 }, all)
  expect(await mentions(cleo), 'the talk of a round has its own hour').toBe(3)
})

it('what is a stone from the start counts as new for nobody: by whom the reader has blocked, or who asked for deletion (rulebook 28.9)', async ({
  db,
  newLeague,
  act,
}) => {
  const { owner, bert, cleo, dan, at } = await newLeague(4)
  for (const author of [bert, cleo, dan]) await write(author, at, 'new')
  const unread = async () => {
    const [digest] = await countTalkOfWeek(db, owner.id, new Date(Date.now() + 60_000).toISOString())
    return [(await read(owner, at)).talk.unread, digest?.count]
  }
  expect(await unread()).toEqual([3, 3])
  await act(owner, 'block-user', { blockedId: bert.id })
  expect(await unread()).toEqual([2, 2])
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date() })
    .where('id', '=', cleo.id)
    .execute()
  expect(await unread()).toEqual([1, 1])
  await act(owner, 'unblock-user', { blockedId: bert.id })
  expect(await unread(), 'unblocked').toEqual([2, 2])
})

it('a removed member’s messages stay with the name, an erased user’s lose both (rulebook 28.10)', async ({
  db,
  newLeague,
  act,
}) => {
  const { owner, bert, cleo, at } = await newLeague(3)
  const kept = await write(bert, at, 'I was here')
  const erased = await write(cleo, at, `my secret @${owner.username}`)
  await act(cleo, 'react-to-post', { postId: kept, sign: 'rip', on: true })
  await act(owner, 'react-to-post', { postId: kept, sign: 'rip', on: true })
  await act(owner, 'remove-league-member', { ...at, userId: bert.id })
  expect(await act(bert, 'edit-post', { postId: kept, text: 'and am' })).toEqual([404, 'POST_NOT_FOUND'])
  const exported = await cleo.call<{ data: { talkPosts: object[] } }>('/api/auth/export-data')
  expect(exported.body.data.talkPosts).toMatchObject([{ text: `my secret @${owner.username}` }])
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('id', '=', cleo.id)
    .execute()
  expect(await post(owner, at, erased)).toMatchObject({ author: null, text: '', state: 'erased' })
  await eraseAccounts(db)
  expect(await post(owner, at, kept)).toMatchObject({
    author: { username: bert.username },
    text: 'I was here',
    reactions: [{ sign: 'rip', count: 1, own: true }],
  })
  const stored = db.selectFrom('talk_post').where('id', '=', erased).select('text')
  expect(await stored.execute()).toEqual([{ text: '' }])
  expect((await notificationsOf(owner)).notifications.map(({ kind }) => kind)).not.toContain('talk_mentioned')
})

describe('many messages (rulebook 28.2, 28.9)', () => {
  it('200 by ten at once are all stored, in pages, and count as unread up to a hundred until they are read', async ({
    newLeague,
    act,
  }) => {
    const { owner, bert, at } = await newLeague(2)
    const ids: number[] = []
    for (let n = 0; n < 200; n += 10)
      ids.push(...(await Promise.all(Array.from({ length: 10 }, (_, m) => write(bert, at, `${n + m}`)))))
    const first = await read(owner, at)
    expect([first.posts.length, first.talk.unread]).toEqual([talkLimits.page, talkLimits.unread])
    let seen = first.posts
    for (let { next } = first; next !== null; ) {
      const page = await read(owner, { ...at, before: next })
      seen = [...seen, ...page.posts]
      next = page.next
    }
    expect(seen.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => b - a))
    const [newest, , third] = seen
    expect(await act(owner, 'read-talk', { ...at, postId: third?.id })).toEqual(done)
    expect((await read(owner, at)).talk.unread).toBe(2)
    await act(owner, 'read-talk', { ...at, postId: Number(newest?.id) + 1000 })
    await act(owner, 'read-talk', { ...at, postId: 1 })
    await write(bert, at, 'more')
    expect((await read(owner, at)).talk.unread).toBe(1)
  })

  it('the newest 2,000 stay with the pinned one, and all go a year after the end of the league', async ({
    db,
    newLeague,
    act,
  }) => {
    const { owner, at } = await newLeague(1)
    const pinned = await write(owner, at, 'our rules')
    await act(owner, 'pin-post', { postId: pinned, pinned: true })
    const first = await write(owner, at, 'first')
    await sql`insert into talk_post (talk_id, user_id, text) select talk_id, user_id, 'more' from talk_post, generate_series(1, 1998)
      where id = ${first}`.execute(db)
    await sql`update talk set posts = 2000 where league_id = ${at.leagueId}`.execute(db)
    await write(owner, at, 'last')
    const { rows } = await sql<{ count: number; first: number }>`select count(*) as count, min(p.id) as first
      from talk_post p join talk t on t.id = p.talk_id where t.league_id = ${at.leagueId}`.execute(db)
    expect(rows).toEqual([{ count: 2000, first: pinned }])
    expect((await read(owner, { ...at, before: first + 2 })).posts.map(({ text }) => text)).toEqual([
      'more',
      'our rules',
    ])
    expect((await read(owner, at)).talk.pinned).toMatchObject({ text: 'our rules' })
    const endLeague = (days: number) =>
      sql`update league set ended_at = now() - make_interval(days => ${days}) where id = ${at.leagueId}`.execute(
        db,
      )
    await endLeague(364)
    await deleteOldTalks(db)
    expect((await read(owner, at)).posts).toHaveLength(50)
    await endLeague(366)
    await deleteOldTalks(db)
    expect((await read(owner, at)).posts).toEqual([])
  })
})

it('a message that is sent again after a lost answer is the same message, also by two calls at once (rulebook 28.2)', async ({
  db,
  newLeague,
}) => {
  const { owner, bert, at } = await newLeague(2)
  const twice = await Promise.all([write(owner, at, 'gg @all'), write(owner, at, 'gg @all')])
  expect(new Set(twice).size).toBe(1)
  await write(bert, at, 'gg @all')
  expect(await write(owner, at, ' gg @all '), 'it is the last of its author').toBe(twice[0])
  await write(owner, at, 'wp')
  await write(owner, at, 'gg @all')
  expect(await texts(owner, at)).toEqual(['gg @all', 'wp', 'gg @all', 'gg @all'])
  await sql`update talk_post set sent_at = sent_at - interval '61 seconds'`.execute(db)
  await write(owner, at, 'gg @all')
  expect(await texts(owner, at)).toHaveLength(5)
})

it('pages that have read a talk hear of a change of it, and of no other (rulebook 28.11)', async ({
  app,
  newLeague,
}) => {
  const { owner, bert, at } = await newLeague(2)
  const other = await newLeague(1)
  const hello = [await write(owner, at, 'hello'), await write(other.owner, other.at, 'hello')]
  const { talk } = await read(bert, at)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(address, `?talk=${talk.key}`, bert.cookie)
  expect(await stream.next()).toBe('open')
  await socialAs(other.owner)('react-to-post', { postId: hello[1], sign: 'eco', on: true })
  await socialAs(owner)('react-to-post', { postId: hello[0], sign: 'eco', on: true })
  expect(await stream.nextData('talk_changed')).toEqual({ type: 'talk_changed', talk: talk.key })
  stream.leave()
})
