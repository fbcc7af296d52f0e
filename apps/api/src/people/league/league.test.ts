import { drawnOrder } from '@game/domain'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
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
  uploadCounts,
} from '../../../test/calls/league-calls.ts'
import { notificationsOf, socialAs } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { makeStandings, remakeLeagues } from './round/make-standings.ts'

const phases = [
  { open: -10, lock: 60, points: 1 },
  { open: 61, lock: 120, points: 1 },
  { open: 121, lock: 180, points: 1 },
]
const idsOf = (users: readonly TestUser[]) => users.map(({ id }) => id)

describe('a table (rulebook 19.10, 19.11)', () => {
  it('sums rounds, shows movement, form and the row of the caller, and becomes final', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(3)
    const [anna, bert, cleo] = users as [TestUser, TestUser, TestUser]
    const event = await insertTestEvent(db, phases)
    const { id: leagueId } = await makeTestLeague(anna, { scope: { eventId: event.eventId } }, [bert, cleo])
    const table = (user: TestUser, query = {}) => readTable(user, leagueId, query)
    expect(await table(anna)).toMatchObject({ rows: [], count: 0, round: null, rounds: 0, own: null })

    await playPhase(db, event, 1, placed(users, [3, 2, 0]))
    const first = await table(bert)
    expect(first.rows.map(({ user, rank }) => [user.id, rank])).toEqual([
      [anna.id, 1],
      [bert.id, 2],
      [cleo.id, 3],
    ])
    expect(first).toMatchObject({
      count: 3,
      round: 1,
      rounds: 1,
      final: false,
      own: { rank: 2, previousRank: null },
    })

    await playPhase(db, event, 2, placed(users, [1, 6, null]))
    const second = await table(cleo)
    expect(
      second.rows.map(({ user, rank, previousRank, played }) => [user.id, rank, previousRank, played]),
    ).toEqual([
      [bert.id, 1, 2, 2],
      [anna.id, 2, 1, 2],
      [cleo.id, 3, 3, 1],
    ])
    expect(second.own?.form.map(({ round, hasDeck }) => [round, hasDeck])).toEqual([
      [1, true],
      [2, false],
    ])
    expect(second.own?.out).toBe(true)
    expect((await table(anna, { round: 1 })).rows[0]?.user.id).toBe(anna.id)
    expect((await table(anna, { phrase: bert.username })).rows).toMatchObject([{ rank: 1 }])
    expect(await table(anna, { page: 2, pageSize: 10 })).toMatchObject({ rows: [], count: 3 })

    await sql`update event set completed = true where id = ${event.eventId}`.execute(db)
    await makeStandings(db, event.eventId)
    expect(await table(anna)).toMatchObject({ final: true })
    expect((await notificationsOf(bert)).notifications.map(({ kind }) => kind)).toEqual([
      'league_ended',
      'round_won',
    ])
    const titles = await readTitles(bert, bert.id)
    expect(titles.titles).toMatchObject([{ leagueId, format: 'table' }])
    const others = await readTitles(cleo, bert.id)
    expect(others.titles).toMatchObject([{ leagueId, name: 'The Office' }])
  })

  it('shows in each row the last five rounds that count for the member, with corrections, on a page, by search and of former rounds', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(2)
    const [anna, late] = users as [TestUser, TestUser]
    const rounds = [1, 2, 3, 4, 5, 6]
    const event = await insertTestEvent(
      db,
      rounds.map(round => ({ open: 60 * round, lock: 60 * round + 59, points: 1 })),
    )
    const { id: leagueId, code } = await makeTestLeague(anna, { scope: { eventId: event.eventId } })
    const formOf = async (user: TestUser, query = {}) => {
      const { rows } = await readTable(anna, leagueId, query)
      const form = rows.find(row => row.user.id === user.id)?.form
      return form?.map(({ round, score, hasDeck }) => (hasDeck ? [round, score] : [round]))
    }
    for (const round of rounds) {
      if (round === 3) await socialAs(late)('join-league', { code })
      await playPhase(db, event, round, placed(users, [1, [2, 2, 2, 2, 0, null][round - 1] ?? null]))
    }
    const points = (await formOf(anna))?.[0]?.[1]
    expect(points).toBeGreaterThan(0)
    const expected = [[3, 2 * (points ?? 0)], [4, 2 * (points ?? 0)], [5, 0], [6]]
    expect(await formOf(anna)).toEqual([2, 3, 4, 5, 6].map(round => [round, points]))
    expect(await formOf(late)).toEqual(expected)
    expect(await formOf(late, { phrase: late.username })).toEqual(expected)
    expect(await formOf(late, { round: 4 })).toEqual(expected.slice(0, 2))

    await uploadCounts(db, event, 5, () => 20)
    expect((await formOf(anna))?.slice(-2)).toEqual([
      [5, 2 * (points ?? 0)],
      [6, points],
    ])
  })

  it('takes a member who joined just before the lock, when the table of the round was made already', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(2)
    const [anna, late] = users as [TestUser, TestUser]
    const event = await insertTestEvent(db, phases)
    const { id: leagueId } = await makeTestLeague(anna, { scope: { eventId: event.eventId } })
    await playPhase(db, event, 1, placed(users, [1, 2]))
    await sql`insert into league_member (league_id, user_id, role, joined_at)
      select league_id, ${late.id}::int, 2, joined_at from league_member where league_id = ${leagueId}`.execute(
      db,
    )
    await remakeLeagues(db, [leagueId])
    const { rows } = await readTable(anna, leagueId)
    expect(rows.map(({ user, form }) => [user.id, form.length])).toEqual([
      [anna.id, 1],
      [late.id, 0],
    ])
    await makeStandings(db, event.eventId)
    const after = await readTable(anna, leagueId)
    expect(after.rows.map(({ user, form }) => [user.id, form.length])).toEqual([
      [late.id, 1],
      [anna.id, 1],
    ])
  })
})

describe('a head to head (rulebook 19.17)', () => {
  it('is closed and drawn at the first lock, from the root of the chain', async ({
    db,
    newUsers,
    visitor,
  }) => {
    const users = await newUsers(5)
    const [owner, ...others] = users as [TestUser, ...TestUser[]]
    const event = await insertTestEvent(db, phases)
    const league = { format: 'headToHead', scope: { eventId: event.eventId }, visibility: 'public' }
    const { id: leagueId } = await makeTestLeague(owner, league, others)
    await playPhase(db, event, 1, placed(users, [1, 2, 3, 4, 5]))
    const found = await readSocial<LeagueOutputs['getLeague']>(visitor, 'get-league', { leagueId })
    const { closing, draw } = found.league
    expect(closing?.members).toBe(
      idsOf(users)
        .toSorted((a, b) => a - b)
        .join(),
    )
    expect(draw?.map(({ id }) => id)).toEqual(
      drawnOrder({ members: closing?.members ?? '', root: closing?.root ?? '' }),
    )
    const { hash } = await db
      .selectFrom('proof_link')
      .where('event_id', '=', event.eventId)
      .where('number', '=', closing?.link ?? 0)
      .select('hash')
      .executeTakeFirstOrThrow()
    expect(closing?.root).toBe(hash)

    const { fixtures, rounds } = await readFixtures(owner, leagueId, 1)
    expect([fixtures.length, rounds]).toEqual([3, 3])
    expect(fixtures.filter(({ home, away }) => home === null || away === null)).toHaveLength(1)
    expect(fixtures.every(({ homeScore, winner }) => homeScore !== null && winner !== null)).toBe(true)
    const table = await readTable(owner, leagueId)
    expect(table.rows).toHaveLength(5)
    expect(table.rows[0]).toMatchObject({ points: 3, won: 1, form: [{ outcome: 'won' }] })
    const own = await readSocial<LeagueOutputs['getLeagues']>(owner, 'get-leagues', {})
    expect(own.own[0]).toMatchObject({ id: leagueId, place: { total: 5 }, fixture: { state: 'running' } })
    expect((await notificationsOf(owner)).notifications.map(({ kind }) => kind)).toContain('league_drawn')
  })

  it('AVERAGE plays for a member who missed two rounds: fixtures, table and members agree, also of a round before (rulebook 19.21)', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(4)
    const [owner, ...others] = users as [TestUser, ...TestUser[]]
    const idle = users[3] as TestUser
    const event = await insertTestEvent(db, phases)
    const league = { format: 'headToHead', scope: { eventId: event.eventId } }
    const { id: leagueId } = await makeTestLeague(owner, league, others)
    await playPhase(db, event, 1, placed(users, [1, 2, 3, null]))
    await playPhase(db, event, 2, placed(users, [1, 2, 3, null]))
    const inactiveAfter = async (query: object) => {
      const { rows } = await readTable(owner, leagueId, query)
      return rows.filter(({ inactive }) => inactive).map(({ user }) => user.id)
    }
    const { members } = await readSocial<LeagueOutputs['getLeagueMembers']>(owner, 'get-league-members', {
      leagueId,
    })
    const { fixtures } = await readFixtures(owner, leagueId, 3)
    expect(members.filter(({ inactive }) => inactive).map(({ user }) => user.id)).toEqual([idle.id])
    expect(await inactiveAfter({})).toEqual([idle.id])
    expect(await inactiveAfter({ round: 1 })).toEqual([])
    const sides = fixtures.flatMap(({ home, away }) => [home?.id ?? null, away?.id ?? null])
    expect(sides).toContain(null)
    expect(sides).not.toContain(idle.id)
  })
})

describe('a cup (rulebook 19.25 to 19.27)', () => {
  it('keeps a tie that was final when a correction came, with its scores and what decided it, and shows the correction', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(4)
    const [owner, ...others] = users as [TestUser, ...TestUser[]]
    const event = await insertTestEvent(db, phases)
    const { id: leagueId } = await makeTestLeague(
      owner,
      { format: 'cup', scope: { eventId: event.eventId }, third: true },
      others,
    )
    const bracket = () => readBracket(owner, leagueId)
    expect(await bracket()).toMatchObject({ size: 0, ties: [] })
    await playPhase(db, event, 1, placed(users, [1, 2, 3, 4]))
    await uploadCounts(db, event, 1, () => 7)
    const before = await bracket()
    expect(before).toMatchObject({ size: 4, levels: [{ round: 1 }, { round: 2 }] })
    const played = ({ ties }: typeof before) =>
      ties
        .filter(({ level }) => level === 1)
        .map(({ winner, by, homeScore, awayScore }) => ({ winner, by, homeScore, awayScore }))
    expect(played(before).map(({ by }) => by)).toEqual(['seed', 'seed'])
    // The first phase becomes final, then its counts change.
    await sql`update event set final_after_hours = 0 where id = ${event.eventId}`.execute(db)
    await makeStandings(db, event.eventId)
    await sql`update event set final_after_hours = 24 where id = ${event.eventId}`.execute(db)
    await uploadCounts(db, event, 1, place => 100 - 10 * place)
    const after = await bracket()
    expect(played(after)).toEqual(played(before))
    const { fixtures } = await readFixtures(owner, leagueId, 1)
    expect(
      fixtures.map(({ winner, homeScore, awayScore }) => ({ winner, by: 'seed', homeScore, awayScore })),
    ).toEqual(played(before))
    expect(after.ties.filter(({ level }) => level === 1).every(({ correction }) => correction !== null)).toBe(
      true,
    )

    await playPhase(db, event, 2, placed(users, [1, 2, 3, 4]))
    await sql`update event set completed = true where id = ${event.eventId}`.execute(db)
    await makeStandings(db, event.eventId)
    const end = await bracket()
    expect(end.champion).not.toBeNull()
    expect(end.third?.winner).not.toBeNull()
    const champion = users.find(({ id }) => id === end.champion?.id) as TestUser
    const kinds = (await notificationsOf(champion)).notifications.map(({ kind }) => kind)
    expect(kinds.filter(kind => kind.startsWith('cup') || kind.startsWith('fixture'))).toEqual([
      'cup_won',
      'fixture_result',
      'fixture_result',
    ])
  })
})
