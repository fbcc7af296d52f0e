import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test/database/empty-database.ts'
import { countNotifications, listNotifications } from '../../../game/notification/notification-queries.ts'
import type { Database } from '../db.ts'
import { migrate } from '../open/open-database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openEmptyDatabase())
})
afterAll(() => drop())

const before = `
insert into account (username, name, password_hash) select 'user_' || n, 'u', '-' from generate_series(1, 1500) n;
insert into event (name) values ('Cup');
insert into notification (user_id, kind, facts, natural_key, read_at)
  select u, 'phase_opened', '{"eventId": 1, "phaseIndex": 2}', 'phase_opened:1:2',
    case when u % 2 = 0 then now() end from generate_series(1, 1500) u;
insert into notification (user_id, kind, facts, natural_key)
  select 7, kind, facts::jsonb, kind from (values
    ('friend_invite', '{"userId": 8}'), ('phase_result', '{"eventId": 99, "phaseIndex": 1}')) n(kind, facts)`

test('notifications of a phase, read and unread, are the same after the migration', async () => {
  const { db } = database
  await migrate(db, '0013-packed-rankings')
  for (const statement of before.split(';\n')) await sql.raw(statement).execute(db)
  await migrate(db)
  const { rows } = await sql`select (select count(*) from event_notice) as notices,
    (select count(*) from notification) as alone, (select count(*) from event_notice_read) as read`.execute(
    db,
  )
  expect(rows[0]).toEqual({ notices: 1, alone: 2, read: 750 })
  const listed = await listNotifications(db, 7, { page: 1, pageSize: 10, phrase: '' })
  expect(listed.map(({ kind, readAt }) => [kind, readAt])).toEqual([
    ['phase_result', null],
    ['friend_invite', null],
    ['phase_opened', null],
  ])
  expect(await countNotifications(db, 1500, '')).toEqual({ count: 1, unread: 0 })
  expect(await countNotifications(db, 1499, '')).toEqual({ count: 1, unread: 1 })
})
