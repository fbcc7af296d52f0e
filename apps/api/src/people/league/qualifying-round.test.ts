import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  type LeagueOutputs,
  makeTestLeague,
  placed,
  playPhase,
  readBracket,
  readFixtures,
  readSocial,
  readTable,
  readTitles,
  remake,
  uploadCounts,
} from '../../../test/calls/league-calls.ts'
import { notificationsOf, socialAs } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import type { Db } from '../../ground/db/db.ts'
import { makeStandings } from './round/make-standings.ts'

const phases = [1, 2, 3].map(place => ({ open: 60 * place, lock: 60 * place + 59, points: 1 }))
const complete = (db: Db, eventId: number, completed: boolean) =>
  db.updateTable('event').set({ completed }).where('id', '=', eventId).execute()
const readLeague = async (user: TestUser, leagueId: number) =>
  (await readSocial<LeagueOutputs['getLeague']>(user, 'get-league', { leagueId })).league
const idsOf = (users: readonly { id: number }[]) => users.map(({ id }) => id)
const seedIds = async (user: TestUser, leagueId: number) =>
  (await readBracket(user, leagueId)).seeds.map(({ user }) => user.id)
const rowsOf = async (user: TestUser, leagueId: number) =>
  (await readTable(user, leagueId)).rows.map(row => [row.user.id, row.rank, row.qualifies])
/** Gives a phase one match, which is void. */
const leaveOut = (db: Db, eventId: number, phase: number) =>
  sql`insert into match (event_id, phase_index, home_team_id, away_team_id, status, date)
    select ${eventId}, ${phase}, min(id), max(id), 'void', now() from team`.execute(db)
/** Which texts a user's notifications of draws have. */
const drawsOf = async (user: TestUser) =>
  (await notificationsOf(user)).notifications
    .filter(({ kind }) => kind === 'league_drawn')
    .map(({ facts: { qualifiers, seed, outcome } }) => qualifiers ?? seed ?? outcome ?? 'drawn')
    .toReversed()

/** A cup of six members with two rounds: one more than they are enough for is the table, whose best two play the final. */
async function sixInTwoRounds(db: Db, newUsers: (count: number) => Promise<TestUser[]>, rounds = 2) {
  const users = await newUsers(6)
  const event = await insertTestEvent(db, phases.slice(0, rounds))
  const scope = { eventId: event.eventId }
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const { id, code } = await makeTestLeague(owner, { format: 'cup', qualifying: true, scope }, others)
  return { users: users as [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser], event, id, code }
}

it('a cup that starts when it fits plays its first round as a table, whose best go on (rulebook 19.39)', async ({
  db,
  newUsers,
  act,
}) => {
  const { users, event, id, code } = await sixInTwoRounds(db, newUsers)
  const [owner, second, third, , , last] = users
  expect(await readLeague(owner, id)).toMatchObject({ limit: 128, qualifiers: 2, members: 6 })
  await playPhase(db, event, 1, placed(users, [6, 5, 4, 3, null, 1]))
  expect((await readLeague(owner, id)).qualifiers).toBe(2)
  const table = await readTable(owner, id)
  expect(table).toMatchObject({ format: 'cup', round: 1, rounds: 1, count: 6 })
  expect((await rowsOf(owner, id)).map(row => row.slice(1))).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
  ])
  expect(await readBracket(owner, id), 'the bracket as it would be').toMatchObject({
    size: 2,
    seeds: [{ user: { id: owner.id } }, { user: { id: second.id } }],
    levels: [{ level: 1, round: 2, state: 'ahead' }],
  })
  expect((await readFixtures(owner, id, 1)).fixtures).toEqual([])
  expect(await drawsOf(third)).toEqual([2])
  const [late] = (await newUsers(1)) as [TestUser]
  expect(await act(late, 'join-league', { code })).toEqual([409, 'LEAGUE_CLOSED'])

  await playPhase(db, event, 2, placed(users, [1, 2, 6, 5, 4, 3]))
  expect([await drawsOf(owner), await drawsOf(second), await drawsOf(last)]).toEqual([
    [2, 1],
    [2, 2],
    [2, 'lost'],
  ])
  expect((await readFixtures(owner, id, 2)).fixtures).toMatchObject([
    { home: { id: owner.id }, away: { id: second.id } },
  ])
  await complete(db, event.eventId, true)
  await remake(db, event.eventId)
  expect(await readBracket(owner, id)).toMatchObject({ champion: { id: second.id }, crownedOnPoints: false })
  expect((await readTable(owner, id)).rounds, 'the table stays').toBe(1)
  const own = async (user: TestUser) =>
    (await readSocial<LeagueOutputs['getLeagues']>(user, 'get-leagues', {})).own.find(each => each.id === id)
  expect([(await own(second))?.cup, (await own(owner))?.cup, (await own(third))?.cup]).toEqual([
    'won',
    'out',
    'out',
  ])
  const history = await readSocial<LeagueOutputs['getLeagueHistory']>(owner, 'get-league-history', {
    leagueId: id,
  })
  expect(history.run).toMatchObject({ user: { id: second.id }, wins: 1 })
  const kinds = (await notificationsOf(owner)).notifications.map(({ kind }) => kind)
  expect(kinds.toSorted(), 'the winner of the table has won a round').toEqual(
    expect.arrayContaining(['fixture_result', 'league_ended', 'round_won']),
  )

  // An event that is completed by mistake: nothing that stands changes.
  await complete(db, event.eventId, false)
  await remake(db, event.eventId)
  expect((await readTitles(second, second.id)).titles).toEqual([])
  expect(await seedIds(owner, id)).toEqual(idsOf([owner, second]))
  await complete(db, event.eventId, true)
  await remake(db, event.eventId)
  expect((await readTitles(second, second.id)).titles).toMatchObject([{ leagueId: id }])
})

it('with no more members than its rounds are enough for it is a cup like any other, and a renewal takes it over (rulebook 19.39)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(3)
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const event = await insertTestEvent(db, phases.slice(0, 2))
  const scope = { eventId: event.eventId }
  const { id } = await makeTestLeague(owner, { format: 'cup', qualifying: true, scope }, others)
  await playPhase(db, event, 1, placed(users, [3, 2, 1]))
  expect(await readBracket(owner, id)).toMatchObject({ size: 4, levels: [{ round: 1 }, { round: 2 }] })
  expect(await readTable(owner, id)).toMatchObject({ rows: [], rounds: 0 })
  expect((await readLeague(owner, id)).qualifiers).toBeNull()
  expect(await drawsOf(owner)).toEqual(['drawn'])
  await playPhase(db, event, 2, placed(users, [3, 2, 1]))
  await complete(db, event.eventId, true)
  await remake(db, event.eventId)
  const next = await insertTestEvent(db, phases)
  const renewed = await socialAs(owner)<{ league: { id: number } }>('renew-league', {
    leagueId: id,
    data: { scope: { eventId: next.eventId } },
  })
  expect(await readLeague(owner, renewed.body.league.id)).toMatchObject({ limit: 128, qualifiers: 4 })
})

it('until the first tie locks, who leaves makes room for the next, and a correction changes who goes on; after it both stand (rulebook 19.39)', async ({
  db,
  newUsers,
  act,
}) => {
  const { users, event, id } = await sixInTwoRounds(db, newUsers)
  const [owner, second, third, fourth, fifth, sixth] = users
  await playPhase(db, event, 1, placed(users, [6, 5, 4, 3, 2, 1]))
  expect(await act(second, 'leave-league', { leagueId: id })).toEqual([200, undefined])
  expect(await seedIds(owner, id)).toEqual(idsOf([owner, third]))
  expect((await rowsOf(owner, id)).map(([userId]) => userId)).toEqual(
    idsOf([owner, third, fourth, fifth, sixth]),
  )
  await uploadCounts(db, event, 1, place => 100 - 10 * place)
  expect(await seedIds(owner, id)).toEqual(idsOf([sixth, fifth]))

  await playPhase(db, event, 2, placed(users, [6, 5, 4, 3, 2, 1]))
  await uploadCounts(db, event, 1)
  expect(await seedIds(owner, id)).toEqual(idsOf([sixth, fifth]))
  expect(await rowsOf(owner, id), 'the table says who goes on, whatever the correction').toEqual([
    [owner.id, 1, false],
    [third.id, 2, false],
    [fourth.id, 3, false],
    [fifth.id, 4, true],
    [sixth.id, 5, true],
  ])
  // Who leaves after the lock has lost the tie, and nobody follows.
  expect(await act(sixth, 'leave-league', { leagueId: id })).toEqual([200, undefined])
  expect(await seedIds(owner, id)).toEqual(idsOf([sixth, fifth]))
  expect((await readBracket(owner, id)).ties).toMatchObject([{ home: { id: sixth.id } }])
})

it('a qualifying round that is left out before the first tie locks is followed by another, and later it changes nothing (rulebook 19.9, 19.39)', async ({
  db,
  newUsers,
}) => {
  const early = await sixInTwoRounds(db, newUsers)
  const [owner, , , , , sixth] = early.users
  await playPhase(db, early.event, 1, placed(early.users, [6, 5, 4, 3, 2, 1]))
  await leaveOut(db, early.event.eventId, 1)
  await remake(db, early.event.eventId)
  expect((await readLeague(owner, early.id)).qualifiers, 'no round is left for a tie').toBe(1)
  expect(await readBracket(owner, early.id)).toMatchObject({ size: 0 })
  await playPhase(db, early.event, 2, placed(early.users, [1, 2, 3, 4, 5, 6]))
  expect(await readTable(owner, early.id)).toMatchObject({ round: 2 })
  expect(await seedIds(owner, early.id)).toEqual([sixth.id])

  const late = await sixInTwoRounds(db, newUsers)
  const [first, second] = late.users
  await playPhase(db, late.event, 1, placed(late.users, [6, 5, 4, 3, 2, 1]))
  await playPhase(db, late.event, 2, placed(late.users, [1, 2, 3, 4, 5, 6]))
  await leaveOut(db, late.event.eventId, 1)
  await remake(db, late.event.eventId)
  expect(await readBracket(first, late.id)).toMatchObject({
    seeds: idsOf([first, second]).map(id => ({ user: { id } })),
    levels: [{ round: 2 }],
    ties: [{ home: { id: first.id }, away: { id: second.id } }],
  })
})

it('a tie that is left out before it locks leaves one place, which the best of the table wins on points (rulebook 19.34, 19.39)', async ({
  db,
  newUsers,
}) => {
  const { users, event, id } = await sixInTwoRounds(db, newUsers)
  const [owner] = users
  await playPhase(db, event, 1, placed(users, [6, 5, 4, 3, 2, 1]))
  await sql`delete from phase where event_id = ${event.eventId} and index = 2`.execute(db)
  await remake(db, event.eventId)
  expect(await readBracket(owner, id)).toMatchObject({ champion: null })
  expect((await readLeague(owner, id)).qualifiers).toBe(1)
  await complete(db, event.eventId, true)
  await remake(db, event.eventId)
  expect(await readBracket(owner, id)).toMatchObject({ champion: { id: owner.id }, crownedOnPoints: true })
  expect((await readTitles(owner, owner.id)).titles).toMatchObject([{ leagueId: id }])
})

it('while the event of its qualifying round is hidden the bracket keeps its ties, and the table is back with the event (rulebook 19.1, 19.39)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(6)
  const [owner, second, ...others] = users as [TestUser, TestUser, ...TestUser[]]
  const events = [
    await insertTestEvent(db, phases.slice(0, 1)),
    await insertTestEvent(db, [{ open: 200, lock: 260, points: 1 }]),
  ] as const
  const [first, last] = events
  const scope = { eventIds: events.map(({ eventId }) => eventId) }
  const { id } = await makeTestLeague(owner, { format: 'cup', qualifying: true, scope }, [second, ...others])
  await playPhase(db, first, 1, placed(users, [6, 5, 4, 3, 2, 1]))
  expect((await readLeague(owner, id)).bracketStands).toBe(false)
  await playPhase(db, last, 1, placed(users, [1, 2, 3, 4, 5, 6]))
  const shown = async () => {
    const { ties, seeds } = await readBracket(owner, id)
    return {
      seeds,
      ties: ties.map(({ home, away, homeScore, awayScore }) => ({ home, away, homeScore, awayScore })),
    }
  }
  const before = await shown()
  expect(before.ties).toMatchObject([
    { home: { id: owner.id }, away: { id: second.id }, homeScore: 40, awayScore: 80 },
  ])
  const hide = async (hidden: boolean) => {
    await db.updateTable('event').set({ public: !hidden }).where('id', '=', first.eventId).execute()
    await remake(db, first.eventId)
    await remake(db, last.eventId)
  }
  await hide(true)
  expect(await shown()).toEqual(before)
  expect(await readTable(owner, id)).toMatchObject({ rows: [], rounds: 0 })
  expect((await readLeague(owner, id)).bracketStands).toBe(true)
  await hide(false)
  expect(await shown()).toEqual(before)
  expect(await readTable(owner, id)).toMatchObject({ count: 6, rounds: 1 })
})

it('two jobs at once keep one bracket and notify once (rulebook 19.39)', async ({ db, newUsers }) => {
  const { users, event, id } = await sixInTwoRounds(db, newUsers)
  const [owner] = users
  await playPhase(db, event, 1, placed(users, [6, 5, 4, 3, 2, 1]))
  await playPhase(db, event, 2, placed(users, [6, 5, 4, 3, 2, 1]))
  await sql`update league set bracket = null, first_tie = null where id = ${id}`.execute(db)
  await sql`delete from notification where facts ->> 'seed' is not null`.execute(db)
  await Promise.all([makeStandings(db, event.eventId), makeStandings(db, event.eventId)])
  expect(await drawsOf(owner)).toEqual([2, 1])
  expect(await seedIds(owner, id)).toHaveLength(2)
})
