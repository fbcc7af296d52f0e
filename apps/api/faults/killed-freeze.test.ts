import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { requestDueWork } from '../src/ground/db/channels.ts'
import { it } from '../test/fixtures/fixtures.ts'
import { insertCounts, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { findFrozenAt, insertLockedEvent } from '../test/fixtures/locked-event.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'

const run = promisify(execFile)
const command = new URL('../../../packages/domain/bin/domain.js', import.meta.url).pathname

/** Users of six blocks. */
const size = 5500

it('a process killed while freezing leaves the committed parts; the next one finishes, and the proof of the ranking is equal (rulebook 6.12, 9.28)', async ({
  testApp,
  db,
}) => {
  const users = await insertTestUsers(db, size, 'killed_')
  const { eventId, players } = await insertLockedEvent(db, users)
  const counts = players.map((playerId, n) => ({ playerId, keyplayId: 1 + n, count: 1 + n }))
  await insertCounts(db, eventId, 1, counts)
  // The fifth block waits for a lock, so that the process is killed in the middle of the work.
  await sql`create function wait_at_fifth() returns trigger language plpgsql as $$ begin
    if (select count(*) from frozen_block where event_id = new.event_id) >= 4 then perform pg_advisory_xact_lock(77); end if;
    return new; end $$`.execute(db)
  await sql`create trigger wait_at_fifth before insert on frozen_block for each row execute function wait_at_fifth()`.execute(
    db,
  )
  const holder = await db.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(77)`.execute(holder)

  const blocks = db.selectFrom('frozen_block').where('event_id', '=', eventId)
  const savedBlocks = async () =>
    Number((await blocks.select(sql`count(*)`.as('n')).executeTakeFirstOrThrow()).n)
  const waiting = async () =>
    (await sql`select from pg_locks where locktype = 'advisory' and objid = 77 and not granted`.execute(db))
      .rows.length
  const proof = async () =>
    (await run(process.execPath, [command, 'verify', next.address, String(eventId)])).stdout.trim()

  const dying = await serverOfTest(testApp.url)
  try {
    await requestDueWork(db)
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 50,
    })
  } finally {
    await dying.kill('SIGKILL')
    await holder.rollback().execute()
  }
  expect(await savedBlocks()).toBe(4)
  expect(await findFrozenAt(db, eventId)).toBeNull()

  const next = await serverOfTest(testApp.url)
  await requestDueWork(db)
  await vi.waitFor(async () => expect(await findFrozenAt(db, eventId)).not.toBeNull(), {
    timeout: 60_000,
    interval: 100,
  })
  await vi.waitFor(
    async () => expect(await proof()).toBe(`equal: ${size} decks, ${size} rows of the ranking recomputed`),
    { timeout: 60_000, interval: 500 },
  )
  expect(await savedBlocks()).toBe(6)
  await next.kill('SIGTERM')
})
