import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test/database/empty-database.ts'
import { listNotifications } from '../../../game/notification/notification-queries.ts'
import type { Database } from '../db.ts'
import { migrate } from '../open/open-database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openEmptyDatabase())
})
afterAll(() => drop())

/** Users 1 to 3 were notified that they won phase 1, then 2 and 3 that they lost, then 3 that they won phase 2. */
const before = `
insert into account (username, name, password_hash) select 'user_' || n, 'u', '-' from generate_series(1, 3) n;
insert into event (name, generation) values ('Cup', 5);
insert into event_notice (event_id, kind, facts, natural_key) values
  (1, 'phase_result', '{"phaseIndex": 1, "result": "success"}', 'a'), (1, 'phase_result', '{"phaseIndex": 1, "result": "failed"}', 'b'),
  (1, 'phase_result', '{"phaseIndex": 2, "result": "success"}', 'c'), (1, 'phase_opened', '{"phaseIndex": 1}', 'd');
insert into event_notice_block (block, notice_id, users)
  select 0, n.id, bit_or(set_bit(repeat('0', 1000)::bit(1000), u, 1))
  from event_notice n join (values ('a', 1), ('a', 2), ('a', 3), ('b', 2), ('b', 3), ('c', 3), ('d', 3)) t(key, u) on t.key = n.natural_key
  group by n.id`

test('after the upgrade the bell holds only the last notice about a phase, and nobody is notified again (rulebook 17.7)', async () => {
  const { db } = database
  await migrate(db, '0028-decks-alone')
  for (const statement of before.split(';\n')) await sql.raw(statement).execute(db)
  await migrate(db)
  const bell = async (userId: number) =>
    (await listNotifications(db, userId, { page: 1, pageSize: 10, phrase: '' })).map(({ kind, facts }) =>
      [kind, facts.phaseIndex, facts.result ?? ''].join(' ').trim(),
    )
  expect(await bell(1)).toEqual(['phase_result 1 success'])
  expect(await bell(2)).toEqual(['phase_result 1 failed'])
  expect(await bell(3)).toEqual(['phase_opened 1', 'phase_result 2 success', 'phase_result 1 failed'])
  const { rows } = await sql`select generation from event_told`.execute(db)
  expect(rows).toEqual([{ generation: 5 }])
})
