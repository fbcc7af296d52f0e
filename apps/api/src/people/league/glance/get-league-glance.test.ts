import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  type LeagueOutputs,
  makeTestLeague,
  placed,
  playPhase,
  readSocial,
} from '../../../../test/calls/league-calls.ts'
import { socialAs } from '../../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

type Glance = LeagueOutputs['getLeagueGlance']
type Query = Record<string, unknown> & { leagueId: number }
const glance = (user: TestUser, query: Query) => readSocial<Glance>(user, 'get-league-glance', query)
const statusOf = async (user: Pick<TestUser, 'call'>, { leagueId, round = 1 }: Query) =>
  (await user.call(`/api/social/get-league-glance?leagueId=${leagueId}&round=${round}`)).status
const cellsOf = ({ members }: Glance) =>
  members.map(({ user, score, cards }) => [user.id, score, cards.map(card => [card.playerId, card.score])])

it('shows members in the order of a locked round, the cards by their holders in the league, and nothing of what is open (rulebook 19.36)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(5)
  const [anna, bert, cleo, dora, other] = users as [TestUser, TestUser, TestUser, TestUser, TestUser]
  const event = await insertTestEvent(db, [
    { open: -10, lock: 60, points: 1 },
    { open: -10, lock: 120, points: 1 },
  ])
  const { id: leagueId } = await makeTestLeague(anna, { scope: { eventId: event.eventId } }, [
    bert,
    cleo,
    dora,
  ])
  expect(await statusOf(anna, { leagueId }), 'before the lock').toBe(409)
  // A deck of the next phase, which stays open.
  await insertDecks(db, event.eventId, [
    { userId: anna.id, phase: 2, cards: [{ playerId: event.players[5] ?? 0, keyplays: [1], perks: [] }] },
  ])
  await playPhase(db, event, 1, placed([anna, bert, cleo], [1, 3, 1]))
  const [, one, , three] = event.players
  const first = await glance(dora, { leagueId })
  const [most, least] = [first.members[0]?.score ?? 0, first.members[1]?.score ?? 0]
  expect(most).toBeGreaterThan(least)
  expect(cellsOf(first)).toEqual([
    [bert.id, most, [[three, most]]],
    [anna.id, least, [[one, least]]],
    [cleo.id, least, [[one, least]]],
    [dora.id, null, []],
  ])
  expect(first.cards.map(({ playerId, holders }) => [playerId, holders])).toEqual([
    [one, 2],
    [three, 1],
  ])
  expect(first).toMatchObject({ round: 1, phaseIndex: 1, count: 4, own: { place: 4 }, live: { maps: [] } })

  const second = await glance(anna, { leagueId, page: 2, pageSize: 10 })
  expect(second.members).toEqual([])
  expect(second.own, 'the row of the caller on every page').toMatchObject({ place: 2, score: least })
  expect(second.cards, 'holders are those of the whole league').toMatchObject([{ playerId: one, holders: 2 }])

  expect(await statusOf(anna, { leagueId, round: 2 }), 'the next round is open').toBe(409)
  expect(await statusOf(anna, { leagueId, round: 9 })).toBe(409)
  expect(await statusOf(other, { leagueId }), 'for others a private league does not exist').toBe(404)

  await socialAs(cleo)('leave-league', { leagueId })
  await sql`update account set deletion_requested_at = now() where id = ${bert.id}`.execute(db)
  const after = await glance(anna, { leagueId })
  expect(cellsOf(after)).toEqual([
    [bert.id, most, []],
    [anna.id, least, [[one, least]]],
    [dora.id, null, []],
  ])
  expect(after.members[0]?.user.username).toBe('deleted user')
  expect(after.cards).toMatchObject([{ playerId: one, holders: 1 }])
})

it('shows one locked phase of an event at a time in a season (rulebook 19.36)', async ({ db, newUsers }) => {
  const users = await newUsers(2)
  const [anna, bert] = users as [TestUser, TestUser]
  const phases = [1, 2, 3].map(place => ({ open: 60 * place, lock: 60 * place + 59, points: 1 }))
  const event = await insertTestEvent(db, phases)
  const { id: leagueId } = await makeTestLeague(anna, { scope: { eventIds: [event.eventId] } }, [bert])
  await playPhase(db, event, 1, placed(users, [1, 2]))
  await playPhase(db, event, 2, placed(users, [3, 1]))
  const last = await glance(anna, { leagueId })
  expect(last.phaseIndex).toBe(2)
  expect(last.phases.map(({ index }) => index)).toEqual([1, 2])
  const [, one, two, three] = event.players
  const playersOf = ({ members }: Glance) =>
    new Map(members.map(({ user, cards }) => [user.id, cards.map(({ playerId }) => playerId)]))
  expect(playersOf(last)).toEqual(
    new Map([
      [anna.id, [three]],
      [bert.id, [one]],
    ]),
  )
  expect(playersOf(await glance(anna, { leagueId, phaseIndex: 1 }))).toEqual(
    new Map([
      [anna.id, [one]],
      [bert.id, [two]],
    ]),
  )
  const open = await anna.call(`/api/social/get-league-glance?leagueId=${leagueId}&round=1&phaseIndex=3`)
  expect(open.status).toBe(409)
})
