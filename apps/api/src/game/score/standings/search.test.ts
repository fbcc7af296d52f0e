import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../../../../test/fixtures/test-app.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { searchStandings } from './search-queries.ts'

type Page = { scores: { userId: number; rank: number }[]; count: number; capped: boolean }

/** A ranking of 30,000 users, more than are looked up by their names; three of them have rare names. */
let testApp: TestApp
let eventId: number
let users: number[]
beforeAll(async () => {
  testApp = await openTestApp()
  users = await insertTestUsers(testApp.db, 30_000, 'many_')
  eventId = (await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])).eventId
  // Later users rank higher.
  await sql`insert into standing_page (event_id, generation, page, users)
    select ${eventId}::int, 0, (place - 1) / 200, array_agg(id order by place)
    from (select id, row_number() over (order by id desc) as place from account where id = any(${users}::int[])) a
    group by 3`.execute(testApp.db)
  await sql`insert into standing_place
      (event_id, generation, block, positions, ranks, previous_ranks, scores, outcomes)
    select ${eventId}::int, 0, block, array_agg(place order by id), array_agg(place order by id),
      array_agg(null::int order by id), array_agg(0::bigint order by id), array_agg(0 order by id)
    from (select id, id / 64 as block, case when id = any(${users}::int[]) then
        (select max(id) from account) - id + 1 end as place
      from generate_series(${(users[0] ?? 0) - ((users[0] ?? 0) % 64)}::int, ${users.at(-1) ?? 0}::int) id) p
    group by block`.execute(testApp.db)
  for (const [n, at] of [5, 700, 20_000].entries())
    await testApp.db
      .updateTable('account')
      .set({ username: `Zebra_${n}` })
      .where('id', '=', users[at] ?? 0)
      .execute()
  await sql`vacuum analyze`.execute(testApp.db)
})
afterAll(() => testApp.close())

const search = async (query: string) =>
  (await testApp.visitor.call<Page>(`/api/clutchdeck/get-event-scores?eventId=${eventId}${query}`)).body

test('a frequent phrase finds the 500 highest ranked users and says that there are more (rulebook 9.5)', async () => {
  const first = await search('&phrase=MANY&pageSize=10')
  expect(first).toMatchObject({ count: 500, capped: true })
  expect(first.scores.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(first.scores[0]?.userId).toBe(users.at(-1))
  const last = await search('&phrase=many&page=10&pageSize=50')
  expect(last.scores.at(-1)?.rank).toBe(500)
  expect((await search('&phrase=many&page=11&pageSize=50')).scores).toEqual([])
})

test('a rare phrase finds all matching users, with their ranks in the whole ranking (rulebook 9.5)', async () => {
  const found = await search('&phrase=zebra')
  expect(found).toMatchObject({ count: 3, capped: false })
  expect(found.scores.map(({ userId }) => userId)).toEqual([users[20_000], users[700], users[5]])
  expect(await search('&phrase=nobody')).toMatchObject({ scores: [], count: 0, capped: false })
})

/** The users of the ranking in order of rank, with the names that are shown. */
const shownUsers = async () => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, case when deletion_requested_at is null then lower(username) else 'deleted user' end as name
    from account where id = any(${users}::int[]) order by id desc`.execute(testApp.db)
  return rows
}

test('every phrase finds the 500 highest ranked matching users in order, deleted users by the name shown for them (rulebook 9.5)', async () => {
  const [erased = 0, ...deleted] = [users[20], users[9000], users[9001]]
  await testApp.db
    .updateTable('account')
    .set({ deletion_requested_at: new Date() })
    .where('id', 'in', [erased, ...deleted.map(id => id ?? 0)])
    .execute()
  await testApp.db
    .updateTable('account')
    .set({ username: 'deleted user', erased_at: new Date() })
    .where('id', '=', erased)
    .execute()
  await sql`update account set username = 'fifth' || id where id = any(${users}::int[]) and id % 5 = 0`.execute(
    testApp.db,
  )
  const shown = await shownUsers()
  const phrases = [
    'fifth',
    'm',
    'q',
    'Z',
    '_',
    '7',
    '0',
    '77',
    'qq',
    '_9',
    'Y_',
    '123',
    '9_1',
    'y_12',
    '2099',
    'deleted',
    'E',
    'D U',
    ' ',
    '%',
    '\\',
  ]
  for (const phrase of phrases) {
    const expected = shown.filter(({ name }) => name.includes(phrase.toLowerCase())).map(({ id }) => id)
    const scope = { eventId, generation: 0 }
    for (const [page, pageSize] of [
      [1, 500],
      [1, 10],
      [3, 20],
    ] as const) {
      const found = await searchStandings(testApp.db, scope, { page, pageSize, phrase })
      const ofPage = expected.slice(0, 500).slice((page - 1) * pageSize, page * pageSize)
      expect([phrase, page, found.rows.map(({ user_id }) => user_id)]).toEqual([phrase, page, ofPage])
      expect(found, phrase).toMatchObject({
        count: Math.min(expected.length, 500),
        capped: expected.length > 500,
      })
    }
  }
})

test('a search of a ranking without planner statistics reads each name twice at most', async () => {
  for (const table of ['standing_page', 'standing_place']) {
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(testApp.db)
    const columns =
      table === 'standing_page' ? 'page, users' : 'block, positions, ranks, previous_ranks, scores, outcomes'
    await sql`insert into ${sql.table(table)} (event_id, generation, ${sql.raw(columns)})
      select event_id, 1, ${sql.raw(columns)} from ${sql.table(table)} where event_id = ${eventId}`.execute(
      testApp.db,
    )
  }
  const scope = { eventId, generation: 1 }
  for (const phrase of ['zebra', 'z', 'nobody', '7', 'many'])
    await testApp.db.transaction().execute(async trx => {
      const before = await namesRead(trx)
      await searchStandings(trx, scope, { page: 1, pageSize: 50, phrase })
      expect((await namesRead(trx)) - before, phrase).toBeLessThan(2 * users.length)
    })
})

/** How many rows of accounts this connection has read. */
const namesRead = async (trx: Queryable) => {
  const { rows } = await sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read
    from pg_stat_xact_user_tables where relname = 'account'`.execute(trx)
  return rows[0]?.read ?? 0
}
