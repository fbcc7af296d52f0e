import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  makeTestLeague,
  placed,
  playPhase,
  readBracket,
  readTable,
  remake,
  uploadCounts,
} from '../../../test/calls/league-calls.ts'
import { notificationsOf, socialAs } from '../../../test/calls/social-calls.ts'
import { itIsSocial } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { makeStandings } from './round/make-standings.ts'

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
    tableOf: (leagueId: number) => readTable(users[0], leagueId),
    bracketOf: (leagueId: number) => readBracket(users[0], leagueId),
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

it('before the tables are made nothing of a completed event is final, so un-completing it at once flips nothing (rulebook 19.27)', async ({
  db,
  season,
}) => {
  const { users, first, second, table, cup, setCompleted, tableOf, bracketOf } = season
  await playPhase(db, first, 1, placed(users, [4, 3, 2, 1]))
  await setCompleted(first.eventId, true)
  const early = await bracketOf(cup.id)
  expect(early.levels[0]?.state).toBe('running')
  expect(await tableOf(table.id)).toMatchObject({ round: 1, final: false })
  await makeStandings(db, first.eventId)
  expect((await bracketOf(cup.id)).levels[0]?.state).toBe('final')
  expect(await tableOf(table.id)).toMatchObject({ round: 1, final: true })

  await playPhase(db, second, 1, placed(users, [4, 3, 2, 1]))
  await sql`delete from league_round where event_id = ${second.eventId}`.execute(db)
  await setCompleted(second.eventId, true)
  const unstored = await bracketOf(cup.id)
  expect([unstored.champion, unstored.levels[1]?.state]).toEqual([null, 'running'])
  expect(await tableOf(table.id)).toMatchObject({ round: 1, count: 4 })
  await makeStandings(db, second.eventId)
  expect((await bracketOf(cup.id)).champion).not.toBeNull()
  expect(await tableOf(table.id)).toMatchObject({ round: 2, final: true, count: 4 })
})

it('an event that locked before an earlier round of its season did gets its table with that round (rulebook 19.1)', async ({
  db,
  season,
}) => {
  const { users, first, second, table, tableOf } = season
  const open = (eventId: number, minutesAgo: number) =>
    sql`update phase set open = clock_timestamp() - make_interval(mins => ${minutesAgo})
      where event_id = ${eventId}`.execute(db)
  await open(first.eventId, 120)
  await playPhase(db, second, 1, placed(users, [1, 2, 3]))
  expect(await tableOf(table.id)).toMatchObject({ round: null, rows: [] })
  await open(second.eventId, 30)
  await playPhase(db, first, 1, placed(users, [1, 2, 3]))
  const { rows, round } = await tableOf(table.id)
  expect(round).toBe(2)
  expect(rows.map(({ played }) => played)).toEqual([2, 2, 2, 0])
})

it('a member who leaves in mid-round is in no table, and the round stands for the others (rulebook 19.5)', async ({
  db,
  season,
}) => {
  const { users, first, table, headToHead, cup, tableOf, bracketOf } = season
  const [owner, , leaver, idle] = users
  await playPhase(db, first, 1, placed(users, [1, 2, 3]))
  const before = await bracketOf(cup.id)
  await socialAs(leaver)('leave-league', { leagueId: table.id })
  for (const { id } of [headToHead, cup])
    await socialAs(owner)('remove-league-member', { leagueId: id, userId: leaver.id })
  await socialAs(owner)('block-user', { blockedId: idle.id })
  for (const { id } of [table, headToHead]) {
    const { rows } = await tableOf(id)
    expect(rows.map(({ user }) => user.id)).not.toContain(leaver.id)
    expect(rows.map(({ user }) => user.id)).toContain(idle.id)
  }
  const { ties } = await bracketOf(cup.id)
  expect(ties.map(({ winner, homeScore }) => [winner, homeScore])).toEqual(
    before.ties.map(({ winner, homeScore }) => [winner, homeScore]),
  )
})

it('the tables of another event do not settle a round whose own tables lack its last scores (rulebook 19.27)', async ({
  db,
  season,
}) => {
  const { users, first, second, cup, setCompleted, bracketOf } = season
  await playPhase(db, first, 1, placed(users, [4, 3, 2, 1]))
  await playPhase(db, second, 1, placed(users, [4, 3, 2, 1]))
  await setCompleted(first.eventId, true)
  await setCompleted(second.eventId, true)
  await makeStandings(db, second.eventId)
  expect((await bracketOf(cup.id)).levels.map(({ state }) => state)).toEqual(['running', 'running'])
  await makeStandings(db, first.eventId)
  expect((await bracketOf(cup.id)).levels.map(({ state }) => state)).toEqual(['final', 'final'])
})

it('a phase that loses its dates takes its round out of the tables', async ({ db, season: { users } }) => {
  const [owner, member] = users
  const event = await insertTestEvent(db, [
    { open: -10, lock: 60, points: 1 },
    { open: 61, lock: 120, points: 1 },
  ])
  const { id: leagueId } = await makeTestLeague(owner, { scope: { eventId: event.eventId } }, [member])
  await playPhase(db, event, 1, placed(users, [1, 2]))
  await playPhase(db, event, 2, placed(users, [6, 1]))
  await sql`update phase set open = lock where event_id = ${event.eventId} and index = 2`.execute(db)
  await remake(db, event.eventId)
  expect(await readTable(owner, leagueId)).toMatchObject({
    round: 1,
    rounds: 1,
    rows: [{ user: { id: member.id } }, { user: { id: owner.id } }],
  })
})

it('two events that are completed and made at once end their leagues (rulebook 19.31)', async ({
  db,
  season,
}) => {
  const { users, first, second, table, setCompleted, tableOf } = season
  await playPhase(db, first, 1, placed(users, [4, 3, 2, 1]))
  await playPhase(db, second, 1, placed(users, [4, 3, 2, 1]))
  for (const { eventId } of [first, second]) await setCompleted(eventId, true)
  await Promise.all([first, second].map(({ eventId }) => makeStandings(db, eventId)))
  expect(await tableOf(table.id)).toMatchObject({ round: 2, final: true })
  const kinds = (await notificationsOf(users[1])).notifications.map(({ kind }) => kind)
  expect(kinds.filter(kind => kind === 'league_ended')).toHaveLength(3)
})

it('a cup is seeded by the season board or by the last event before it, and who has no rank there by the draw (rulebook 19.23)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(4)
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const before = await insertTestEvent(db, [{ open: -60, lock: 60, points: 1 }])
  await playPhase(db, before, 1, placed(users, [1, 3, 2]))
  const event = await insertTestEvent(db, [
    { open: -10, lock: 60, points: 1 },
    { open: 61, lock: 120, points: 1 },
  ])
  const make = async (seeds: string) =>
    (await makeTestLeague(owner, { format: 'cup', seeds, scope: { eventId: event.eventId } }, others)).id
  const [bySeason, byEvent] = [await make('season'), await make('lastEvent')]
  await sql`insert into season_board (year, ranking) values (extract(year from now()), '') on conflict do nothing`.execute(
    db,
  )
  await sql`insert into season_standing (year, user_id, position, rank, points, events, half_wins, podiums, best_event)
    select extract(year from now()), id, place, place, 100 - place, 1, 0, 0, 0
    from unnest(${[3, 2, 0].map(at => users[at]?.id)}::int[]) with ordinality as board(id, place)`.execute(db)
  await playPhase(db, event, 1, placed(users, [1, 1, 1, 1]))
  const seedsOf = async (id: number) =>
    (await readBracket(owner, id)).seeds.map(({ user }) => users.findIndex(each => each.id === user.id))
  expect(await seedsOf(bySeason)).toEqual([3, 2, 0, 1])
  expect(await seedsOf(byEvent)).toEqual([1, 2, 0, 3])
})
