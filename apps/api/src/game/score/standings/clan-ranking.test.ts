import { ranking } from '@game/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../../../../test/fixtures/test-app.ts'
import { rankEvent } from '../publish/rank-event.ts'

type Row = { userId: number; user: { username: string }; rank: number; previousRank: number | null }
type Page = { scores: Row[]; count: number }

/** Twelve users with a deck, every fourth with the same players, and two without; read by two processes. */
let here: TestApp
let there: TestApp
let users: number[]
let eventId: number
let players: number[]
let clanId: number
beforeAll(async () => {
  here = await openTestApp()
  there = await openTestApp({}, here)
  users = await insertTestUsers(here.db, 14, 'Member_')
  ;({ eventId, players } = await insertTestEvent(here.db, [{ open: -90, lock: -60 }]))
  await insertDecks(
    here.db,
    eventId,
    users.slice(0, 12).map((userId, n) => ({
      userId,
      phase: 1,
      cards: [{ playerId: players[n % 4] ?? 0, keyplays: [1], perks: [] }],
    })),
  )
  await rankEvent(here.db, eventId)
  const clan = await here.db
    .insertInto('clan')
    .values({ name: 'Kept', name_key: 'kept' })
    .returning('id')
    .executeTakeFirstOrThrow()
  clanId = clan.id
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const read = async (app: TestApp, query = '') =>
  (
    await app.visitor.call<Page>(
      `/api/clutchdeck/get-event-scores?eventId=${eventId}&clanId=${clanId}${query}`,
    )
  ).body

/** The changes that affect a clan's ranking; `place` selects the user or player. */
const changes = {
  join: userId =>
    sql`insert into clan_member (user_id, clan_id, role) values (${userId}, ${clanId}, 2) on conflict do nothing`,
  leave: userId => sql`delete from clan_member where user_id = ${userId}`,
  askForDeletion: userId => sql`update account set deletion_requested_at = now() where id = ${userId}`,
  comeBack: userId => sql`update account set deletion_requested_at = null where id = ${userId}`,
  rename: userId => sql`update account set username = username || '_x' where id = ${userId}`,
} satisfies Record<string, (userId: number) => ReturnType<typeof sql>>
type Change = { kind: keyof typeof changes | 'upload'; place: number }

async function apply({ kind, place }: Change, uploads: number): Promise<void> {
  if (kind !== 'upload') {
    await changes[kind](users[place] ?? 0).execute(here.db)
    return
  }
  await sql`delete from keyplay_count where event_id = ${eventId}`.execute(here.db)
  await sql`delete from phase_upload where event_id = ${eventId}`.execute(here.db)
  await insertCounts(here.db, eventId, 1, [
    { playerId: players[place % 4] ?? 0, keyplayId: 1, count: uploads % 7 },
  ])
  await rankEvent(here.db, eventId)
}

/** The ranking of the members who are shown, by the rules of the domain. */
async function expected(): Promise<object[]> {
  type Member = { userId: number; username: string; score: number; before: number | null }
  const { rows } = await sql<Member>`
    select s.user_id as "userId", s.username, s.score, s.previous_rank as before from standing s
    join event e on e.id = s.event_id and e.generation = s.generation
    join clan_member m on m.user_id = s.user_id and m.clan_id = ${clanId}
    join account a on a.id = s.user_id and a.deletion_requested_at is null
    where e.id = ${eventId} order by s.position`.execute(here.db)
  const ranks = new Map(ranking(rows).map(({ userId, rank }) => [userId, rank]))
  return rows.map(({ userId, username, score, before }) => ({
    userId,
    user: { username },
    score,
    rank: ranks.get(userId),
    previousRank:
      before === null ? null : 1 + rows.filter(row => row.before !== null && row.before < before).length,
  }))
}

test('after any change of a clan or of the ranking, every process shows the visible members (rulebook 9.4, 10.17)', async () => {
  let uploads = 0
  const change = fc.record({
    kind: fc.constantFrom<Change['kind']>(
      'join',
      'join',
      'leave',
      'askForDeletion',
      'comeBack',
      'rename',
      'upload',
    ),
    place: fc.nat({ max: 13 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 6, maxLength: 12 }), async sequence => {
      for (const each of sequence) {
        uploads++
        await apply(each, uploads)
        const rows = await expected()
        for (const app of [here, there])
          expect(await read(app)).toMatchObject({ scores: rows, count: rows.length })
      }
    }),
    { numRuns: 12 },
  )
})

test('a change that is rolled back does not affect the ranking, a simultaneous one of others does', async () => {
  await changes.join(users[0] ?? 0).execute(here.db)
  await changes.comeBack(users[0] ?? 0).execute(here.db)
  const before = await read(here)
  const undone = here.db.transaction().execute(async trx => {
    await changes.leave(users[0] ?? 0).execute(trx)
    expect(await read(there), 'it is not done yet').toEqual(before)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read(here)).toEqual(before)
})

test('a ranking with the same number but other scores is a new one: a failover may have lost the former', async () => {
  await changes.join(users[1] ?? 0).execute(here.db)
  await read(here)
  await sql`update standing_place set scores = array(select score + 100 from unnest(scores) with ordinality s(score, n) order by n)
    where event_id = ${eventId}`.execute(here.db)
  await sql`update event set ranked_at = statement_timestamp() where id = ${eventId}`.execute(here.db)
  expect((await read(here)).scores).toEqual(await expected())
})

test('a phrase is searched for in all members, regardless of case, and wildcards are plain characters (rulebook 9.5)', async () => {
  for (const userId of users) await changes.join(userId).execute(here.db)
  await sql`update account set deletion_requested_at = null where id = any(${users}::int[])`.execute(here.db)
  const whole = await read(here)
  expect(whole.count).toBe(12)
  expect(await read(here, '&phrase=MEMBER_&pageSize=10')).toEqual({
    ...whole,
    scores: whole.scores.slice(0, 10),
  })
  expect(await read(here, '&phrase=EMBER_1&pageSize=10')).toMatchObject({
    scores: whole.scores.filter(row => row.user.username.startsWith('Member_1')).slice(0, 10),
  })
  expect((await read(here, '&phrase=%25')).count).toBe(0)
  expect((await read(here, '&phrase=nobody')).count).toBe(0)
  expect((await read(here, '&page=2&pageSize=10')).scores).toEqual(whole.scores.slice(10))
})
