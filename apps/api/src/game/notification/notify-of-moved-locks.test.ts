import { expect } from 'vitest'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { itConfigures } from '../../../test/fixtures/fixtures.ts'
import { fromNow, insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { notifyOfMovedLocks } from './notify-of-moved-locks.ts'

/** An open phase in which one user has a full deck, another one card, and a third none. */
const it = itConfigures.extend('game', async ({ db, config, newUser }) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 600 }])
  const [full, single, none] = [await newUser(), await newUser(), await newUser()]
  const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  await insertDecks(db, eventId, [
    { userId: full.id, phase: 1, cards },
    { userId: single.id, phase: 1, cards: cards.slice(0, 1) },
  ])
  const { lock } = await db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select('lock')
    .executeTakeFirstOrThrow()
  const move = async (to: string) =>
    (await config('update-phase', { eventId, index: 1, data: { lock: to } })).status
  /** Moves the clock on: the last edit is this long ago. */
  const wait = async (seconds: number) => {
    await db
      .updateTable('lock_move')
      .set({ moved_at: fromNow(-seconds * 1000) })
      .where('event_id', '=', eventId)
      .execute()
    await notifyOfMovedLocks(db)
  }
  const movesTold = async (user: TestUser) =>
    (await notificationsOf(user)).notifications
      .filter(({ kind }) => kind === 'lock_moved')
      .map(({ facts }) => [facts.from, facts.to])
  return { full, single, none, lock: new Date(lock).toISOString(), move, wait, movesTold, eventId }
})

const inMinutes = (minutes: number) => fromNow(minutes * 60_000).toISOString()

it('everybody with a card is notified of a moved lock once, two quiet minutes later (rulebook 17.12)', async ({
  db,
  game: { full, single, none, lock, move, wait, movesTold },
}) => {
  const to = inMinutes(300)
  expect(await move(to)).toBe(200)
  await wait(119)
  expect(await movesTold(full)).toEqual([])
  await wait(121)
  expect([await movesTold(full), await movesTold(single)]).toEqual([[[lock, to]], [[lock, to]]])
  expect(await movesTold(none)).toEqual([])
  await notifyOfMovedLocks(db)
  expect(await movesTold(full)).toHaveLength(1)
})

it('several edits within two minutes are one entry from the first lock to the last (rulebook 17.12)', async ({
  game: { full, lock, move, wait, movesTold },
}) => {
  await move(inMinutes(300))
  await wait(100)
  const last = inMinutes(200)
  await move(last)
  await wait(100)
  expect(await movesTold(full)).toEqual([])
  await wait(130)
  expect(await movesTold(full)).toEqual([[lock, last]])
  const later = inMinutes(400)
  await move(later)
  await wait(130)
  expect(await movesTold(full)).toEqual([
    [last, later],
    [lock, last],
  ])
})

it('a lock that was moved back, or of an event that is not public, notifies nobody (rulebook 17.12)', async ({
  db,
  game: { eventId, full, lock, move, wait, movesTold },
}) => {
  await move(inMinutes(300))
  await move(lock)
  await wait(130)
  expect(await movesTold(full)).toEqual([])
  await move(inMinutes(300))
  await db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  await wait(130)
  await db.updateTable('event').set({ public: true }).where('id', '=', eventId).execute()
  expect(await movesTold(full)).toEqual([])
})

it('a lock that was moved to less than two minutes ahead notifies before it comes (rulebook 17.12)', async ({
  game: { full, lock, move, movesTold },
  db,
}) => {
  const to = inMinutes(1)
  await move(to)
  await notifyOfMovedLocks(db)
  expect(await movesTold(full)).toEqual([[lock, to]])
})

it('two processes tell a moved lock once (rulebook 17.12)', async ({
  db,
  game: { full, move, wait, movesTold },
}) => {
  await move(inMinutes(300))
  await Promise.all([wait(130), notifyOfMovedLocks(db), notifyOfMovedLocks(db)])
  await notifyOfMovedLocks(db)
  expect(await movesTold(full)).toHaveLength(1)
})
