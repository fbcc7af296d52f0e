import { describe, expect } from 'vitest'
import { insertConfiguredEvent, nothing, readConfig, reward } from '../../../../test/calls/config-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

describe('a reward', () => {
  it('is added, changed and removed', async ({ db, config, admin }) => {
    const { eventId } = await insertTestEvent(db, [])
    const { body } = await config<{ id: number }>('add-event-reward', { eventId, data: reward })
    const rewards = async () => (await readConfig(admin, eventId)).rewards
    expect(await rewards()).toMatchObject([{ id: body.id, ...reward }])
    const percent = { rewardId: 2, amount: 1, from: 0, to: 12.5, type: 2 }
    await config('update-event-reward', { id: body.id, eventId, data: percent })
    expect(await rewards()).toMatchObject([{ id: body.id, ...percent }])
    await config('remove-event-reward', { id: body.id })
    expect(await rewards()).toEqual([])
    expect((await config('remove-event-reward', { id: body.id })).status).toBe(404)
  })

  it('with position 0 starts at the first rank (rulebook 9.10)', async ({ db, config, admin }) => {
    const { eventId } = await insertTestEvent(db, [])
    const data = { rewardId: 1, amount: 5, from: 0, to: 3, type: 1 }
    expect((await config('add-event-reward', { eventId, data })).status).toBe(200)
    expect((await readConfig(admin, eventId)).rewards).toMatchObject([data])
  })

  it('is not saved over a newer revision of its event', async ({ db, admin, config, refused }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    const { revision } = await readConfig(admin, eventId)
    const save = { ...bodies['update-event-reward'], revision }
    expect((await config('update-event-reward', save)).status).toBe(200)
    expect(await refused('update-event-reward', save)).toEqual([409, 'STALE'])
  })

  it.for([
    { rewardId: null },
    { amount: 0 },
    { from: undefined },
    { to: null },
    { type: null },
    { from: 3, to: 2 },
    { from: 0.5 },
    { from: 1.5 },
    { type: 2, to: 101 },
  ])('is not complete with %o', async (fault, { db, admin, config, refused }) => {
    const { eventId, rewardId } = await insertConfiguredEvent(db, admin)
    const data = { ...reward, ...fault }
    const { status, body } = await config('add-event-reward', { eventId, data })
    expect([status, body.rule, body.message]).toEqual([
      400,
      'REWARD_INCOMPLETE',
      'Data is not valid, check inputs.',
    ])
    expect(await refused('update-event-reward', { id: rewardId, eventId, data })).toEqual([
      400,
      'REWARD_INCOMPLETE',
    ])
  })

  it('needs its own event and an existing reward', async ({ db, admin, config }) => {
    const { eventId, rewardId } = await insertConfiguredEvent(db, admin)
    const other = await insertTestEvent(db, [])
    const unknown = { ...reward, rewardId: nothing }
    expect((await config('add-event-reward', { eventId, data: unknown })).status).toBe(404)
    const elsewhere = { id: rewardId, eventId: other.eventId, data: reward }
    expect((await config('update-event-reward', elsewhere)).status).toBe(404)
  })
})
