import { expect } from 'vitest'
import { makeTestLeague, placed, playPhase, readFixtures } from '../../../test/calls/league-calls.ts'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { makeStandings } from './round/make-standings.ts'

const phases = [{ open: -10, lock: 60, points: 1 }]
const ofLeagues = async (user: TestUser) =>
  (await notificationsOf(user)).notifications.map(({ kind, facts }) => [
    kind,
    (facts as { username?: string }).username ?? null,
  ])

it('owner and moderators are notified of those who join and ask, users of being let in, of a league made public and of its end (rulebook 19.32)', async ({
  db,
  newUsers,
  act,
}) => {
  const [owner, moderator, member, guest] = (await newUsers(4)) as [TestUser, TestUser, TestUser, TestUser]
  const { eventId } = await insertTestEvent(db, phases)
  const { id: leagueId, code } = await makeTestLeague(owner, { scope: { eventId } }, [moderator, member])
  await act(owner, 'update-league-role', { leagueId, userId: moderator.id, role: 3 })
  await act(owner, 'update-league', {
    leagueId,
    data: { name: 'The Office', visibility: 'private', entry: 'letIn' },
  })
  await act(guest, 'join-league', { code })
  expect(await ofLeagues(owner)).toEqual([
    ['league_asked', guest.username],
    ['league_joined', member.username],
    ['league_joined', moderator.username],
  ])
  expect(await ofLeagues(moderator)).toEqual([['league_asked', guest.username]])
  expect(await ofLeagues(member), 'members learn of nobody').toEqual([])
  expect(await act(moderator, 'admit-league-member', { leagueId, userId: guest.id, admit: true })).toEqual([
    200,
    undefined,
  ])
  expect((await ofLeagues(guest)).map(([kind]) => kind)).toEqual(['league_let_in'])
  const show = (visibility: string) =>
    act(owner, 'update-league', { leagueId, data: { name: 'The Office', visibility, entry: 'letIn' } })
  for (const visibility of ['private', 'public', 'public', 'private', 'public']) await show(visibility)
  for (const user of [moderator, member, guest])
    expect((await ofLeagues(user)).filter(([kind]) => kind === 'league_public')).toHaveLength(2)
  expect((await ofLeagues(owner)).map(([kind]) => kind)).not.toContain('league_public')
  expect(await act(owner, 'delete-league', { leagueId })).toEqual([200, undefined])
  for (const user of [moderator, member, guest])
    expect((await ofLeagues(user))[0]?.[0]).toBe('league_removed')
  expect((await ofLeagues(owner)).map(([kind]) => kind)).not.toContain('league_removed')
})

it('who is refused, or leaves, and comes again is announced again; asking twice is not (rulebook 19.32)', async ({
  db,
  newUsers,
  act,
}) => {
  const [owner, guest] = (await newUsers(2)) as [TestUser, TestUser]
  const { eventId } = await insertTestEvent(db, phases)
  const { id: leagueId, code } = await makeTestLeague(owner, { scope: { eventId } }, [])
  for (const _ of [1, 2]) {
    await act(guest, 'join-league', { code })
    await act(guest, 'leave-league', { leagueId })
  }
  const data = { name: 'The Office', visibility: 'private', entry: 'letIn' }
  await act(owner, 'update-league', { leagueId, data })
  for (const _ of [1, 2]) {
    for (const __ of [1, 2]) await act(guest, 'join-league', { code })
    await act(owner, 'admit-league-member', { leagueId, userId: guest.id, admit: false })
  }
  expect((await ofLeagues(owner)).map(([kind]) => kind).toSorted()).toEqual([
    'league_asked',
    'league_asked',
    'league_joined',
    'league_joined',
  ])
})

it('a provisional result notifies nobody; a final one does so once, with both scores and the opponent (rulebook 19.32)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(4)
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const event = await insertTestEvent(db, [...phases, { open: 61, lock: 120, points: 1 }])
  const { id: leagueId } = await makeTestLeague(
    owner,
    { format: 'headToHead', scope: { eventId: event.eventId } },
    others,
  )
  await playPhase(db, event, 1, placed(users, [1, 2, 3, 4]))
  const results = async (user: TestUser) =>
    (await notificationsOf(user)).notifications.filter(({ kind }) => kind === 'fixture_result')
  expect(await results(owner)).toEqual([])
  await db.updateTable('event').set({ final_after_hours: 0 }).where('id', '=', event.eventId).execute()
  for (const _ of [1, 2]) await makeStandings(db, event.eventId)
  const { fixtures } = await readFixtures(owner, leagueId, 1)
  for (const { home, away, homeScore, awayScore, winner } of fixtures) {
    const [found, ...more] = await results(users.find(({ id }) => id === home?.id) as TestUser)
    expect(more).toEqual([])
    const outcome = winner === 'home' ? 'won' : winner === 'away' ? 'lost' : 'drawn'
    expect(found?.facts).toMatchObject({
      opponent: away?.username,
      own: homeScore,
      their: awayScore,
      outcome,
    })
  }
})
