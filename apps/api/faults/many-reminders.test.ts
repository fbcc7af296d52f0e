import { setInterval } from 'node:timers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSending } from '../src/server/jobs/sending.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { openTestApp } from '../test/fixtures/test-app.ts'
import { openMailServer } from '../test/servers/mail-server.ts'

const users = 100_000
const perMinute = 100
/** Measured: 24 MB for queueing, 30 MB for sending. */
const mostBytes = 100 * 1024 * 1024
const noon = '2027-01-05T12:00:00Z'

/** Runs work and returns by how much the heap grew meanwhile, at most. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().heapUsed
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed)
  }, 10)
  await work()
  clearInterval(timer)
  return most - before
}

test('100,000 reminders at once are queued and sent with little memory, no faster than MAIL_PER_MINUTE, none twice (rulebook 20.5)', async () => {
  await using cleanup = new AsyncDisposableStack()
  const testApp = await openTestApp({ logLevel: 'silent' })
  cleanup.defer(() => testApp.close())
  const server = await openMailServer()
  cleanup.defer(() => server.stop())
  const { db } = testApp
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 600 }])
  await db
    .updateTable('phase')
    .set({ lock: '2027-01-06T11:00:00Z' })
    .where('event_id', '=', eventId)
    .execute()
  const ids = await insertTestUsers(db, users, 'many_')
  await sql`insert into contact (account_id, unsubscribe_token, confirmed_at)
    select id, id::text, now() from unnest(${ids}::int[]) u(id)`.execute(db)
  await sql`insert into known_device (account_id, token_hash) select id, id::text from unnest(${ids}::int[]) u(id)`.execute(
    db,
  )
  await sql`update account set email = username || '@example.org' where id = any(${ids}::int[])`.execute(db)
  const cards = players.slice(0, 1).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  for (let from = 0; from < users; from += 10_000)
    await insertDecks(
      db,
      eventId,
      ids.slice(from, from + 10_000).map(userId => ({ userId, phase: 1, cards })),
    )
  const processes = [1, 2].map(() =>
    openSending(
      db,
      { mail: server.settings({ perMinute }) },
      error => {
        throw error
      },
      async () => noon,
    ),
  )
  cleanup.defer(async () => {
    for (const each of processes) each.close()
  })
  const planning = await growthOf(() => Promise.all(processes.map(each => each.plan())))
  const queued = await db
    .selectFrom('delivery')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(queued.count).toBe(users)
  const sendAll = () => Promise.all(processes.map(each => each.sendMail()))
  const sending = await growthOf(sendAll)
  expect(server.received).toHaveLength(perMinute)
  // The next minute.
  await db.deleteFrom('call_count').execute()
  await sendAll()
  expect(server.received).toHaveLength(2 * perMinute)
  expect(new Set(server.received.map(({ to }) => to)).size).toBe(2 * perMinute)
  expect(Math.max(planning, sending)).toBeLessThan(mostBytes)
})
