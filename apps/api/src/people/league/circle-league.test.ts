import { eveningWaitMs } from '@game/domain'
import { expect } from 'vitest'
import { makeTestLeague, placed, playPhase, readSocial, readTable } from '../../../test/calls/league-calls.ts'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertPrivate } from '../../../test/fixtures/private-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { leaveLeaguesOfCircles } from './member/keep-owners.ts'
import { sendReminders } from './member/send-reminders.ts'
import { makeStandings } from './round/make-standings.ts'

const phases = [
  { open: -10, lock: 60, points: 1 },
  { open: 61, lock: 120, points: 1 },
]
const data = (scope: object, visibility = 'private') => ({
  data: { name: 'The LAN', format: 'table', visibility, entry: 'open', scope },
})
const remove = (owner: TestUser, eventId: number, userId: number) =>
  owner.call('/api/clutchdeck/remove-participant', { eventId, userId })
type Own = { own: { id: number; members: number }[] }
const ownOf = async (user: TestUser, eventId?: number) => {
  const query = { page: 1, pageSize: 25, phrase: '', ...(eventId && { eventId }) }
  return (await readSocial<Own>(user, 'get-leagues', query)).own.map(({ id }) => id)
}

it('a league of private events is of one host, private, and for their circle: for others neither league nor code exist (rulebook 19.40)', async ({
  db,
  newUsers,
  act,
}) => {
  const [host, friend, other, stranger] = (await newUsers(4)) as [TestUser, TestUser, TestUser, TestUser]
  const { eventId } = await insertPrivate(db, phases, { owner: host, others: [friend] })
  const second = await insertPrivate(db, phases, { owner: host, others: [friend, other] })
  const foreign = await insertPrivate(db, phases, { owner: other, others: [friend] })
  const shown = await insertTestEvent(db, phases)
  for (const made of [
    data({ eventId }),
    data({ eventId }, 'public'),
    data({ eventIds: [eventId, shown.eventId] }),
  ])
    expect(await act(stranger, 'add-league', made)).toEqual([404, 'EVENT_NOT_FOUND'])
  for (const eventIds of [
    [eventId, shown.eventId],
    [eventId, foreign.eventId],
  ])
    expect(await act(friend, 'add-league', data({ eventIds }))).toEqual([409, 'LEAGUE_EVENTS_MIXED'])
  expect(await act(friend, 'add-league', data({ eventId }, 'public'))).toEqual([409, 'LEAGUE_STAYS_PRIVATE'])
  const { id: leagueId, code } = await makeTestLeague(
    friend,
    { scope: { eventIds: [eventId, second.eventId] } },
    [host],
  )
  const preview = (user: TestUser) =>
    user.call<{ rule?: string }>(`/api/social/get-league-preview?code=${code}`)
  for (const outsider of [stranger, other]) {
    expect(await act(outsider, 'join-league', { code })).toEqual([404, 'LEAGUE_NOT_FOUND'])
    expect((await preview(outsider)).body.rule).toBe('LEAGUE_NOT_FOUND')
  }
  expect((await preview(host)).status).toBe(200)
  expect(await ownOf(host, eventId)).toEqual([leagueId])
  const change = { leagueId, data: { visibility: 'public' } }
  expect(await act(friend, 'update-league', change)).toEqual([409, 'LEAGUE_STAYS_PRIVATE'])
})

it('the rounds of a league of a private event are played like others; who leaves the circle leaves the league, and its owner is followed (rulebook 19.40)', async ({
  db,
  newUsers,
  act,
}) => {
  const [host, friend, third] = (await newUsers(3)) as [TestUser, TestUser, TestUser]
  const event = await insertPrivate(db, phases, { owner: host, others: [friend, third] })
  const { eventId } = event
  const { id: leagueId, code } = await makeTestLeague(friend, { scope: { eventId } }, [host, third])
  await playPhase(db, event, 1, placed([host, friend, third], [1, 2, 3]))
  const namesOf = async () => (await readTable(host, leagueId)).rows.map(({ user }) => user.username)
  expect(await namesOf()).toEqual([third, friend, host].map(({ username }) => username))
  expect((await remove(host, eventId, friend.id)).status).toBe(200)
  const gone = await friend.call(`/api/social/get-league?leagueId=${leagueId}`)
  expect([gone.status, await ownOf(friend)]).toEqual([404, []])
  await leaveLeaguesOfCircles(db)
  await makeStandings(db, eventId)
  expect(await namesOf()).toEqual([third, host].map(({ username }) => username))
  const [first] = (await notificationsOf(host)).notifications.filter(({ kind }) => kind === 'league_owner')
  expect(first?.facts).toMatchObject({ leagueId })
  expect(await act(friend, 'join-league', { code })).toEqual([404, 'LEAGUE_NOT_FOUND'])
  await host.call('/api/clutchdeck/admit-participant', { eventId, userId: friend.id })
  expect(await act(friend, 'join-league', { code })).toEqual([200, undefined])
})

it('a league of an automatic evening says that its phases lock when the match goes live, also in a reminder (rulebook 19.40, 30.18)', async ({
  db,
  newUsers,
  act,
}) => {
  const [host, friend] = (await newUsers(2)) as [TestUser, TestUser]
  const open = -10
  const waiting = [{ open, lock: open + eveningWaitMs / 60_000, points: 1 }]
  const { eventId } = await insertPrivate(db, waiting, { owner: host, others: [friend] })
  const { id: leagueId } = await makeTestLeague(host, { scope: { eventId } }, [friend])
  type Shown = { league: { rounds: { locksLive: boolean }[]; ready: { locksLive: boolean } | null } }
  const locksLive = async () => {
    const { league } = await readSocial<Shown>(friend, 'get-league', { leagueId })
    return [league.rounds[0]?.locksLive, league.ready?.locksLive]
  }
  expect(await locksLive(), 'thirty days that a host has chosen').toEqual([false, false])
  expect((await host.call('/api/clutchdeck/update-hosted-event', { eventId, automatic: true })).status).toBe(
    200,
  )
  expect(await locksLive()).toEqual([true, true])
  expect(await act(host, 'remind-league-members', { leagueId })).toEqual([200, undefined])
  await sendReminders(db)
  const reminders = (await notificationsOf(friend)).notifications.filter(
    ({ kind }) => kind === 'league_reminder',
  )
  expect(reminders.map(({ facts }) => [facts.eventId, facts.lock])).toEqual([[eventId, undefined]])
})
