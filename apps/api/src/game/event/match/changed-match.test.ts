import { describe, expect } from 'vitest'
import { at, match, readConfig } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent, insertTestTeam } from '../../../../test/fixtures/insert-event.ts'

const it = itConfigures
  .extend('holder', { scope: 'file' }, ({ signUp }) => signUp('the_holder'))
  .extend('other', { scope: 'file' }, ({ signUp }) => signUp('the_other'))

const openPhases = [{ open: -60, lock: 600 }]

describe('a match', () => {
  it('is scheduled until its status says otherwise; a save without status and best of keeps both (rulebook 18.7)', async ({
    db,
    config,
    admin,
  }) => {
    const { eventId, teams } = await insertTestEvent(db, openPhases)
    const { data, maps } = match(teams)
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps })
    const saved = async () => (await readConfig(admin, eventId)).phases[0]?.matches[0]
    expect(await saved()).toMatchObject({ status: 'scheduled', bestOf: null })
    const edit = (fields: object) =>
      config('update-phase-match', { id: body.id, eventId, data: { ...data, ...fields }, maps })
    await edit({ status: 'postponed', bestOf: 3 })
    await edit({})
    expect(await saved()).toMatchObject({ status: 'postponed', bestOf: 3 })
    expect((await edit({ status: 'cancelled' })).status).toBe(400)
    expect((await edit({ bestOf: 0 })).status).toBe(400)
  })

  it('of two admins who edit it at once, the later one gets a message and changes nothing', async ({
    db,
    config,
    admin,
  }) => {
    const { eventId, teams } = await insertTestEvent(db, openPhases)
    const { data, maps } = match(teams)
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps })
    const [phase] = (await readConfig(admin, eventId)).phases
    const edits = (['void', 'postponed', 'forfeit'] as const).map(status =>
      config('update-phase-match', {
        id: body.id,
        eventId,
        data: { ...data, status },
        maps,
        revision: phase?.revision,
      }),
    )
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })
})

describe('users are notified of a changed match (rulebook 18.8)', () => {
  const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

  it('once for each edit that moves it by more than 30 minutes or changes its status, if they hold its players', async ({
    db,
    config,
    holder,
    other,
  }) => {
    const { eventId, teams, players } = await insertTestEvent(db, openPhases)
    const third = await insertTestTeam(db, 1)
    await config('add-phase-team', { eventId, phaseIndex: 1, teamId: third.team, players: third.players })
    await deckOf(holder, eventId).add(players[6] ?? 0)
    await deckOf(other, eventId).add(third.players[0] ?? 0)
    const { data, maps } = match(teams)
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps })
    const edit = (fields: object) =>
      config('update-phase-match', { id: body.id, eventId, data: { ...data, ...fields }, maps })
    const noticesOf = async (user: typeof holder) =>
      (await notificationsOf(user)).notifications.filter(({ facts }) => facts.eventId === eventId)
    await edit({ date: later(30) })
    expect(await noticesOf(holder)).toEqual([])
    await edit({ date: later(61) })
    await edit({ date: later(61), status: 'postponed' })
    await edit({ date: later(61), status: 'postponed', bestOf: 5 })
    expect(await noticesOf(holder)).toMatchObject([
      { kind: 'match_changed', facts: { change: 'status', status: 'postponed', date: later(61) } },
      {
        kind: 'match_changed',
        facts: { change: 'date', status: 'scheduled', date: later(61), phaseIndex: 1 },
      },
    ])
    expect(await noticesOf(other)).toEqual([])
  })

  it('with decks of the phase before too, if it changes its phase', async ({ db, config, newUser }) => {
    const user = await newUser()
    const { eventId, teams, players } = await insertTestEvent(db, [
      { open: -60, lock: 60 },
      { open: 120, lock: 180 },
    ])
    await deckOf(user, eventId).add(players[0] ?? 0)
    const { data, maps } = match(teams)
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps })
    const moved = { ...match(teams, 2).data, date: later(60 * 24) }
    await config('update-phase-match', { id: body.id, eventId, data: moved, maps })
    expect((await notificationsOf(user)).notifications).toMatchObject([
      { kind: 'match_changed', facts: { phaseIndex: 2, phase: 'Phase 2' } },
    ])
  })

  it('nobody of an unpublished event, and nobody if the edit is refused', async ({ db, config, newUser }) => {
    const user = await newUser()
    const { eventId, teams, players } = await insertTestEvent(db, openPhases)
    await deckOf(user, eventId).add(players[0] ?? 0)
    const { data, maps } = match(teams)
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps })
    const edit = (fields: object) =>
      config('update-phase-match', { id: body.id, eventId, data: { ...data, ...fields }, maps })
    expect((await edit({ status: 'void', awayTeamId: data.homeTeamId })).status).toBe(400)
    await config('update-event', { eventId, data: { public: false } })
    await edit({ status: 'void' })
    await config('update-event', { eventId, data: { public: true } })
    expect((await notificationsOf(user)).count).toBe(0)
  })
})
