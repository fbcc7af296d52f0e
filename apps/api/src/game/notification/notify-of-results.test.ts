import { sql } from 'kysely'
import { expect } from 'vitest'
import { rankAndNotify, resultsInBell, uploadCounts } from '../../../test/calls/corrections.ts'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { itConfigures as it } from '../../../test/fixtures/fixtures.ts'
import { fromNow, insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import type { Db } from '../../ground/db/db.ts'
import { listUntoldEvents } from '../../server/jobs/due-work-queries.ts'
import { rankEvent } from '../score/publish/rank-event.ts'
import { notifyOfPhases } from './notify-of-phases.ts'

const hour = 60
/** Phase 1 is decided: phase 2 has opened. A count of 3 reaches the goal, 2 does not. */
const phases = [
  { open: -3 * hour, lock: -2 * hour, points: 10 },
  { open: -hour, lock: 2 * hour, points: 10 },
]

/** A user with one card whose player has keyplay 1; `correct` uploads a count for the player, ranks and notifies. */
async function play({ db, admin }: { db: Db; admin: TestUser }, user: TestUser) {
  const { eventId, players } = await insertTestEvent(db, phases)
  const player = players[0] ?? 0
  const cards = [{ playerId: player, keyplays: [1], perks: [] }]
  await insertDecks(db, eventId, [{ userId: user.id, phase: 1, cards }])
  const upload = async (count: number, reason?: string) =>
    uploadCounts(db, admin, { eventId, counts: [[player, count]], ...(reason && { reason }) })
  const correct = async (count: number, reason?: string) => {
    await upload(count, reason)
    return rankAndNotify(db, eventId)
  }
  return { eventId, upload, correct }
}

it('result A, then B, then A again tells three times; the bell holds one outcome (rulebook 17.6, 17.7)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { correct } = await play({ db, admin }, user)
  expect(await correct(3)).toBe(1)
  expect(await resultsInBell(user)).toMatchObject([
    { kind: 'phase_result', facts: { result: 'success', phaseIndex: 1, score: 12 } },
  ])
  expect(await correct(2, 'wrong demo of Nuke')).toBe(1)
  expect(await resultsInBell(user)).toMatchObject([
    {
      kind: 'result_corrected',
      readAt: null,
      facts: {
        ...{ result: 'failed', resultBefore: 'success', score: 8, scoreBefore: 12 },
        reason: 'wrong demo of Nuke',
      },
    },
  ])
  expect(await correct(4)).toBe(1)
  const third = await resultsInBell(user)
  expect(third).toMatchObject([
    { kind: 'result_corrected', facts: { result: 'success', resultBefore: 'failed', scoreBefore: 8 } },
  ])
  expect(third[0]?.facts.reason, 'a change without a reason has none').toBe('')
  expect(await correct(5), 'another score with the same outcome tells nobody').toBe(0)
  expect(await resultsInBell(user), 'but the entry has the score of now').toMatchObject([
    { kind: 'result_corrected', facts: { result: 'success', scoreBefore: 8, score: 20 } },
  ])
  await correct(0)
  expect(await resultsInBell(user)).toMatchObject([
    { facts: { result: 'failed', scoreBefore: 20, score: 0 } },
  ])
})

it('a phase that an edit opens with a date before the last ranking decides the one before, and users are notified (rulebook 17.6)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, correct } = await play({ db, admin }, user)
  const setOpen = (minutes: number) =>
    admin.call('/api/clutchdeck/update-phase', {
      ...{ eventId, index: 2 },
      data: { open: fromNow(minutes * 60_000).toISOString() },
    })
  await db
    .updateTable('phase')
    .set({ open: fromNow(30 * 60_000) })
    .where('event_id', '=', eventId)
    .where('index', '=', 2)
    .execute()
  await correct(2)
  expect(await resultsInBell(user)).toEqual([])
  expect((await setOpen(-1)).status).toBe(200)
  expect(await listUntoldEvents(db)).toContain(eventId)
  await notifyOfPhases(db, eventId)
  expect(await resultsInBell(user)).toMatchObject([{ kind: 'phase_result', facts: { result: 'failed' } }])
  expect(await listUntoldEvents(db)).not.toContain(eventId)
})

it('a correction that is corrected before users were notified notifies nobody (rulebook 17.6)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, upload, correct } = await play({ db, admin }, user)
  await correct(3)
  await upload(2)
  await rankEvent(db, eventId)
  expect(await correct(3)).toBe(0)
  expect(await resultsInBell(user)).toMatchObject([{ kind: 'phase_result', facts: { result: 'success' } }])
})

it('a process killed between ranking and notifying: the ranking is found, and notifies once (rulebook 17.6)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, upload, correct } = await play({ db, admin }, user)
  await correct(3)
  expect(await listUntoldEvents(db)).not.toContain(eventId)
  await upload(2)
  await rankEvent(db, eventId)
  expect(await listUntoldEvents(db)).toContain(eventId)
  await Promise.all([1, 2, 3].map(() => notifyOfPhases(db, eventId)))
  expect(await resultsInBell(user)).toMatchObject([{ facts: { result: 'failed' } }])
  expect(await listUntoldEvents(db)).not.toContain(eventId)
})

it('while an upload waits to be ranked, nobody is notified of a result (rulebook 17.6)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, upload, correct } = await play({ db, admin }, user)
  await upload(3)
  await rankEvent(db, eventId)
  await upload(2)
  await notifyOfPhases(db, eventId)
  expect(await resultsInBell(user)).toEqual([])
  await correct(2)
  expect(await resultsInBell(user)).toMatchObject([{ kind: 'phase_result', facts: { result: 'failed' } }])
})

it('a success lost before the phase is decided is corrected; the decision then replaces it (rulebook 17.6)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, correct } = await play({ db, admin }, user)
  const openPhase2 = (minutes: number) =>
    db
      .updateTable('phase')
      .set({ open: fromNow(minutes * 60_000) })
      .where('event_id', '=', eventId)
      .where('index', '=', 2)
      .execute()
  await openPhase2(30)
  await correct(3)
  await correct(2)
  expect(await resultsInBell(user)).toMatchObject([
    { kind: 'result_corrected', facts: { result: 'locked_in', resultBefore: 'success' } },
  ])
  await openPhase2(-30)
  await rankAndNotify(db, eventId)
  expect(await resultsInBell(user)).toMatchObject([{ kind: 'phase_result', facts: { result: 'failed' } }])
})

it('un-completed and completed again with the same result tells nobody twice; with another it is a correction (rulebook 17.6)', async ({
  db,
  admin,
  config,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, correct } = await play({ db, admin }, user)
  await sql`delete from phase where event_id = ${eventId} and index = 2`.execute(db)
  const complete = (completed: boolean) => config('update-event', { eventId, data: { completed } })
  await correct(2)
  await complete(true)
  expect(await resultsInBell(user)).toMatchObject([{ kind: 'phase_result', facts: { result: 'failed' } }])
  const [result] = await resultsInBell(user)
  await complete(false)
  await complete(true)
  expect(await resultsInBell(user)).toEqual([result])
  await complete(false)
  await correct(3)
  expect(await resultsInBell(user)).toMatchObject([
    { kind: 'result_corrected', facts: { result: 'success', resultBefore: 'failed' } },
  ])
})

it('an erased user among the corrected ones stops nobody (rulebook 1.16)', async ({ db, admin, newUser }) => {
  const [user, erased] = [await newUser(), await newUser()]
  const { eventId, correct } = await play({ db, admin }, user)
  const deck = await db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .select('cards')
    .executeTakeFirstOrThrow()
  await insertDecks(db, eventId, [{ userId: erased.id, phase: 1, cards: deck.cards }])
  await correct(3)
  await db
    .updateTable('account')
    .set({ erased_at: new Date(), username: 'deleted user', deletion_requested_at: new Date() })
    .where('id', '=', erased.id)
    .execute()
  expect(await correct(2)).toBe(2)
  expect(await resultsInBell(user)).toMatchObject([{ facts: { result: 'failed' } }])
})

it('a warning shows the lock as it is now, and a new warning replaces it (rulebook 17.11)', async ({
  db,
  config,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, players } = await insertTestEvent(db, [{ open: -hour, lock: 30 }])
  await insertDecks(db, eventId, [
    { userId: user.id, phase: 1, cards: [{ playerId: players[0] ?? 0, keyplays: [], perks: [] }] },
  ])
  await notifyOfPhases(db, eventId)
  const warnings = async () =>
    (await notificationsOf(user)).notifications
      .filter(({ kind }) => kind === 'lock_near')
      .map(({ facts }) => facts.lock)
  for (const minutes of [300, 40]) {
    const lock = fromNow(minutes * 60_000).toISOString()
    await config('update-phase', { eventId, index: 1, data: { lock } })
    expect(await warnings()).toEqual([lock])
    await notifyOfPhases(db, eventId)
    expect(await warnings()).toEqual([lock])
  }
})
