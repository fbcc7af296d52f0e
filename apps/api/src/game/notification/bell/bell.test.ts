import type { inferRouterOutputs } from '@trpc/server'
import { expect } from 'vitest'
import { notificationsOf, socialAs } from '../../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../../test/fixtures/fixtures.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { findUnread } from '../../../reach/reminder/letter-queries.ts'
import type { AppRouter } from '../../../server/router/router.ts'
import { notify } from '../notify.ts'

type Router = inferRouterOutputs<AppRouter>['notification']

const read = async <Answer>(user: TestUser, call: string): Promise<Answer> =>
  (await user.call<Answer>(`/api/social/${call}`)).body
const groupsOf = (user: TestUser, page = 1) =>
  read<Router['getNotificationGroups']>(user, `get-notification-groups?page=${page}`)
const mutesOf = async (user: TestUser) => (await read<Router['getMutes']>(user, 'get-mutes')).mutes

it('the bell groups those who joined a league, and shows a reward above whatever is newer (rulebook 10.27)', async ({
  db,
  newUser,
}) => {
  const reader = await newUser()
  const joined = Array.from({ length: 40 }, (_, n) => ({
    userId: reader.id,
    kind: 'league_joined' as const,
    facts: { leagueId: 1, league: 'Office Cup', userId: 1000 + n, username: `user_${n}` },
    naturalKey: `joined:${n}`,
  }))
  const reward = { eventId: 1, event: 'Night Cup', reward: 'Skin', amount: 1 }
  await notify(db, [{ userId: reader.id, kind: 'reward_granted', facts: reward, naturalKey: 'reward' }])
  await notify(db, joined)
  const { groups, count, hasMore } = await groupsOf(reader)
  expect([count, hasMore]).toEqual([2, false])
  expect(groups.map(({ kind, ids, names }) => [kind, ids.length, names])).toEqual([
    ['reward_granted', 1, []],
    ['league_joined', 40, ['user_39', 'user_38', 'user_37']],
  ])
  expect(await notificationsOf(reader), 'the badge counts groups').toMatchObject({
    unread: 41,
    unreadGroups: 2,
  })
  await socialAs(reader)('read-notifications', { ids: groups[1]?.ids })
  expect(await notificationsOf(reader)).toMatchObject({ unread: 1, unreadGroups: 1 })
  const later = {
    ...joined[0],
    facts: { ...joined[0]?.facts, userId: 2000, username: 'late_lou' },
    naturalKey: 'late',
  }
  await notify(db, [later as (typeof joined)[number]])
  const after = (await groupsOf(reader)).groups
  expect(
    after.map(({ kind, ids, readAt }) => [kind, ids.length, readAt !== null]),
    'a group stays one when it is read, and what comes then is another',
  ).toEqual([
    ['reward_granted', 1, false],
    ['league_joined', 1, false],
    ['league_joined', 40, true],
  ])
})

it('the bell has 25 groups a page (rulebook 10.27)', async ({ db, newUser }) => {
  const reader = await newUser()
  const clans = Array.from({ length: 26 }, (_, n) => ({
    userId: reader.id,
    kind: 'clan_removed' as const,
    facts: { clanId: n + 1, clan: `Clan ${n}`, reason: 'removed' },
    naturalKey: `removed:${n}`,
  }))
  await notify(db, clans)
  expect(await groupsOf(reader)).toMatchObject({ groups: { length: 25 }, count: 26, hasMore: true })
  expect(await groupsOf(reader, 2)).toMatchObject({ groups: { length: 1 }, hasMore: false })
})

it('what is muted is not listed, counted, pushed or in a digest, and is back when that ends (rulebook 10.28)', async ({
  db,
  newUser,
  act,
}) => {
  const reader = await newUser()
  const other = await newUser()
  const clan = (n: number) => ({ clanId: 7 + n, clan: `Clan ${n}`, reason: 'removed' })
  await notify(
    db,
    [1, 2].map(n => ({
      userId: reader.id,
      kind: 'clan_removed',
      facts: clan(n),
      naturalKey: `removed:${n}`,
    })),
  )
  const [, first] = (await notificationsOf(reader)).notifications
  const id = first?.id ?? 0
  const unheard = { notificationId: id, what: 'kind' }
  expect(await act(other, 'mute-notifications', unheard), 'of somebody else').toEqual([
    404,
    'NOTIFICATION_NOT_FOUND',
  ])
  expect(
    await act(reader, 'mute-notifications', { notificationId: id, what: 'league' }),
    'about no league',
  ).toEqual([404, 'NOTIFICATION_NOT_FOUND'])
  expect(await act(reader, 'mute-notifications', unheard)).toEqual([200, undefined])
  expect(await notificationsOf(reader)).toMatchObject({ count: 0, unread: 0 })
  expect((await groupsOf(reader)).count).toBe(0)
  expect(await findUnread(db, reader.id, id)).toBeUndefined()
  const [mute] = await mutesOf(reader)
  expect(mute).toMatchObject({ kind: 'clan_removed', leagueId: null, name: '' })
  await socialAs(other)('unmute-notifications', { muteId: mute?.id })
  expect(await mutesOf(reader), 'only its user ends it').toHaveLength(1)
  expect(await act(reader, 'unmute-notifications', { muteId: mute?.id })).toEqual([200, undefined])
  expect(await notificationsOf(reader)).toMatchObject({ count: 2, unread: 2 })
})

it('what a notification does not name cannot be muted by it, nor what has been deleted since (rulebook 10.28)', async ({
  db,
  newUser,
  act,
}) => {
  const reader = await newUser()
  const result = { leagueId: 999, league: 'Gone Cup', eventId: 1, round: 'Playoffs', own: 3, their: 2 }
  await notify(db, [{ userId: reader.id, kind: 'fixture_result', facts: result, naturalKey: 'result' }])
  const [found] = (await notificationsOf(reader)).notifications
  const mute = (what: string) => act(reader, 'mute-notifications', { notificationId: found?.id, what })
  expect(await mute('event'), 'without its name').toEqual([404, 'NOTIFICATION_NOT_FOUND'])
  expect(await mute('league'), 'deleted').toEqual([404, 'LEAGUE_NOT_FOUND'])
  expect(await mutesOf(reader)).toEqual([])
})
