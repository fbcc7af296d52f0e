import { sql } from 'kysely'
import { expect } from 'vitest'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { findFrozenAt, insertLockedEvent } from '../../../../test/fixtures/locked-event.ts'
import { fixTerms, freezePhase } from '../publish/freeze-phase.ts'
import { rankEvent } from '../publish/rank-event.ts'

/** Users of six blocks: more than are read at a time, and enough to be ranked in a thread. */
const size = 5500
const it = base.extend('users', { scope: 'file' }, ({ db }) => insertTestUsers(db, size, 'frozen_'))

const countFrozen = async ({ db }: Pick<Fixtures, 'db'>, eventId: number) => {
  const { rows } = await sql<{ decks: number; users: number }>`
    select count(*) as decks, count(distinct user_id) as users from locked_deck where event_id = ${eventId}`.execute(
    db,
  )
  return rows[0]
}
const whole = { decks: size, users: size }

it('parts frozen before a process died stay, and the next process continues from there (rulebook 6.12)', async ({
  db,
  users,
}) => {
  const { eventId } = await insertLockedEvent(db, users)
  // The second part fails, as if the process had ended there.
  await sql`create function fail_second() returns trigger language plpgsql as $$ begin
    if (select count(*) from frozen_block where event_id = new.event_id) >= 4 then raise 'out of power'; end if;
    return new; end $$`.execute(db)
  await sql`create trigger fail_second before insert on frozen_block for each row execute function fail_second()`.execute(
    db,
  )
  await expect(freezePhase(db, eventId, 1)).rejects.toThrow('out of power')
  const kept = await countFrozen({ db }, eventId)
  expect(kept?.decks).toBeGreaterThan(0)
  expect(kept?.decks).toBeLessThan(size)
  expect(await findFrozenAt(db, eventId)).toBeNull()
  await sql`drop trigger fail_second on frozen_block`.execute(db)

  await db.updateTable('keyplay').set({ points: 999 }).where('id', '=', 1).execute()
  await freezePhase(db, eventId, 1)
  expect(await countFrozen({ db }, eventId)).toEqual(whole)
  expect(await findFrozenAt(db, eventId)).not.toBeNull()
  const links = await db.selectFrom('proof_link').where('event_id', '=', eventId).select('body').execute()
  expect(links, 'one link, of all decks (rulebook 9.24)').toEqual([
    { body: expect.objectContaining({ kind: 'lock', decks: size }) },
  ])
  const { rows } = await sql<{ weight: number }>`select distinct weights[1] as weight
    from locked_deck join deck using (event_id, user_id, phase_index)
    where event_id = ${eventId} and cards @> '[{"keyplays": [1]}]'`.execute(db)
  expect(rows, 'by the prices of the lock, those of before too').toEqual([{ weight: 40_000 }])
  await db.updateTable('keyplay').set({ points: 4 }).where('id', '=', 1).execute()
})

it('several processes freeze at once while an admin edits: every deck is frozen once', async ({
  db,
  users,
}) => {
  const { eventId } = await insertLockedEvent(db, users)
  await Promise.all([
    freezePhase(db, eventId, 1),
    fixTerms(db, { eventId, phaseIndex: 1 }),
    rankEvent(db, eventId),
    freezePhase(db, eventId, 1),
  ])
  expect(await countFrozen({ db }, eventId)).toEqual(whole)
})

it('an event of many blocks is ranked in a thread, with the same result as in the main thread', async ({
  db,
  users,
}) => {
  const { eventId } = await insertLockedEvent(db, users)
  const generation = await rankEvent(db, eventId)
  const { rows } = await sql<{ rows: number; places: number; ranks: number; pages: number; decks: number }>`
    select count(*) as rows, count(distinct position) as places, count(distinct rank) as ranks,
      (select sum(array_length(users, 1)) from standing_page where event_id = ${eventId}) as pages,
      (select decks from phase_figures where event_id = ${eventId} and phase_index = 0) as decks
    from standing where event_id = ${eventId} and generation = ${generation}`.execute(db)
  expect(rows[0]).toEqual({ rows: size, places: size, ranks: 1, pages: size, decks: size })
  const names = await sql<{ username: string }>`select username from standing
    where event_id = ${eventId} order by position`.execute(db)
  const found = names.rows.map(row => row.username)
  expect(found).toEqual(found.toSorted())
})

it('winners of every block are carried over, no matter which blocks are read together (rulebook 3.19)', async ({
  db,
  users,
}) => {
  const dates = { points: 0, open: -90, lock: -60 }
  const { eventId, players } = await insertTestEvent(db, [dates, dates])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    users.map(userId => ({ userId, phase: 1, cards })),
  )
  const holdsNext = (_user: number, n: number) => n % 1000 === 0
  await insertDecks(
    db,
    eventId,
    users.filter(holdsNext).map(userId => ({ userId, phase: 2, cards })),
  )
  await insertCounts(db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 2 }])
  const generation = await rankEvent(db, eventId)
  expect(await countFrozen({ db }, eventId)).toEqual({ decks: 2 * size, users: size })
  const { rows } = await sql<{ users: number; won: number[] }>`select users, won from standing_outcome
    where event_id = ${eventId} and generation = ${generation}`.execute(db)
  expect(rows, 'each once').toEqual([{ users: size, won: [1, 2] }])
})
