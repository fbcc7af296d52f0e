import { describe, expect } from 'vitest'
import { configAs, configCalls, insertConfiguredEvent, reward } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { nineKinds } from '../../../../test/calls/nine-kinds.ts'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { dump } from '../../../../test/database/dump.ts'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { fromNow, insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts } from '../../../../test/fixtures/insert-users.ts'

const it = itConfigures.extend('holder', { scope: 'file' }, ({ signUp }) => signUp('the_holder'))

const dryRunCalls = configCalls.filter(call =>
  [
    'remove-event',
    'remove-phase',
    'remove-phase-team',
    'remove-phase-team-player',
    'update-phase-perks',
    'update-event',
  ].includes(call),
)

describe('a dry run of a dangerous action answers what it would do, and does nothing (rulebook 11.10)', () => {
  it.for(dryRunCalls)('%s', async (call, { db, admin, config }) => {
    const { bodies } = await insertConfiguredEvent(db, admin)
    const before = await dump(db)
    const dryRun = await config(call, { ...bodies[call], dryRun: true })
    expect(dryRun.status).toBe(200)
    expect(await dump(db)).toEqual(before)
    expect((await config(call, bodies[call])).body).toEqual(dryRun.body)
  })

  it.for(nineKinds)('remove-$kind', async ({ kind, prefix, body }, { db, admin }) => {
    const { body: added } = await admin.call<Record<string, { id: number }>>(
      `${prefix}/add-${kind}`,
      body(8001),
    )
    const before = await dump(db)
    const removal = { id: added[kind]?.id }
    expect((await admin.call(`${prefix}/remove-${kind}`, { ...removal, dryRun: true })).status).toBe(200)
    expect(await dump(db)).toEqual(before)
    expect((await admin.call(`${prefix}/remove-${kind}`, removal)).status).toBe(200)
  })
})

describe('its numbers', () => {
  let eventId: number
  let players: number[]
  let teams: number[]
  it.beforeEach(async ({ db, holder }) => {
    const staged = await insertTestEvent(db, [{ open: -60, lock: 60, perks: [1] }])
    eventId = staged.eventId
    players = staged.players
    teams = staged.teams
    await deckOf(holder, eventId).add(players[0] ?? 0)
  })

  it('decks that would lose cards, and their owners are not notified yet', async ({ admin, holder }) => {
    const at = { eventId, phaseIndex: 1, teamId: teams[0], force: true, dryRun: true }
    const config = configAs(admin)<{ decks: number }>
    expect((await config('remove-phase-team', at)).body.decks).toBe(1)
    expect((await config('remove-phase-team-player', { ...at, playerId: players[0] })).body.decks).toBe(1)
    expect((await config('remove-phase-team-player', { ...at, playerId: players[1] })).body.decks).toBe(0)
    expect((await notificationsOf(holder)).count).toBe(0)
  })

  it('a refusal that force does not overrule is answered instead', async ({ refused }) => {
    expect(await refused('remove-event', { id: eventId, dryRun: true })).toEqual([409, 'EVENT_HAS_DECKS'])
    expect(await refused('remove-phase', { eventId, index: 1, dryRun: true })).toEqual([
      409,
      'PHASE_HAS_DECKS',
    ])
  })

  it('rewards that would be granted or taken back, and users who are notified of a phase', async ({
    db,
    config,
    holder,
  }) => {
    await config('add-event-reward', { eventId, data: reward })
    await db
      .updateTable('phase')
      .set({ lock: fromNow(-1) })
      .where('event_id', '=', eventId)
      .execute()
    await insertCounts(db, eventId, 1, [{ playerId: players[1] ?? 0, keyplayId: 1, count: 3 }])
    const complete = async (completed: boolean, dryRun: boolean) =>
      (
        await config<{ paid: { notified: number } }>('update-event', {
          eventId,
          data: { completed },
          dryRun,
        })
      ).body.paid
    const notified = async () => {
      const { notifications } = await notificationsOf(holder)
      return notifications.filter(each => each.kind === 'phase_result').length
    }
    const paid = { rewards: 1, players: 1, notified: 1, told: 1 }
    expect(await complete(true, true)).toEqual(paid)
    expect(await notified()).toBe(0)
    expect(await complete(true, false)).toEqual(paid)
    expect(await notified()).toBe(1)
    expect(await complete(false, true)).toEqual({ ...paid, notified: 0, told: 0 })
    expect(await complete(false, false)).toEqual({ ...paid, notified: 0, told: 0 })
    expect((await complete(true, true)).notified, 'a notified user is not notified again').toBe(0)
  })
})
