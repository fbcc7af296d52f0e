import { clanRole, product, reachChannels } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { notifyOfMessages } from '../src/game/notification/notify-of-messages.ts'
import { noteMovedLock, notifyOfMovedLocks } from '../src/game/notification/notify-of-moved-locks.ts'
import { notifyOfPhases } from '../src/game/notification/notify-of-phases.ts'
import { rankEvent } from '../src/game/score/publish/rank-event.ts'
import { requestDueWork } from '../src/ground/db/channels.ts'
import { openPostgres } from '../src/ground/db/connection/postgres.ts'
import { eraseAccounts } from '../src/people/account/erasure/erase-accounts.ts'
import { keepOwners } from '../src/people/league/member/keep-owners.ts'
import { sendReminders } from '../src/people/league/member/send-reminders.ts'
import { makeSeasons } from '../src/people/league/season/make-seasons.ts'
import { listRoles } from '../src/people/league/state/member-queries.ts'
import { planReminders } from '../src/reach/reminder/plan-reminders.ts'
import { deckOf } from '../test/calls/deck-calls.ts'
import {
  type LeagueOutputs,
  makeTestLeague,
  playPhase,
  readSocial,
  remake,
} from '../test/calls/league-calls.ts'
import { notificationsOf, socialAs } from '../test/calls/social-calls.ts'
import { contractSettings, createFixture } from '../test/contract/fixture.ts'
import { operations } from '../test/contract/operations.ts'
import { callerOf, sampleOf } from '../test/contract/samples.ts'
import { send } from '../test/contract/send.ts'
import { hasCitusProgram, startCitus } from '../test/database/citus.ts'
import type { RunningPostgres } from '../test/database/postgres.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../test/fixtures/insert-users.ts'
import { openTestApp, openTestAppOver, type TestApp } from '../test/fixtures/test-app.ts'
import { playerAt, signUpAt } from '../test/servers/player.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'

/** The game distributed over a coordinator without decks and two workers; skipped where Citus is not installed. */
let citus: RunningPostgres
let testApp: TestApp
beforeAll(async () => {
  if (!hasCitusProgram) return
  citus = await startCitus()
  const database = openPostgres(citus.urlOf('game'), error => {
    throw error
  })
  testApp = await openTestAppOver(database, { ...contractSettings, logLevel: 'error' })
})
afterAll(async () => {
  await testApp?.close()
  await citus?.stop()
})
const path = (call: string) => `/api/${product.slug}/${call}`

describe.runIf(hasCitusProgram)('on three nodes', () => {
  test('decks are on the workers alone', async () => {
    const { rows } = await sql<{ coordinator: number; workers: number }>`
      select count(*) filter (where groupid = 0)::int as coordinator, count(distinct groupid)::int as workers
      from pg_dist_placement p join pg_dist_shard s using (shardid) where s.logicalrelid = 'deck'::regclass`.execute(
      testApp.db,
    )
    expect(rows).toEqual([{ coordinator: 0, workers: 2 }])
  })

  test.each(operations)('$verb answers', async operation => {
    const fixture = await createFixture(testApp)
    const { verb } = operation
    const answer = await send(testApp, operation, callerOf(verb, fixture), await sampleOf(verb, fixture))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })

  /** A user with a card of an open phase. */
  const play = async () => {
    const { user, admin } = await createFixture(testApp)
    const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -60, lock: 60 }])
    const cards = players.slice(0, 1).map(playerId => ({ playerId, keyplays: [], perks: [] }))
    await insertDecks(testApp.db, eventId, [{ userId: user.id, phase: 1, cards }])
    return { user, admin, eventId }
  }

  test('a calendar is read by its link', async () => {
    const { user } = await play()
    const { body } = await user.call<{ path: string }>('/api/contact/renew-calendar-link', {})
    const read = () => testApp.app.inject({ method: 'GET', url: body.path })
    expect((await read()).statusCode).toBe(200)
    expect((await read()).body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  test('a message of the organisers is announced, and reminders are planned', async () => {
    const { user, admin, eventId } = await play()
    const words = { en: 'The final is on Sunday.', pl: 'Finał jest w niedzielę.' }
    expect((await admin.call(path('send-event-message'), { eventId, ...words })).status).toBe(200)
    await notifyOfMessages(testApp.db)
    const { notifications } = await notificationsOf(user)
    expect(notifications.map(({ kind }) => kind)).toContain('organiser_message')
    for (const channel of reachChannels) await planReminders(testApp.db, channel, new Date().toISOString())
  })

  test('a taken name is refused', async () => {
    const taken = { username: 'taken_name', email: 'first@example.org', password: 'Password!1' }
    const signUp = (body: object) => testApp.visitor.call('/api/auth/signup-query', body)
    expect((await signUp(taken)).status).toBe(200)
    expect((await signUp({ ...taken, email: 'second@example.org' })).status).toBe(409)
  })

  test('a phase that locks while players move at two processes is frozen and ranked with every answered move', async () => {
    const url = citus.urlOf('game')
    const [first, second] = await Promise.all([serverOfTest(url), serverOfTest(url)])
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, n) => signUpAt(first.address, `locked_out_${n}`)),
    )
    const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 0.1 }])
    await requestDueWork(testApp.db)
    const moves = people.map(async person => {
      const [here, there] = [first, second].map(({ address }) => deckOf(playerAt(address, person), eventId))
      let held: number[] = []
      for (let n = 0; ; n++) {
        const [player = 0] = players.slice(n % 4)
        const deck = n % 2 ? here : there
        const isHeld = held.includes(player)
        const answer = await (isHeld ? deck?.remove(player) : deck?.add(player))
        if (answer?.status !== 200) return { person, held, refusal: answer?.body.rule }
        held = isHeld ? held.filter(each => each !== player) : [...held, player]
      }
    })
    const ended = await Promise.all(moves)
    const event = () =>
      testApp.db
        .selectFrom('event')
        .where('id', '=', eventId)
        .select(['generation', 'ranked_link'])
        .executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect((await event()).ranked_link).toBeGreaterThan(0), 20_000)
    for (const { person, held, refusal } of ended) {
      // Users without a card would only join now (rulebook 2.13), unless the lock came while the first card was being written.
      const refusals = held.length > 0 ? ['PHASE_NOT_OPEN'] : ['JOIN_TOO_LATE', 'PHASE_NOT_OPEN']
      expect(refusals).toContain(refusal)
      expect(await deckOf(person, eventId).players()).toEqual(held)
    }
    const { rows } = await sql<{ decks: number }>`
      select sum(bit_count(users))::int as decks from frozen_block where event_id = ${eventId}`.execute(
      testApp.db,
    )
    expect(rows).toEqual([{ decks: ended.filter(({ held }) => held.length > 0).length }])
  })

  test('a whole game ends as on one machine', async () => {
    const alone = await openTestApp()
    const [distributed, expected] = [await playGame(testApp), await playGame(alone)]
    await alone.close()
    expect(distributed).toEqual(expected)
    expect(expected).toMatchObject({ completed: 200, moved: ['lock_moved'] })
    expect(expected.scores.some(({ score }) => score > 0)).toBe(true)
  })

  test('leagues of every format are played, tended and left as on one machine', async () => {
    const alone = await openTestApp()
    const [distributed, expected] = [await playLeagues(testApp), await playLeagues(alone)]
    await alone.close()
    expect(distributed).toEqual(expected)
    expect(expected).toMatchObject({ statuses: [200, 200, 200, 200], final: [true, true, true] })
    expect(expected.owns).toBe(clanRole.owner)
    expect(expected.table.length).toBeGreaterThan(1)
  })
})

type Scores = { scores: { user: { username: string }; rank: number; score: number }[] }

/** Plays two phases by calls, each with a file of counts; answers what everybody has come to. */
async function playGame({ db, signUp }: TestApp) {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -60, lock: 60, points: 30, perks: [1, 2] },
    { open: -60, lock: 120, points: 10 },
  ])
  const people = []
  for (let n = 0; n < 6; n++) people.push(await signUp(`gamer_${n}`))
  for (const [n, person] of people.entries()) {
    const deck = deckOf(person, eventId)
    for (const player of players.slice(n % 3, (n % 3) + 3)) {
      await deck.add(player)
      await deck.addKeyplay(player, 1 + n)
    }
    await deck.addPerk(players[n % 3] ?? 0, 1)
  }
  const end = async (index: number) => {
    await sql`update phase set lock = statement_timestamp() where event_id = ${eventId} and index = ${index}`.execute(
      db,
    )
    await rankEvent(db, eventId)
    const counts = players.flatMap((playerId, n) =>
      [1, 2, 3].map(keyplayId => ({ playerId, keyplayId, count: n + keyplayId })),
    )
    await insertCounts(db, eventId, index, counts)
    await rankEvent(db, eventId)
    await notifyOfPhases(db, eventId)
  }
  await end(1)
  const carried = []
  for (const person of people) carried.push((await deckOf(person, eventId).next()).status)
  await end(2)
  // Results have been announced: a correction and the end of the event change the scores of which users were notified.
  const admin = await signUp('game_admin', 'admin')
  await insertCounts(db, eventId, 2, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 9 }])
  await rankEvent(db, eventId)
  await notifyOfPhases(db, eventId)
  const update = { eventId, data: { completed: true } }
  const completed = (await admin.call(path('update-event'), update)).status
  const moved = await moveLock({ db, signUp })
  const [reader] = people
  const ranking = await reader?.call<Scores>(`${path('get-event-scores')}?eventId=${eventId}`)
  const own = await Promise.all(
    people.map(async ({ id, call }) => {
      const { body } = await call<{ score: number }>(
        `${path('get-deck-score')}?eventId=${eventId}&userId=${id}`,
      )
      const bell = await call<{ notifications: { kind: string }[] }>(path('get-notifications'), {})
      return { score: body.score, bell: bell.body.notifications?.map(({ kind }) => kind) }
    }),
  )
  const scores = ranking?.body.scores.map(({ user, rank, score }) => ({ user, rank, score })) ?? []
  return { carried, completed, moved, scores, own }
}

/** Moves the lock of a phase that somebody holds a card in; answers the kinds of notifications that they get. */
async function moveLock({ db, signUp }: Pick<TestApp, 'db' | 'signUp'>): Promise<string[]> {
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 60 }])
  const holder = await signUp('lock_holder')
  await deckOf(holder, eventId).add(players[0] ?? 0)
  const { lock } = await db
    .updateTable('phase')
    .set({ lock: sql`statement_timestamp() + interval '2 hours'` })
    .where('event_id', '=', eventId)
    .returning(sql<string>`(open + interval '1 hour')::text`.as('lock'))
    .executeTakeFirstOrThrow()
  await noteMovedLock(db, { eventId, phaseIndex: 1 }, lock)
  await sql`update lock_move set moved_at = now() - interval '1 hour' where event_id = ${eventId}`.execute(db)
  await notifyOfMovedLocks(db)
  const { notifications } = await notificationsOf(holder)
  return notifications.map(({ kind }) => kind)
}

/**
 * Plays leagues of an event of two phases with the jobs that tend them: reminders, an owner who is away, an erased member. Answers the last table
 * without the names, and who owns it; what is drawn differs from game to game.
 */
async function playLeagues({ db, signUp }: TestApp) {
  const event = await insertTestEvent(db, [
    { open: -10, lock: 60, points: 1 },
    { open: -5, lock: 120, points: 1 },
  ])
  const [owner, heir, leaver, erased] = [
    await signUp('league_owner'),
    await signUp('league_heir'),
    await signUp('league_leaver'),
    await signUp('league_erased'),
  ]
  const members = [heir, leaver, erased]
  const scope = { eventId: event.eventId }
  const table = await makeTestLeague(owner, { scope }, members)
  const headToHead = await makeTestLeague(owner, { scope, format: 'headToHead' }, members)
  const cup = await makeTestLeague(owner, { scope, format: 'cup' }, members)
  const statuses = [(await socialAs(heir)('remind-league-members', { leagueId: table.id })).status]
  await sendReminders(db)
  const places = new Map([owner, ...members].map(({ id }, place) => [id, place]))
  await playPhase(db, event, 1, places)
  for (const { id } of [table, headToHead, cup])
    statuses.push((await socialAs(leaver)('leave-league', { leagueId: id })).status)
  await sql`delete from session where account_id = ${owner.id}`.execute(db)
  await sql`delete from known_device where account_id = ${owner.id}`.execute(db)
  await sql`update account set created_at = now() - interval '40 days' where id = ${owner.id}`.execute(db)
  await keepOwners(db)
  await sql`update league set owner_noticed_at = now() - interval '8 days' where owner_noticed_at is not null`.execute(
    db,
  )
  await keepOwners(db)
  await sql`update account set deletion_requested_at = now() - interval '1 year' where id = ${erased.id}`.execute(
    db,
  )
  await eraseAccounts(db)
  await playPhase(db, event, 2, places)
  await sql`update event set completed = true where id = ${event.eventId}`.execute(db)
  await remake(db, event.eventId)
  await makeSeasons(db)
  const read = <T>(verb: string, leagueId: number) => readSocial<T>(heir, verb, { leagueId })
  const { rows, final } = await read<LeagueOutputs['getLeagueTable']>('get-league-table', table.id)
  const { champion } = await read<LeagueOutputs['getLeagueBracket']>('get-league-bracket', cup.id)
  const { final: drawnFinal } = await read<LeagueOutputs['getLeagueTable']>('get-league-table', headToHead.id)
  const roles = await listRoles(db, table.id)
  return {
    statuses,
    final: [final, drawnFinal, champion !== null],
    table: rows.map(({ rank, points, played }) => ({ rank, points, played })),
    owns: roles.find(({ userId }) => userId === heir.id)?.role,
  }
}
