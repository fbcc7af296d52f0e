import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  type LeagueOutputs,
  makeTestLeague,
  playPhase,
  readSocial,
  uploadCounts,
} from '../../test/calls/league-calls.ts'
import { notificationsOf, socialAs } from '../../test/calls/social-calls.ts'
import { itIsSocial } from '../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../test/fixtures/test-app.ts'
import { makeStandings } from './round/make-standings.ts'

const placed = (users: readonly TestUser[], places: readonly number[]) =>
  new Map(places.map((place, at) => [users[at]?.id ?? 0, place]))

/** With a season of two events of one phase each, a league of each format, and five users: the last one is in no league. */
const it = itIsSocial.extend('season', async ({ db, newUsers }) => {
  const users = (await newUsers(5)) as [TestUser, TestUser, TestUser, TestUser, TestUser]
  const first = await insertTestEvent(db, [{ open: -10, lock: 60, points: 1 }])
  const second = await insertTestEvent(db, [{ open: -5, lock: 120, points: 1 }])
  const scope = { eventIds: [first.eventId, second.eventId] }
  const make = (format: string) => makeTestLeague(users[0], { format, scope }, users.slice(1, 4))
  return {
    users,
    first,
    second,
    table: await make('table'),
    headToHead: await make('headToHead'),
    cup: await make('cup'),
    setCompleted: (eventId: number, completed: boolean) =>
      sql`update event set completed = ${completed} where id = ${eventId}`.execute(db),
    tableOf: (leagueId: number) =>
      readSocial<LeagueOutputs['getLeagueTable']>(users[0], 'get-league-table', { leagueId }),
    bracketOf: (leagueId: number) =>
      readSocial<LeagueOutputs['getLeagueBracket']>(users[0], 'get-league-bracket', { leagueId }),
  }
})

it('a season is played to its end by members with and without decks, with a correction between two ends of its first event (rulebook 19.8, 19.31)', async ({
  db,
  season,
}) => {
  const { users, first, second, table, headToHead, cup, setCompleted, tableOf, bracketOf } = season
  const complete = async (eventId: number, completed: boolean) => {
    await setCompleted(eventId, completed)
    await makeStandings(db, eventId)
  }
  const [owner, best, loser, idle, late] = users
  await playPhase(db, first, 1, placed(users, [3, 2, 1]))
  await socialAs(late)('join-league', { code: table.code })
  await complete(first.eventId, true)
  await complete(first.eventId, false)
  await uploadCounts(db, first, 1, place => 100 - 10 * place)
  await complete(first.eventId, true)
  await playPhase(db, second, 1, placed(users, [1, 4, 2]))
  await complete(second.eventId, true)

  const { rows, ...head } = await tableOf(table.id)
  expect(head).toMatchObject({ round: 2, final: true, count: 5 })
  expect(rows.map(({ user, played }) => [user.id, played])).toEqual([
    [best.id, 2],
    [loser.id, 2],
    [owner.id, 2],
    [idle.id, 0],
    [late.id, 0],
  ])
  expect(await tableOf(headToHead.id)).toMatchObject({ round: 2, final: true, count: 4 })
  expect((await bracketOf(cup.id)).champion).not.toBeNull()
  for (const user of [best, loser, idle]) {
    const kinds = (await notificationsOf(user)).notifications.map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'league_ended' || kind === 'cup_won')).toHaveLength(3)
  }
})
