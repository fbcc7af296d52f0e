import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  configAs,
  configCalls,
  insertConfiguredEvent,
  openConfig,
  reward,
} from '../../../test/calls/config-calls.ts'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { nineKinds } from '../../../test/calls/nine-kinds.ts'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { dump } from '../../../test/database/dump.ts'
import { fromNow, insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'

let opened: Awaited<ReturnType<typeof openConfig>>
let holder: TestUser
beforeAll(async () => {
  opened = await openConfig()
  holder = await opened.testApp.signUp('the_holder')
})
afterAll(() => opened.testApp.close())

const rehearsed = configCalls.filter(call =>
  [
    'remove-event',
    'remove-phase',
    'remove-phase-team',
    'remove-phase-team-player',
    'update-phase-perks',
    'update-event',
  ].includes(call),
)

describe('a dry run of a dangerous act answers what it would do, and does nothing (rulebook 11.10)', () => {
  it.each(rehearsed)('%s', async call => {
    const { testApp, admin, config } = opened
    const { bodies } = await insertConfiguredEvent(testApp.db, admin)
    const before = await dump(testApp.db)
    const rehearsal = await config(call, { ...bodies[call], dryRun: true })
    expect(rehearsal.status).toBe(200)
    expect(await dump(testApp.db)).toEqual(before)
    expect((await config(call, bodies[call])).body).toEqual(rehearsal.body)
  })

  it.each(nineKinds)('remove-$kind', async ({ kind, prefix, body }) => {
    const { testApp, admin } = opened
    const { body: createdAnswer } = await admin.call<Record<string, { id: number }>>(
      `${prefix}/add-${kind}`,
      body(8001),
    )
    const before = await dump(testApp.db)
    const removal = { id: createdAnswer[kind]?.id }
    expect((await admin.call(`${prefix}/remove-${kind}`, { ...removal, dryRun: true })).status).toBe(200)
    expect(await dump(testApp.db)).toEqual(before)
    expect((await admin.call(`${prefix}/remove-${kind}`, removal)).status).toBe(200)
  })
})

describe('its numbers', () => {
  let eventId: number
  let players: number[]
  let teams: number[]
  beforeEach(async () => {
    const staged = await insertTestEvent(opened.testApp.db, [{ open: -60, lock: 60, perks: [1] }])
    eventId = staged.eventId
    players = staged.players
    teams = staged.teams
    await deckOf(holder, eventId).add(players[0] ?? 0)
  })

  it('decks that would lose cards, and their owners are not told yet', async () => {
    const at = { eventId, phaseIndex: 1, teamId: teams[0], force: true, dryRun: true }
    const config = configAs(opened.admin)<{ decks: number }>
    expect((await config('remove-phase-team', at)).body.decks).toBe(1)
    expect((await config('remove-phase-team-player', { ...at, playerId: players[0] })).body.decks).toBe(1)
    expect((await config('remove-phase-team-player', { ...at, playerId: players[1] })).body.decks).toBe(0)
    expect((await notificationsOf(holder)).count).toBe(0)
  })

  it('a refusal that force does not overrule is said before', async () => {
    const { refused } = opened
    expect(await refused('remove-event', { id: eventId, dryRun: true })).toEqual([409, 'EVENT_HAS_DECKS'])
    expect(await refused('remove-phase', { eventId, index: 1, dryRun: true })).toEqual([
      409,
      'PHASE_HAS_DECKS',
    ])
  })

  it('rewards that would be granted or taken back, and players who are told the result of a phase', async () => {
    await opened.config('add-event-reward', { eventId, data: reward })
    await opened.testApp.db
      .updateTable('phase')
      .set({ lock: fromNow(-1) })
      .where('event_id', '=', eventId)
      .execute()
    await insertCounts(opened.testApp.db, eventId, 1, [{ playerId: players[1] ?? 0, keyplayId: 1, count: 3 }])
    const complete = async (completed: boolean, dryRun: boolean) =>
      (
        await opened.config<{ paid: { told: number } }>('update-event', {
          eventId,
          data: { completed },
          dryRun,
        })
      ).body.paid
    const told = async () => {
      const { notifications } = await notificationsOf(holder)
      return notifications.filter(each => each.kind === 'phase_result').length
    }
    const paid = { rewards: 1, players: 1, told: 1 }
    expect(await complete(true, true)).toEqual(paid)
    expect(await told()).toBe(0)
    expect(await complete(true, false)).toEqual(paid)
    expect(await told()).toBe(1)
    expect(await complete(false, true)).toEqual({ ...paid, told: 0 })
    expect(await complete(false, false)).toEqual({ ...paid, told: 0 })
    expect((await complete(true, true)).told, 'who has been told is not told again').toBe(0)
  })
})
