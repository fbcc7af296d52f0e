import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import {
  type LeagueOutputs,
  makeTestLeague,
  placed,
  playPhase,
  readFixtures,
  readSocial,
  readTable,
  readTitles,
  remake,
  uploadCounts,
} from '../../../test/calls/league-calls.ts'
import { notificationsOf, socialAs, succeeded } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { eraseAccounts } from '../account/erasure/erase-accounts.ts'
import { keepOwners } from './member/keep-owners.ts'
import { closeLeagues } from './round/close-leagues.ts'
import { makeStandings } from './round/make-standings.ts'

const phases = [
  { open: -10, lock: 60, points: 1 },
  { open: 61, lock: 120, points: 1 },
]
const leagueOf = (user: TestUser, leagueId: number) =>
  readSocial<LeagueOutputs['getLeague']>(user, 'get-league', { leagueId })

describe('at once', () => {
  it('of twelve joins for one place one succeeds (rulebook 19.4)', async ({ db, newUsers, act }) => {
    const [owner, ...others] = (await newUsers(13)) as [TestUser, ...TestUser[]]
    const { eventId } = await insertTestEvent(db, phases)
    const { id, code } = await makeTestLeague(owner, { format: 'headToHead', scope: { eventId } })
    const before = await insertTestUsers(db, 18, 'early_bird_')
    await sql`insert into league_member (league_id, user_id, role, joined_at)
      select ${id}::int, u, 2, now() from unnest(${before}::int[]) u`.execute(db)
    const answers = await Promise.all(others.map(user => act(user, 'join-league', { code })))
    expect(succeeded(answers)).toBe(1)
    // A busy database may let a join wait for too long.
    const refused = answers.filter(([status, rule]) => rule === 'LEAGUE_FULL' || status === 503)
    expect(refused).toHaveLength(11)
    expect((await leagueOf(owner, id)).league.members).toBe(20)
  })

  it('a user who joins many leagues is in no more than 5 public ones (rulebook 19.4)', async ({
    db,
    newUsers,
    newUser,
    act,
  }) => {
    const owners = await newUsers(8)
    const { eventId } = await insertTestEvent(db, phases)
    const made = await Promise.all(
      owners.map(owner => makeTestLeague(owner, { visibility: 'public', scope: { eventId } })),
    )
    const user = await newUser()
    const answers = await Promise.all(made.map(({ code }) => act(user, 'join-league', { code })))
    expect(succeeded(answers)).toBe(5)
    expect(answers.filter(([, rule]) => rule === 'LEAGUES_PUBLIC')).toHaveLength(3)
    const { id: leagueId } = await makeTestLeague(user, { scope: { eventId } })
    const open = await act(user, 'update-league', { leagueId, data: { visibility: 'public' } })
    expect(open, 'nor by opening a private one').toEqual([409, 'LEAGUES_PUBLIC'])
  })

  it('two processes close, draw and rank a league once, and the same after a crash in between', async ({
    db,
    newUsers,
    testApp,
  }) => {
    const users = await newUsers(4)
    const [owner, ...others] = users as [TestUser, ...TestUser[]]
    const event = await insertTestEvent(db, phases)
    const { id } = await makeTestLeague(owner, { format: 'cup', scope: { eventId: event.eventId } }, others)
    await playPhase(db, event, 1, placed(users, [1, 2, 3, 4]))
    const first = (await leagueOf(owner, id)).league
    await sql`update league set draw = null where id = ${id}`.execute(db)
    const there = await openTestApp({}, testApp)
    await Promise.all([db, there.db, db, there.db].map(each => makeStandings(each, event.eventId)))
    const second = (await leagueOf(owner, id)).league
    expect([second.draw, second.closing]).toEqual([first.draw, first.closing])
    const drawn = (await notificationsOf(owner)).notifications.filter(({ kind }) => kind === 'league_drawn')
    expect(drawn).toHaveLength(1)
    await there.close()
  })
})

describe('members come and go', () => {
  it('a removed user asks to be let in, an owner lets them in or refuses, and all of it is in the audit log (rulebook 19.5)', async ({
    db,
    newUsers,
    act,
  }) => {
    const [owner, member, stranger] = (await newUsers(3)) as [TestUser, TestUser, TestUser]
    const { eventId } = await insertTestEvent(db, phases)
    const { id: leagueId, code } = await makeTestLeague(owner, { scope: { eventId } }, [member])
    const of = (userId: number) => ({ leagueId, userId })
    expect(await act(member, 'remove-league-member', of(owner.id))).toEqual([403, 'LEAGUE_RIGHTS'])
    expect(await act(stranger, 'remove-league-member', of(member.id))).toEqual([404, 'LEAGUE_NOT_FOUND'])
    expect(await act(owner, 'leave-league', { leagueId })).toEqual([409, 'LEAGUE_OWNER_CANNOT_LEAVE'])
    expect(await act(owner, 'remove-league-member', of(member.id))).toEqual([200, undefined])
    expect((await notificationsOf(member)).notifications[0]).toMatchObject({ kind: 'league_removed' })
    const asked = await socialAs(member)<{ joined: string }>('join-league', { code })
    expect(asked.body.joined).toBe('waiting')
    expect((await leagueOf(owner, leagueId)).league.asking).toMatchObject([
      { user: { id: member.id }, removed: false },
    ])
    expect(await act(owner, 'admit-league-member', { ...of(member.id), admit: true })).toEqual([
      200,
      undefined,
    ])
    expect(await act(owner, 'admit-league-member', { ...of(member.id), admit: true })).toEqual([
      409,
      'NOT_ASKED',
    ])
    expect(await act(owner, 'update-league-role', { ...of(member.id), role: 3 })).toEqual([200, undefined])
    expect((await leagueOf(member, leagueId)).league.role).toBe(3)
    const audit = await db.selectFrom('audit').where('account_id', '=', owner.id).select('call').execute()
    expect(audit.map(({ call }) => call)).toEqual([
      'remove-league-member',
      'admit-league-member',
      'update-league-role',
    ])
  })

  it('a user who is blocked by the owner cannot join; the link of a full, ended or deleted league says so', async ({
    db,
    newUsers,
    act,
    visitor,
  }) => {
    const [owner, blocked] = (await newUsers(2)) as [TestUser, TestUser]
    const event = await insertTestEvent(db, phases)
    const { id: leagueId, code } = await makeTestLeague(owner, { scope: { eventId: event.eventId } })
    const preview = () =>
      readSocial<LeagueOutputs['getLeaguePreview']>(visitor, 'get-league-preview', { code })
    await socialAs(owner)('block-user', { blockedId: blocked.id })
    expect(await act(blocked, 'join-league', { code })).toEqual([409, 'LEAGUE_BLOCKED'])
    expect((await preview()).league).toMatchObject({ joining: 'open', names: null, asker: 'none' })
    await sql`update event set completed = true where id = ${event.eventId}`.execute(db)
    expect((await preview()).league.joining).toBe('over')
    expect(await act(blocked, 'join-league', { code })).toEqual([409, 'LEAGUE_BLOCKED'])
    expect(await act(owner, 'delete-league', { leagueId })).toEqual([200, undefined])
    expect(await act(blocked, 'join-league', { code })).toEqual([404, 'LEAGUE_NOT_FOUND'])
  })

  it('an erased owner is followed by the moderator, what they played stands, and no notification keeps their name (rulebook 19.5)', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(4)
    const [owner, moderator, ...others] = users as [TestUser, TestUser, ...TestUser[]]
    const event = await insertTestEvent(db, phases)
    const league = { format: 'headToHead', scope: { eventId: event.eventId } }
    const { id: leagueId } = await makeTestLeague(owner, league, [
      others[0],
      moderator,
      others[1],
    ] as TestUser[])
    await socialAs(owner)('update-league-role', { leagueId, userId: moderator.id, role: 3 })
    await playPhase(db, event, 1, placed(users, [4, 3, 2, 1]))
    const fixtures = () => readFixtures(moderator, leagueId, 1)
    const before = await fixtures()
    await sql`update event set final_after_hours = 0 where id = ${event.eventId}`.execute(db)
    await makeStandings(db, event.eventId)
    await sql`update account set deletion_requested_at = now() - interval '15 days' where id = ${owner.id}`.execute(
      db,
    )
    await eraseAccounts(db)
    const after = await fixtures()
    const shown = ({ homeScore, awayScore, winner }: (typeof before)['fixtures'][number]) => [
      homeScore,
      awayScore,
      winner,
    ]
    expect(after.fixtures.map(shown)).toEqual(before.fixtures.map(shown))
    expect(JSON.stringify(after)).not.toContain(owner.username)
    expect((await leagueOf(moderator, leagueId)).league).toMatchObject({ role: 1, members: 3 })
    const table = await readTable(moderator, leagueId)
    expect(table.rows.map(({ user }) => user.id)).not.toContain(owner.id)
    const facts = await sql<{ facts: string }>`select facts::text from notification`.execute(db)
    expect(facts.rows.filter(row => row.facts.includes(owner.username))).toEqual([])
  })

  it('an owner who is away for 30 days gets a notice, and 7 days later the league another owner: the moderator, else who has been in it longest (rulebook 19.5)', async ({
    db,
    newUsers,
  }) => {
    const [owner, member, moderator] = (await newUsers(3)) as [TestUser, TestUser, TestUser]
    const { eventId } = await insertTestEvent(db, phases)
    const { id: leagueId, code } = await makeTestLeague(owner, { scope: { eventId } }, [member, moderator])
    await socialAs(owner)('update-league-role', { leagueId, userId: moderator.id, role: 3 })
    const away = (days: number) => sql`now() - make_interval(days => ${days})`
    await keepOwners(db)
    expect((await notificationsOf(owner)).notifications.map(({ kind }) => kind)).not.toContain(
      'league_owner_gone',
    )
    await sql`update account set created_at = ${away(60)} where id = ${owner.id}`.execute(db)
    await sql`update session set used_at = ${away(31)} where account_id = ${owner.id}`.execute(db)
    await sql`update known_device set used_at = ${away(31)} where account_id = ${owner.id}`.execute(db)
    await keepOwners(db)
    await keepOwners(db)
    const notices = await sql`select from notification where user_id = ${owner.id}
      and kind = 'league_owner_gone'`.execute(db)
    expect(notices.rows).toHaveLength(1)
    expect((await leagueOf(member, leagueId)).league.owner?.id).toBe(owner.id)
    await sql`update league set owner_noticed_at = ${away(8)} where id = ${leagueId}`.execute(db)
    await keepOwners(db)
    expect((await leagueOf(member, leagueId)).league.owner?.id).toBe(moderator.id)
    await socialAs(owner)('leave-league', { leagueId })
    const again = await socialAs(owner)('join-league', { code })
    expect(again.status).toBe(200)
    await sql`update account set deletion_requested_at = ${away(15)} where id = ${moderator.id}`.execute(db)
    await eraseAccounts(db)
    expect((await leagueOf(member, leagueId)).league.owner?.id, 'the longest, as none is a moderator').toBe(
      member.id,
    )
  })
})

describe('events change', () => {
  it('a league of an event that goes private shows no rounds, and all of them when it is public again', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(2)
    const [owner, member] = users as [TestUser, TestUser]
    const event = await insertTestEvent(db, phases)
    const { id: leagueId } = await makeTestLeague(owner, { scope: { eventId: event.eventId } }, [member])
    await playPhase(db, event, 1, placed(users, [2, 1]))
    const table = () => readTable(owner, leagueId)
    const before = await table()
    await sql`update event set public = false where id = ${event.eventId}`.execute(db)
    await remake(db, event.eventId)
    expect(await table()).toMatchObject({ rows: [], round: null })
    expect((await leagueOf(owner, leagueId)).league.events).toEqual([])
    await sql`update event set public = true where id = ${event.eventId}`.execute(db)
    await remake(db, event.eventId)
    expect(await table()).toEqual(before)
  })

  it('a phase whose matches are void is no round, and a league of an event without a lock waits (rulebook 19.9)', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(2)
    const [owner, member] = users as [TestUser, TestUser]
    const event = await insertTestEvent(db, phases)
    const { id: leagueId } = await makeTestLeague(
      owner,
      { format: 'cup', scope: { eventId: event.eventId } },
      [member],
    )
    await makeStandings(db, event.eventId)
    expect((await leagueOf(owner, leagueId)).league).toMatchObject({
      state: 'ahead',
      closing: null,
      draw: null,
    })
    await sql`insert into match (event_id, phase_index, home_team_id, away_team_id, date, status)
      values (${event.eventId}, 1, ${event.teams[0]}, ${event.teams[1]}, now(), 'void')`.execute(db)
    await playPhase(db, event, 1, placed(users, [2, 1]))
    await closeLeagues(db, event.eventId)
    const { rounds, closing } = (await leagueOf(owner, leagueId)).league
    expect(rounds.map(({ state }) => state)).toEqual(['skipped', 'ahead'])
    expect(closing).toBeNull()
  })

  it('an un-completed event opens its leagues again, and a later end changes the title but notifies nobody twice', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(2)
    const [owner, member] = users as [TestUser, TestUser]
    const event = await insertTestEvent(db, [{ open: -10, lock: 60, points: 1 }])
    const { id: leagueId } = await makeTestLeague(owner, { scope: { eventId: event.eventId } }, [member])
    await playPhase(db, event, 1, placed(users, [2, 1]))
    const complete = async (completed: boolean) => {
      await sql`update event set completed = ${completed} where id = ${event.eventId}`.execute(db)
      await makeStandings(db, event.eventId)
    }
    const titles = (user: TestUser) => readTitles(user, user.id)
    await complete(true)
    expect((await titles(owner)).titles).toHaveLength(1)
    await complete(false)
    expect((await titles(owner)).titles).toEqual([])
    expect((await leagueOf(owner, leagueId)).league.state).toBe('running')
    await complete(true)
    expect((await titles(owner)).titles).toHaveLength(1)
    const ended = (await notificationsOf(member)).notifications.filter(({ kind }) => kind === 'league_ended')
    expect(ended).toHaveLength(1)
  })

  it('who has another place at a later end is notified of it in place of the first one (rulebook 19.32)', async ({
    db,
    newUsers,
  }) => {
    const users = await newUsers(3)
    const [owner, ...others] = users as [TestUser, ...TestUser[]]
    const event = await insertTestEvent(db, [{ open: -10, lock: 60, points: 1 }])
    await makeTestLeague(owner, { scope: { eventId: event.eventId } }, others)
    const complete = async (completed: boolean) => {
      await sql`update event set completed = ${completed} where id = ${event.eventId}`.execute(db)
      await makeStandings(db, event.eventId)
    }
    const places = async () => {
      const all = await Promise.all(users.map(user => notificationsOf(user)))
      return all.map(({ notifications }) =>
        notifications
          .filter(({ kind }) => kind === 'league_ended')
          .map(({ facts, readAt }) => [facts.rank, readAt !== null]),
      )
    }
    await playPhase(db, event, 1, placed(users, [3, 2, 1]))
    await complete(true)
    for (const user of users) await socialAs(user)('read-notifications', {})
    await complete(false)
    await uploadCounts(db, event, 1, place => [0, 10, 40, 30][place] ?? 0)
    await complete(true)
    expect(await places()).toEqual([[[2, false]], [[1, false]], [[3, true]]])
  })
})
