import { verifyBundle } from '@game/domain'
import { expect } from 'vitest'
import { rankAndNotify, resultsInBell, uploadCounts } from '../../../../test/calls/corrections.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'

/**
 * Phases 1 and 2 have locked, phase 3 is open. The user's only card is of a player who takes part in phases 1 and 3, so that nothing can
 * be carried into phase 2. `count` uploads how often the player did the keyplay in phase 1: 3 reaches its goal.
 */
const it = itConfigures.extend('game', async ({ db, admin, newUser }) => {
  const user = await newUser()
  const { eventId, players } = await insertTestEvent(db, [
    { open: -180, lock: -120, points: 10 },
    { open: -100, lock: -60, points: 10 },
    { open: -30, lock: 120, points: 10 },
  ])
  const player = players[0] ?? 0
  await db
    .deleteFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', 2)
    .where('player_id', '=', player)
    .execute()
  const cards = [{ playerId: player, keyplays: [1], perks: [] }]
  await insertDecks(db, eventId, [{ userId: user.id, phase: 1, cards }])
  const count = async (count: number) => {
    await uploadCounts(db, admin, { eventId, counts: [[player, count]] })
    await rankAndNotify(db, eventId)
  }
  const score2 = async () => {
    await uploadCounts(db, admin, { eventId, phase: 2, counts: [[players[1] ?? 0, 3]] })
    await rankAndNotify(db, eventId)
  }
  const states = async () => {
    const { body } = await user.call<{
      event: { phaseStates: { phase: number; state: string; score: number | null; letIn: boolean }[] }
    }>('/api/clutchdeck/get-event', { id: eventId })
    return body.event.phaseStates.map(({ state, letIn }) => (letIn ? `${state}, let in` : state))
  }
  return { user, eventId, player, count, score2, states }
})

it('a user who wins by a correction after the next lock, and has nothing to carry, is let in with 0 points (rulebook 3.21)', async ({
  visitor,
  game: { user, eventId, player, count, score2, states },
}) => {
  await count(2)
  await score2()
  expect(await states()).toEqual(['failed', 'locked', 'locked'])
  await count(3)
  expect(await states()).toEqual(['success', 'success, let in', 'open'])
  expect(
    (await resultsInBell(user)).map(({ kind, facts }) => [kind, facts.phaseIndex, facts.result]),
  ).toEqual([
    ['phase_result', 2, 'success'],
    ['result_corrected', 1, 'success'],
  ])
  expect((await deckOf(user, eventId, 3).add(player)).status, 'phase 3 can be played').toBe(200)
  const summary = await user.call<{ success: boolean; score: number }>('/api/clutchdeck/handle-next-phase', {
    userId: user.id,
    eventId,
    phaseIndex: 2,
  })
  expect(summary.body).toMatchObject({ success: true, score: 0, transferred: [] })
  const bundle = `/api/clutchdeck/get-proof-bundle?eventId=${eventId}`
  const { head } = (await visitor.call<{ head: never }>(bundle)).body
  const blocks = await Promise.all(
    (head as { blocks: number[] }).blocks.map(
      async block => (await visitor.call<{ part: never }>(`${bundle}&block=${block}`)).body.part,
    ),
  )
  expect(verifyBundle(head, blocks)).toMatchObject({ equal: true })
})

it('a user who is let in and then loses again is out, and back when the result comes back (rulebook 3.21)', async ({
  game: { count, score2, states },
}) => {
  await count(2)
  await score2()
  await count(3)
  await count(2)
  expect(await states()).toEqual(['failed', 'locked', 'locked'])
  await count(3)
  expect(await states()).toEqual(['success', 'success, let in', 'open'])
})

it('a result that only comes late lets nobody in: phase 2 could be played until then (rulebook 3.7, 3.21)', async ({
  game: { count, score2, states },
}) => {
  await score2()
  await count(3)
  expect(await states()).toEqual(['success', 'failed', 'locked'])
})
