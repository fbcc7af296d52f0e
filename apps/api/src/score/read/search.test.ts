import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'

type Page = { scores: { userId: number; rank: number }[]; count: number; capped: boolean }

/** A ranking of 21,000 users, more than names are looked up one by one for; three of them are rare. */
let testApp: TestApp
let eventId: number
let users: number[]
beforeAll(async () => {
  testApp = await openTestApp()
  users = await insertTestUsers(testApp.db, 21_000, 'many_')
  eventId = (await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])).eventId
  // Later users stand higher.
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

test('a frequent phrase finds the first 500 by rank and says that there are more (rulebook 9.5)', async () => {
  const first = await search('&phrase=MANY&pageSize=10')
  expect(first).toMatchObject({ count: 500, capped: true })
  expect(first.scores.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(first.scores[0]?.userId).toBe(users.at(-1))
  const last = await search('&phrase=many&page=10&pageSize=50')
  expect(last.scores.at(-1)?.rank).toBe(500)
  expect((await search('&phrase=many&page=11&pageSize=50')).scores).toEqual([])
})

test('a rare phrase finds all of its users, with their ranks of the whole ranking (rulebook 9.5)', async () => {
  const found = await search('&phrase=zebra')
  expect(found).toMatchObject({ count: 3, capped: false })
  expect(found.scores.map(({ userId }) => userId)).toEqual([users[20_000], users[700], users[5]])
  expect(await search('&phrase=nobody')).toMatchObject({ scores: [], count: 0, capped: false })
})
