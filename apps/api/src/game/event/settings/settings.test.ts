import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { insertConfiguredEvent, nothing, readConfig } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertLockedEvent } from '../../../../test/fixtures/locked-event.ts'
import { freezePhase } from '../../score/publish/freeze-phase.ts'

describe('an event', () => {
  it('is made with name and image and answers both id and name (rulebook 11.2)', async ({
    config,
    admin,
  }) => {
    const data = { name: ' Autumn Cup ', img: 'autumn', featured: true, public: false }
    const { status, body } = await config<{ event: { id: number; name: string } }>('add-event', { data })
    expect([status, body.event.name]).toEqual([200, 'Autumn Cup'])
    expect(await readConfig(admin, body.event.id)).toMatchObject({ ...data, name: 'Autumn Cup', phases: [] })
  })

  it.for([
    ['name', { img: '' }],
    ['name', { name: '  ', img: '' }],
    ['img', { name: 'Cup' }],
    ['name, img', {}],
  ])('needs %s', async ([fields, data], { config }) => {
    const { status, body } = await config('add-event', { data })
    expect([status, body.rule, body.message]).toEqual([400, 'EVENT_INCOMPLETE', `MISSING: ${fields}`])
  })

  it('has a name without invisible characters, and so do its phases (rulebook 11.42)', async ({
    db,
    admin,
    refused,
  }) => {
    const { bodies } = await insertConfiguredEvent(db, admin)
    for (const call of ['add-event', 'update-event', 'add-phase', 'update-phase'] as const) {
      const body = bodies[call]
      const sent = { ...body, data: { ...body.data, name: 'Cup \u202e2026' } }
      expect(await refused(call, sent)).toEqual([400, 'NAME_INVISIBLE'])
    }
  })

  it('is changed by one field or several, and a name stays a name', async ({
    db,
    config,
    admin,
    refused,
  }) => {
    const { eventId } = await insertTestEvent(db, [])
    await config('update-event', { eventId, data: { featured: true } })
    await config('update-event', { eventId, data: { img: 'x', public: false, secondChance: true } })
    expect(await readConfig(admin, eventId)).toMatchObject({
      name: 'Night Cup',
      img: 'x',
      featured: true,
      public: false,
      secondChance: true,
    })
    expect(await refused('update-event', { eventId, data: { name: ' ' } })).toEqual([400, 'EVENT_INCOMPLETE'])
    expect((await config('update-event', { eventId, data: {} })).status).toBe(400)
    expect((await config('update-event', { eventId: nothing, data: { name: 'x' } })).status).toBe(404)
  })

  it('refuses a save upon an older state, takes one upon the present or none', async ({
    db,
    admin,
    config,
    refused,
  }) => {
    const { eventId } = await insertTestEvent(db, [])
    const { revision } = await readConfig(admin, eventId)
    const first = await config<{ revision: number }>('update-event', {
      eventId,
      revision,
      data: { img: 'a' },
    })
    expect(first.status).toBe(200)
    expect(await refused('update-event', { eventId, revision, data: { img: 'b' } })).toEqual([409, 'STALE'])
    const again = { eventId, revision: first.body.revision, data: { img: 'c' } }
    expect((await config('update-event', again)).status).toBe(200)
    expect((await config('update-event', { eventId, data: { img: 'd' } })).status).toBe(200)
  })

  it('completed refuses every edit but un-completing (rulebook 2.19)', async ({
    db,
    admin,
    config,
    refused,
  }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    expect((await config('update-event', { eventId, data: { completed: true } })).status).toBe(200)
    const { 'add-event': _add, 'copy-event': _copy, ...edits } = bodies
    for (const [verb, body] of Object.entries(edits)) {
      expect([verb, ...(await refused(verb, body))]).toEqual([verb, 409, 'EVENT_COMPLETED'])
    }
    expect((await config('update-event', { eventId, data: { completed: false } })).status).toBe(200)
    expect((await config('update-event', edits['update-event'])).status).toBe(200)
  })

  it('goes with all that is configured, but not while decks hold cards (rulebook 2.25)', async ({
    db,
    signUp,
    config,
  }) => {
    const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60, perks: [1] }])
    const deck = deckOf(await signUp('holder'), eventId)
    await deck.add(players[0] ?? 0)
    const { status, body } = await config('remove-event', { id: eventId })
    expect([status, body.rule]).toEqual([409, 'EVENT_HAS_DECKS'])
    expect(body.message).toBe('This event already has 1 deck; it can’t be removed.')
    await deck.remove(players[0] ?? 0)
    expect((await config('remove-event', { id: eventId })).status).toBe(200)
    expect((await config('get-event', { id: eventId })).status).toBe(404)
    expect((await config('remove-event', { id: eventId })).status).toBe(404)
  })

  it('goes with the decks of admins by force, once nobody else holds a card (rulebook 2.25)', async ({
    db,
    admin,
    config,
    refused,
    signUp,
  }) => {
    const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 60 }])
    await deckOf(admin, eventId).add(players[0] ?? 0)
    const { body } = await config('remove-event', { id: eventId })
    expect(body.message).toBe('This event already has 1 deck, only of admins: the_admin.')
    const deck = deckOf(await signUp('somebody'), eventId)
    await deck.add(players[1] ?? 0)
    expect(await refused('remove-event', { id: eventId, force: true })).toEqual([409, 'EVENT_HAS_DECKS'])
    await deck.remove(players[1] ?? 0)
    expect(await refused('remove-event', { id: eventId, force: true, dryRun: true })).toEqual([
      200,
      undefined,
    ])
    expect((await config('get-event', { id: eventId })).status).toBe(200)
    expect((await config('remove-event', { id: eventId, force: true })).status).toBe(200)
    expect((await config('get-event', { id: eventId })).status).toBe(404)
  })

  it('goes by force after a lock too, with the ranking of its admins', async ({ db, admin, config }) => {
    const { eventId } = await insertLockedEvent(db, [admin.id])
    await freezePhase(db, eventId, 1)
    expect((await config('remove-event', { id: eventId, force: true })).status).toBe(200)
    const { rows } = await sql`select 1 from frozen_block where event_id = ${eventId}`.execute(db)
    expect(rows).toEqual([])
  })
})
