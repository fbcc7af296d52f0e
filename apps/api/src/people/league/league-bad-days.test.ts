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
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { deleteEvent } from '../../game/event/edit/edit-queries.ts'
import type { Db } from '../../ground/db/db.ts'
import { eraseAccounts } from '../account/erasure/erase-accounts.ts'
import { makeStandings } from './round/make-standings.ts'
import { listUnmadeEvents } from './round/standing-queries.ts'

const phase = { open: -10, lock: 60, points: 1 }
const set = (db: Db, eventId: number, values: { public?: boolean; completed?: boolean }) =>
  db.updateTable('event').set(values).where('id', '=', eventId).execute()
/** Makes what the job of leagues would find. */
const makeMissing = async (db: Db) => {
  for (const eventId of await listUnmadeEvents(db)) await makeStandings(db, eventId)
}
const pointsIn = async (user: TestUser, leagueId: number) =>
  (await readTable(user, leagueId)).rows.map(row => [row.user.id, row.points, row.played])

it('the link of a full league says so (rulebook 19.4)', async ({ db, newUsers, act, visitor }) => {
  const [owner, late] = (await newUsers(2)) as [TestUser, TestUser]
  const { eventId } = await insertTestEvent(db, [phase])
  const { code, id } = await makeTestLeague(owner, { format: 'headToHead', scope: { eventId } })
  const others = await insertTestUsers(db, 19, 'filling_')
  await sql`insert into league_member (league_id, user_id, role, joined_at)
    select ${id}::int, u, 2, now() from unnest(${others}::int[]) u`.execute(db)
  const { league } = await readSocial<LeagueOutputs['getLeaguePreview']>(visitor, 'get-league-preview', {
    code,
  })
  expect([league.joining, league.members]).toEqual(['full', 20])
  expect(await act(late, 'join-league', { code })).toEqual([409, 'LEAGUE_FULL'])
})

it('a member who is erased in mid-round is in no table, and their tie stands without a name (rulebook 19.5)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(4)
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const event = await insertTestEvent(db, [phase, { open: 61, lock: 120, points: 1 }])
  const scope = { eventId: event.eventId }
  const table = await makeTestLeague(owner, { scope }, others)
  const cup = await makeTestLeague(owner, { format: 'cup', scope }, others)
  await playPhase(db, event, 1, placed(users, [1, 2, 3, 4]))
  const scores = async () =>
    (await readBracket(owner, cup.id)).ties.map(({ homeScore, awayScore, winner }) => [
      homeScore,
      awayScore,
      winner,
    ])
  const before = await scores()
  const erased = others[0] as TestUser
  await sql`update account set deletion_requested_at = now() - interval '15 days' where id = ${erased.id}`.execute(
    db,
  )
  await eraseAccounts(db)
  await uploadCounts(db, event, 1)
  expect((await pointsIn(owner, table.id)).map(([userId]) => userId)).toEqual([
    others[2]?.id,
    others[1]?.id,
    owner.id,
  ])
  expect(await scores()).toEqual(before)
  expect(JSON.stringify(await readBracket(owner, cup.id))).not.toContain(erased.username)
})

it('a correction before the end of a provisional round turns a tie, a table and a fixture round (rulebook 19.12, 19.27)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(4)
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const event = await insertTestEvent(db, [phase, { open: 61, lock: 120, points: 1 }])
  const scope = { eventId: event.eventId }
  const table = await makeTestLeague(owner, { scope }, others)
  const pairs = await makeTestLeague(owner, { format: 'headToHead', scope }, others)
  const cup = await makeTestLeague(owner, { format: 'cup', scope }, others)
  await playPhase(db, event, 1, placed(users, [1, 2, 3, 4]))
  const winners = async () => {
    const { fixtures } = await readFixtures(owner, pairs.id, 1)
    const { ties } = await readBracket(owner, cup.id)
    return [...fixtures, ...ties.filter(({ level }) => level === 1)].map(({ winner }) => winner)
  }
  const before = await winners()
  const order = (await pointsIn(owner, table.id)).map(([userId]) => userId)
  await uploadCounts(db, event, 1, place => 100 - 10 * place)
  expect(await winners()).toEqual(before.map(winner => (winner === 'home' ? 'away' : 'home')))
  expect((await pointsIn(owner, table.id)).map(([userId]) => userId)).toEqual(order.toReversed())
  const ties = (await readBracket(owner, cup.id)).ties.filter(({ level }) => level === 1)
  expect(ties.every(({ correction }) => correction === null)).toBe(true)
})

it('an event that is hidden leaves the tables of its season, also later ones, and comes back with all of it', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(2)
  const [owner, member] = users as [TestUser, TestUser]
  const first = await insertTestEvent(db, [phase])
  const second = await insertTestEvent(db, [{ ...phase, open: -5 }])
  const scope = { eventIds: [first.eventId, second.eventId] }
  const { id } = await makeTestLeague(owner, { scope }, [member])
  await playPhase(db, first, 1, placed(users, [6, 1]))
  await playPhase(db, second, 1, placed(users, [1, 2]))
  const before = await pointsIn(owner, id)
  expect(before.map(([userId, , played]) => [userId, played])).toEqual([
    [owner.id, 2],
    [member.id, 2],
  ])
  await set(db, first.eventId, { public: false })
  await remake(db, first.eventId)
  const hidden = await pointsIn(owner, id)
  expect(hidden.map(([userId, , played]) => [userId, played])).toEqual([
    [member.id, 1],
    [owner.id, 1],
  ])
  await set(db, first.eventId, { public: true })
  await remake(db, first.eventId)
  expect(await pointsIn(owner, id)).toEqual(before)
})

it.for(['removed', 'hidden'])(
  'a season ends without its last event if that is %s after the others were completed (rulebook 19.31)',
  async (how, { db, newUsers }) => {
    const users = await newUsers(2)
    const [owner, member] = users as [TestUser, TestUser]
    const first = await insertTestEvent(db, [phase])
    const second = await insertTestEvent(db, [{ ...phase, open: -5 }])
    const scope = { eventIds: [first.eventId, second.eventId] }
    const { id } = await makeTestLeague(owner, { scope }, [member])
    await playPhase(db, first, 1, placed(users, [2, 1]))
    await set(db, first.eventId, { completed: true })
    await makeMissing(db)
    const kinds = async () => (await notificationsOf(owner)).notifications.map(({ kind }) => kind)
    expect(await kinds()).not.toContain('league_ended')
    if (how === 'removed') await deleteEvent(db, second.eventId)
    else await set(db, second.eventId, { public: false })
    await makeMissing(db)
    expect(await kinds()).toContain('league_ended')
    expect(await readTable(owner, id)).toMatchObject({ round: 1, rounds: 1, final: true })
    const { titles } = await readTitles(owner, owner.id)
    expect(titles).toMatchObject([{ leagueId: id }])
  },
)

it('an event that is completed without a played phase ends its league without a title (rulebook 19.31)', async ({
  db,
  newUsers,
}) => {
  const [owner, member] = (await newUsers(2)) as [TestUser, TestUser]
  const { eventId } = await insertTestEvent(db, [phase])
  const { id } = await makeTestLeague(owner, { scope: { eventId } }, [member])
  await set(db, eventId, { completed: true })
  await remake(db, eventId)
  const { league } = await readSocial<LeagueOutputs['getLeague']>(owner, 'get-league', { leagueId: id })
  expect(league).toMatchObject({ state: 'ended', round: null })
  expect(await readTable(owner, id)).toMatchObject({ rows: [], count: 0 })
  const { titles } = await readTitles(owner, owner.id)
  expect(titles).toEqual([])
})

it('a phase without matches is a round like any other (rulebook 19.9)', async ({ db, newUsers }) => {
  const users = await newUsers(2)
  const [owner, member] = users as [TestUser, TestUser]
  const event = await insertTestEvent(db, [phase, { open: 61, lock: 120, points: 1 }])
  const { id } = await makeTestLeague(owner, { format: 'cup', scope: { eventId: event.eventId } }, [member])
  const { rows } = await sql`select from match where event_id = ${event.eventId}`.execute(db)
  expect(rows).toEqual([])
  await playPhase(db, event, 1, placed(users, [2, 1]))
  const [tie] = (await readBracket(owner, id)).ties
  expect(tie?.[tie.winner ?? 'home']?.id).toBe(owner.id)
})

it('who leads in a final that runs has not won the cup, and who trails is not out (rulebook 19.27)', async ({
  db,
  newUsers,
}) => {
  const users = await newUsers(2)
  const [owner, member] = users as [TestUser, TestUser]
  const event = await insertTestEvent(db, [phase])
  const { id } = await makeTestLeague(owner, { format: 'cup', scope: { eventId: event.eventId } }, [member])
  const cupOf = async (user: TestUser) => {
    const { own } = await readSocial<LeagueOutputs['getLeagues']>(user, 'get-leagues', {})
    return own.find(league => league.id === id)?.cup
  }
  const stand = async () => [
    (await readBracket(owner, id)).champion?.id,
    await cupOf(owner),
    await cupOf(member),
  ]
  await playPhase(db, event, 1, placed(users, [2, 1]))
  const tie = (await readBracket(owner, id)).ties[0]
  expect([tie?.state, tie?.[tie.winner ?? 'home']?.id]).toEqual(['running', owner.id])
  expect(await stand()).toEqual([undefined, 'in', 'in'])
  await set(db, event.eventId, { completed: true })
  await remake(db, event.eventId)
  expect(await stand()).toEqual([owner.id, 'won', 'out'])
})

it('a member who has left a cup loses to those still there, and has no title (rulebook 19.33)', async ({
  db,
  newUsers,
  act,
}) => {
  const users = await newUsers(4)
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const event = await insertTestEvent(db, [phase, { open: 61, lock: 120, points: 1 }])
  const scope = { eventId: event.eventId }
  const { id } = await makeTestLeague(owner, { format: 'cup', scope }, others)
  const bracket = () => readBracket(owner, id)
  await playPhase(db, event, 1, placed(users, [null, null, null, null]))
  const [leaver, other] = others as [TestUser, TestUser]
  const draw = [leaver, other, owner, others[2] as TestUser].map(user => user.id)
  await db.updateTable('league').set({ draw }).where('id', '=', id).execute()
  expect(await act(leaver, 'leave-league', { leagueId: id })).toEqual([200, undefined])
  await playPhase(db, event, 2, placed(users, [null, null, null, null]))
  expect((await bracket()).champion).toBeNull()
  await sql`update event set final_after_hours = 0 where id = ${event.eventId}`.execute(db)
  await remake(db, event.eventId)
  const end = await bracket()
  const final = end.ties.at(-1)
  expect([final?.home?.id, final?.away?.id, final?.by]).toEqual([leaver.id, other.id, 'left'])
  expect(end.champion?.id).toBe(other.id)
  // The cup is won while the league still goes on (rulebook 19.32).
  const kindsOf = async (user: TestUser) =>
    (await notificationsOf(user)).notifications.map(({ kind }) => kind).filter(kind => kind.startsWith('cup'))
  expect([await kindsOf(other), await kindsOf(leaver)]).toEqual([['cup_won'], []])
  await set(db, event.eventId, { completed: true })
  await remake(db, event.eventId)
  expect([await kindsOf(other), (await readTitles(owner, other.id)).titles.length]).toEqual([['cup_won'], 1])
  expect((await readTitles(owner, leaver.id)).titles).toEqual([])
})

it('a cup has as many members as its rounds are enough for, and its invitation says so (rulebook 19.4)', async ({
  db,
  newUsers,
  act,
  visitor,
}) => {
  const users = await newUsers(6)
  const [owner, second, third, fourth, late, asking] = users as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ]
  const { eventId } = await insertTestEvent(db, [phase, { open: 61, lock: 120, points: 1 }])
  const cup = await makeTestLeague(owner, { format: 'cup', scope: { eventId } }, [second, third])
  const limitOf = async () => {
    const query = { code: cup.code }
    const { league } = await readSocial<LeagueOutputs['getLeaguePreview']>(
      visitor,
      'get-league-preview',
      query,
    )
    return [league.joining, league.members, league.limit]
  }
  expect(await limitOf()).toEqual(['open', 3, 4])
  expect(await act(owner, 'update-league', { leagueId: cup.id, data: { entry: 'letIn' } })).toEqual([
    200,
    undefined,
  ])
  await act(asking, 'join-league', { code: cup.code })
  await act(owner, 'update-league', { leagueId: cup.id, data: { entry: 'open' } })
  expect(await act(fourth, 'join-league', { code: cup.code })).toEqual([200, undefined])
  expect(await act(late, 'join-league', { code: cup.code })).toEqual([409, 'CUP_FULL_FOR_ROUNDS'])
  const letIn = { leagueId: cup.id, userId: asking.id, admit: true }
  expect(await act(owner, 'admit-league-member', letIn)).toEqual([409, 'CUP_FULL_FOR_ROUNDS'])
  expect(await limitOf()).toEqual(['full', 4, 4])
})

it('a cup that is too large for its rounds is won on points, says so, and is not renewed too large again (rulebook 19.34)', async ({
  db,
  newUsers,
  act,
}) => {
  const users = await newUsers(3)
  const [owner, ...others] = users as [TestUser, ...TestUser[]]
  const event = await insertTestEvent(db, [phase, { open: 61, lock: 120, points: 1 }])
  const cup = await makeTestLeague(owner, { format: 'cup', scope: { eventId: event.eventId } }, others)
  // The last phase is taken out: one round is left for three members.
  await sql`delete from phase where event_id = ${event.eventId} and index = 2`.execute(db)
  await playPhase(db, event, 1, placed(users, [3, 2, 1]))
  expect(await readBracket(owner, cup.id)).toMatchObject({ champion: null, crownedOnPoints: false })
  await set(db, event.eventId, { completed: true })
  await remake(db, event.eventId)
  const bracket = await readBracket(owner, cup.id)
  expect([bracket.champion?.id, bracket.crownedOnPoints]).toEqual([owner.id, true])
  const { own } = await readSocial<LeagueOutputs['getLeagues']>(owner, 'get-leagues', {})
  expect(own.find(({ id }) => id === cup.id)?.cup).toBe('won')
  const facts = await Promise.all(
    users.map(async user => {
      const { notifications } = await notificationsOf(user)
      return notifications.find(({ kind }) => kind === 'cup_won' || kind === 'league_ended')?.facts.by
    }),
  )
  expect(facts).toEqual(['points', 'points', 'points'])
  const next = await insertTestEvent(db, [phase])
  const renewal = { leagueId: cup.id, data: { scope: { eventId: next.eventId } } }
  expect(await act(owner, 'renew-league', renewal)).toEqual([409, 'CUP_FULL_FOR_ROUNDS'])
})
