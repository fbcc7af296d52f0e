import { seasonBoard } from '@game/domain'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import {
  type LeagueOutputs,
  makeTestLeague,
  playPhase,
  readSocial,
} from '../../../test/calls/league-calls.ts'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { sendReminders } from './member/send-reminders.ts'
import { makeSeasons } from './season/make-seasons.ts'

const phases = [{ open: -10, lock: 60, points: 1 }]

describe('what nobody learns (rulebook 19.30)', () => {
  it.for(['table', 'headToHead', 'cup'])(
    'no call about a %s answers otherwise when another member has a deck, but for the number of decks',
    async (format, { db, newUsers }) => {
      const [owner, ...others] = (await newUsers(5)) as [TestUser, ...TestUser[]]
      // Three rounds, which are enough for a cup of five.
      const later = [61, 121].map(open => ({ open, lock: open + 59, points: 1 }))
      const event = await insertTestEvent(db, [...phases, ...later])
      const { id: leagueId, code } = await makeTestLeague(
        owner,
        { format, scope: { eventId: event.eventId } },
        others,
      )
      const readAll = async (user: TestUser) =>
        Promise.all(
          Object.entries({
            'get-leagues': { eventId: event.eventId },
            'get-league': { leagueId },
            'get-league-members': { leagueId },
            'get-league-preview': { code },
            'get-league-table': { leagueId },
            'get-league-fixtures': { leagueId, round: 1 },
            'get-league-bracket': { leagueId },
            'get-league-titles': { userId: others[0]?.id },
          }).map(async ([verb, query]) => [verb, await readSocial<object>(user, verb, query)] as const),
        )
      const decksIn = (answers: Awaited<ReturnType<typeof readAll>>) =>
        answers.flatMap(([verb, answer]) =>
          'league' in answer ? [[verb, (answer.league as { ready: unknown }).ready]] : [],
        )
      const withoutDecks = (answers: Awaited<ReturnType<typeof readAll>>) =>
        JSON.stringify(
          answers.map(([verb, answer]) => [
            verb,
            'league' in answer ? { ...(answer.league as object), ready: 0 } : answer,
          ]),
        )
      const before = await readAll(owner)
      expect(decksIn(before)).toMatchObject([
        ['get-league', { decks: 0, members: 5 }],
        ['get-league-preview', { decks: 0, members: 5 }],
      ])
      const cards = [{ playerId: event.players[0] ?? 0, keyplays: [1], perks: [] }]
      await insertDecks(db, event.eventId, [{ userId: others[0]?.id ?? 0, phase: 1, cards }])
      const after = await readAll(owner)
      expect(withoutDecks(after)).toBe(withoutDecks(before))
      expect(decksIn(after)).toMatchObject([
        ['get-league', { decks: 1, members: 5 }],
        ['get-league-preview', { decks: 1, members: 5 }],
      ])
    },
  )

  it('in a league of four the number of decks is not given, as its changes would say whose, nor by the code', async ({
    db,
    newUsers,
    visitor,
  }) => {
    const [owner, ...others] = (await newUsers(4)) as [TestUser, ...TestUser[]]
    const { eventId } = await insertTestEvent(db, phases)
    const { id: leagueId, code } = await makeTestLeague(owner, { scope: { eventId } }, others)
    const { league } = await readSocial<LeagueOutputs['getLeague']>(owner, 'get-league', { leagueId })
    expect(league.ready).toMatchObject({ decks: null, members: 4 })
    const preview = await readSocial<LeagueOutputs['getLeaguePreview']>(visitor, 'get-league-preview', {
      code,
    })
    expect(preview.league.ready).toMatchObject({ decks: null, members: 4 })
  })

  it('a reminder reaches those without a deck, once a day, by a job: the call itself notifies nobody', async ({
    db,
    newUsers,
    act,
  }) => {
    const [owner, ready, idle] = (await newUsers(3)) as [TestUser, TestUser, TestUser]
    const event = await insertTestEvent(db, phases)
    const { id: leagueId } = await makeTestLeague(owner, { scope: { eventId: event.eventId } }, [ready, idle])
    const cards = [{ playerId: event.players[0] ?? 0, keyplays: [1], perks: [] }]
    await insertDecks(db, event.eventId, [{ userId: ready.id, phase: 1, cards }])
    expect(await act(ready, 'remind-league-members', { leagueId })).toEqual([200, undefined])
    // The call itself has notified nobody.
    expect((await notificationsOf(idle)).count).toBe(0)
    expect(await act(owner, 'remind-league-members', { leagueId })).toEqual([409, 'LEAGUE_REMINDED'])
    await sendReminders(db)
    await sendReminders(db)
    const kinds = async (user: TestUser) =>
      (await notificationsOf(user)).notifications.map(({ kind }) => kind)
    expect(await kinds(idle)).toEqual(['league_reminder'])
    expect(await kinds(ready)).not.toContain('league_reminder')
    expect(await kinds(owner)).toContain('league_reminder')
    expect(JSON.stringify((await notificationsOf(idle)).notifications)).not.toContain(ready.username)
  })

  it('names of a private league are for its members: others get a 404, also for its id (rulebook 19.2)', async ({
    db,
    newUsers,
    visitor,
  }) => {
    const [owner, member, stranger] = (await newUsers(3)) as [TestUser, TestUser, TestUser]
    const { eventId } = await insertTestEvent(db, phases)
    const { id: leagueId, code } = await makeTestLeague(owner, { scope: { eventId } }, [member])
    for (const verb of ['get-league', 'get-league-members', 'get-league-table', 'get-league-fixtures'])
      for (const user of [stranger, visitor])
        expect((await user.call(`/api/social/${verb}?leagueId=${leagueId}`)).status).toBe(404)
    const preview = await readSocial<LeagueOutputs['getLeaguePreview']>(visitor, 'get-league-preview', {
      code,
    })
    expect(preview.league).toMatchObject({ members: 2, names: null, owner: { id: owner.id } })
    expect(JSON.stringify(preview)).not.toContain(member.username)
  })
})

it('after ten wrong codes in an hour a user is refused, with right ones too; visitors from an address after 50, and no user for that (rulebook 19.2)', async ({
  db,
  testApp,
  newUsers,
}) => {
  const [owner, guesser] = (await newUsers(2)) as [TestUser, TestUser]
  const { eventId } = await insertTestEvent(db, phases)
  const { code } = await makeTestLeague(owner, { scope: { eventId } })
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const call = limited.as(guesser)
  const ask = async (typed: string, remoteAddress: string) =>
    (await call(`/api/social/get-league-preview?code=${typed}`, undefined, { remoteAddress })).status
  expect(await ask(code, '10.3.0.1')).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => ask(`WRNG000${n % 10}`, `10.3.0.${n + 1}`)),
  )
  expect(guesses.filter(status => status === 404)).toHaveLength(10)
  expect(guesses.filter(status => status === 429)).toHaveLength(2)
  expect(await ask(code, '10.3.0.1')).toBe(429)
  const visitor = async (typed: string) =>
    (
      await limited.visitor.call(`/api/social/get-league-preview?code=${typed}`, undefined, {
        remoteAddress: '10.3.1.1',
      })
    ).status
  const asVisitor: number[] = []
  for (let n = 0; n < 60; n++) {
    const url = `/oembed?url=${encodeURIComponent(`http://localhost/l/WRNG00${String(n).padStart(2, '0')}`)}`
    await limited.app.inject({ url, headers: { host: 'localhost' }, remoteAddress: '10.3.1.1' })
  }
  for (let n = 0; n < 51; n++) asVisitor.push(await visitor(`WRNG00${String(n).padStart(2, '0')}`))
  expect([asVisitor[49], asVisitor[50]]).toEqual([404, 429])
  const asUser = await limited.as(owner)(`/api/social/get-league-preview?code=${code}`, undefined, {
    remoteAddress: '10.3.1.1',
  })
  expect(asUser.status, 'a user on the same network').toBe(200)
  await limited.close()
})

it('the season board is what the rules make of the rankings of completed public events (rulebook 19.29)', async ({
  db,
  newUsers,
}) => {
  const [reader] = (await newUsers(1)) as [TestUser]
  const users = await insertTestUsers(db, 30, 'seasoned_')
  for (const event of [1, 2, 3]) {
    const made = await insertTestEvent(db, [{ open: -10, lock: 60, points: 1 }])
    const playing = users.filter(id => id % (event + 1) !== 0)
    await playPhase(db, made, 1, new Map(playing.map(id => [id, (id * event) % 7])))
    await sql`update event set completed = true, public = ${event < 3} where id = ${made.eventId}`.execute(db)
  }
  await makeSeasons(db)
  const { rows } = await sql<{
    eventId: number
    userId: number
    username: string
    score: number
    rank: number
  }>`
    select s.event_id as "eventId", s.user_id as "userId", s.username, s.score, s.rank from standing s
    join event e on e.id = s.event_id and e.generation = s.generation where e.completed and e.public`.execute(
    db,
  )
  const expected = seasonBoard(rows)
  const board = await readSocial<LeagueOutputs['getSeason']>(reader, 'get-season', { pageSize: 50 })
  expect(
    board.rows.map(({ user, ...row }) => ({ userId: user.id, username: user.username, ...row })),
  ).toEqual(expected.slice(0, 50))
  expect(board.count).toBe(expected.length)
  const found = await readSocial<LeagueOutputs['getSeason']>(reader, 'get-season', {
    phrase: expected[3]?.username,
  })
  expect(found.rows.find(({ user }) => user.id === expected[3]?.userId)?.rank).toBe(expected[3]?.rank)
  await sql`update event set public = false`.execute(db)
  await makeSeasons(db)
  expect(await readSocial<LeagueOutputs['getSeason']>(reader, 'get-season', {})).toMatchObject({
    rows: [],
    years: [],
  })
})
