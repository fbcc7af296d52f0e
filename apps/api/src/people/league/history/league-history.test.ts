import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  type LeagueOutputs,
  makeTestLeague,
  placed,
  playPhase,
  readSocial,
  remake,
} from '../../../../test/calls/league-calls.ts'
import { socialAs } from '../../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import type { Db } from '../../../ground/db/db.ts'

const phases = [1, 2].map(place => ({ open: 60 * place, lock: 60 * place + 59, points: 1 }))
const idsOf = (users: readonly { id: number }[]) => users.map(({ id }) => id)
const readRanks = (user: TestUser, leagueId: number) =>
  readSocial<LeagueOutputs['getLeagueRanks']>(user, 'get-league-ranks', { leagueId })
const readHistory = (user: TestUser, leagueId: number) =>
  readSocial<LeagueOutputs['getLeagueHistory']>(user, 'get-league-history', { leagueId })
const readMeetings = (user: TestUser, leagueId: number, userId: number, otherId: number) =>
  readSocial<LeagueOutputs['getLeagueMeetings']>(user, 'get-league-meetings', { leagueId, userId, otherId })

/** Plays an event of two phases to its end; each list has the place of the player whom each user holds. */
async function playEvent(db: Db, users: readonly TestUser[], places: readonly (number | null)[][]) {
  const event = await insertTestEvent(db, phases)
  return {
    event,
    play: async () => {
      for (const [at, each] of places.entries()) await playPhase(db, event, at + 1, placed(users, each))
      await sql`update event set completed = true where id = ${event.eventId}`.execute(db)
      await remake(db, event.eventId)
    },
  }
}

it('shows ranks by round, and over renewals champions, records and two members against each other (rulebook 19.37, 19.38)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(4)
  const [anna, bert, cleo, late] = users as [TestUser, TestUser, TestUser, TestUser]
  const members = [anna, bert, cleo]
  const first = await playEvent(db, members, [
    [3, 2, 1],
    [4, 5, null],
  ])
  const { id: leagueId } = await makeTestLeague(anna, { scope: { eventId: first.event.eventId } }, [
    bert,
    cleo,
  ])
  expect(await readRanks(anna, leagueId)).toEqual({ users: [], rounds: [] })
  await first.play()
  const ranks = await readRanks(bert, leagueId)
  expect(idsOf(ranks.users), 'the caller, then the others by rank').toEqual([bert.id, anna.id, cleo.id])
  expect(ranks.rounds.map(each => each.ranks)).toEqual([
    [2, 1, 3],
    [1, 2, 3],
  ])
  const history = await readHistory(bert, leagueId)
  expect(history.editions).toMatchObject([{ leagueId, champions: [{ id: bert.id }] }])
  expect(history.highest).toMatchObject({ user: { id: bert.id }, round: 2 })
  expect(history.run).toMatchObject({ user: { id: anna.id }, wins: 1 })

  const next = await playEvent(db, members, [
    [1, 6, 2],
    [1, 5, 2],
  ])
  const renewed = await socialAs(anna)<{ league: { id: number; code: string } }>('renew-league', {
    leagueId,
    data: { scope: { eventId: next.event.eventId } },
  })
  const { id, code } = renewed.body.league
  await socialAs(late)('join-league', { code })
  await next.play()
  const both = await readHistory(late, id)
  expect(
    both.editions.map(each => each.endedAt !== null),
    'each says when it ended',
  ).toEqual([true, true])
  expect(both.editions.map(each => [each.leagueId, idsOf(each.champions)])).toEqual([
    [id, [bert.id]],
    [leagueId, [bert.id]],
  ])
  expect(both.highest).toMatchObject({ user: { id: bert.id }, leagueId: id, round: 1 })
  expect(both.run, 'a run goes on over a renewal').toMatchObject({ user: { id: bert.id }, wins: 3 })
  const pair = await readMeetings(cleo, id, anna.id, cleo.id)
  expect(pair).toMatchObject({ rounds: { one: 2, other: 2, drawn: 0 }, meetings: [], count: 0 })
  expect((await readMeetings(cleo, id, cleo.id, late.id)).rounds).toMatchObject({ one: 2, other: 0 })
  expect(
    (
      await anna.call(
        `/api/social/get-league-meetings?leagueId=${leagueId}&userId=${anna.id}&otherId=${late.id}`,
      )
    ).status,
    'only present members',
  ).toBe(404)
  for (const verb of ['get-league-ranks', 'get-league-history'])
    expect((await late.call(`/api/social/${verb}?leagueId=${leagueId}`)).status, 'private').toBe(404)

  await sql`update league set visibility = 'public' where id = ${id}`.execute(db)
  expect((await readHistory(late, id)).editions, 'a private one only for who was in it').toHaveLength(1)
  expect((await readHistory(cleo, id)).editions).toHaveLength(2)
})

it('lists the fixtures of two members of a head to head with who has won (rulebook 19.38)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(4)
  const [anna, bert] = users as [TestUser, TestUser, TestUser, TestUser]
  const { event, play } = await playEvent(db, users, [
    [4, 3, 2, 1],
    [4, 3, 2, 1],
  ])
  const { id } = await makeTestLeague(
    anna,
    { format: 'headToHead', scope: { eventId: event.eventId } },
    users.slice(1),
  )
  await play()
  const history = await readHistory(bert, id)
  expect(history.run?.wins, 'the best wins every fixture, as another may').toBe(2)
  const met = await Promise.all(users.slice(1).map(each => readMeetings(bert, id, each.id, anna.id)))
  const all = met.flatMap(({ meetings }) => meetings)
  expect(all, 'Anna has met two of the three in two rounds').toHaveLength(2)
  expect(all.map(({ winner }) => winner)).toEqual(['other', 'other'])
  for (const { rounds } of met) expect(rounds).toEqual({ one: 0, other: 2, drawn: 0 })
})
