import { describe, expect } from 'vitest'
import { at, insertConfiguredEvent, match, readConfig } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

describe('a phase', () => {
  const phase = { name: 'phase', points: 1000, mult: 1, open: at, lock: at }

  it('is added as the next one only (rulebook 11.4)', async ({ db, config, admin, refused }) => {
    const { eventId } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
    expect((await config('add-phase', { data: { eventId, index: 2, ...phase } })).status).toBe(200)
    const { phases } = await readConfig(admin, eventId)
    expect(phases[1]).toMatchObject({ index: 2, ...phase })
    for (const index of [1, 2, 4])
      expect(await refused('add-phase', { data: { eventId, index, ...phase } })).toEqual([
        409,
        'PHASE_NOT_NEXT',
      ])
  })

  it('saves each field separately, exact to the cent and the millisecond', async ({ db, config, admin }) => {
    const { eventId } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
    const saved = {
      name: 'Opening',
      namePl: 'Otwarcie',
      points: 1234.29,
      mult: 1.15,
      open: '2031-05-06T07:08:09.123Z',
      lock: '2031-05-07T00:00:00.000Z',
    }
    for (const [field, value] of Object.entries(saved)) {
      const answer = await config('update-phase', { eventId, index: 1, data: { [field]: value } })
      expect(answer.status, answer.response.body).toBe(200)
    }
    expect((await readConfig(admin, eventId)).phases[0]).toMatchObject(saved)
    expect((await config('update-phase', { eventId, index: 2, data: { name: 'x' } })).status).toBe(404)
  })

  it('has a name without spaces around it (rulebook 11.42)', async ({ db, config, admin, refused }) => {
    const { eventId } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
    await config('update-phase', { eventId, index: 1, data: { name: '  Opening ' } })
    await config('add-phase', { data: { ...phase, eventId, index: 2, name: 'Playoffs ' } })
    expect((await readConfig(admin, eventId)).phases.map(({ name }) => name)).toEqual(['Opening', 'Playoffs'])
    expect((await refused('update-phase', { eventId, index: 1, data: { name: '  ' } }))[0]).toBe(400)
  })

  it('refuses a save over a newer revision', async ({ db, admin, config, refused }) => {
    const { eventId } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
    const { phases } = await readConfig(admin, eventId)
    const stale = { eventId, index: 1, revision: phases[0]?.revision, data: { name: 'a' } }
    expect((await config('update-phase', stale)).status).toBe(200)
    expect(await refused('update-phase', stale)).toEqual([409, 'STALE'])
  })

  it('does not move a lock that has passed or the open of an opened phase (rulebook 2.20)', async ({
    db,
    admin,
    refused,
  }) => {
    const { eventId } = await insertTestEvent(db, [
      { open: -120, lock: -60 },
      { open: -1, lock: 60 },
    ])
    const { phases } = await readConfig(admin, eventId)
    const [locked, open] = phases
    const save = (index: number, data: object) => refused('update-phase', { eventId, index, data })
    expect(await save(1, { lock: at })).toEqual([409, 'LOCK_PASSED'])
    expect(await save(1, { open: at })).toEqual([409, 'OPEN_PASSED'])
    expect(await save(2, { open: at })).toEqual([409, 'OPEN_PASSED'])
    expect(await save(2, { lock: at })).toEqual([200, undefined])
    expect(await save(1, { open: locked?.open, lock: locked?.lock, name: 'x' })).toEqual([200, undefined])
    expect((await readConfig(admin, eventId)).phases[1]?.open).toBe(open?.open)
  })

  it('keeps or lowers its goal after the lock, and never raises it (rulebook 17.9)', async ({
    db,
    refused,
  }) => {
    const { eventId } = await insertTestEvent(db, [
      { open: -120, lock: -60, points: 500 },
      { open: -50, lock: 60, points: 500 },
    ])
    const save = (index: number, points: number) =>
      refused('update-phase', { eventId, index, data: { points } })
    expect(await save(1, 501)).toEqual([409, 'GOAL_NOT_LOWER'])
    expect(await save(1, 500)).toEqual([200, undefined])
    expect(await save(2, 900)).toEqual([200, undefined])
  })

  it('that has locked is frozen before an edit changes it (rulebook 6.12)', async ({ db, config }) => {
    const { eventId } = await insertTestEvent(db, [{ open: -120, lock: -60, points: 500, mult: 2 }])
    await config('update-phase', { eventId, index: 1, data: { points: 400, mult: 3 } })
    const kept = await db
      .selectFrom('locked_phase as l')
      .innerJoin('phase as p', 'p.event_id', 'l.event_id')
      .where('l.event_id', '=', eventId)
      .select(['p.goal', 'l.facts'])
      .executeTakeFirstOrThrow()
    expect([kept.goal, kept.facts.phaseMult]).toEqual([500, 2])
  })

  it('keeps its data when phases are moved or removed', async ({ db, config, admin }) => {
    const { eventId, teams } = await insertTestEvent(
      db,
      [1, 2, 3].map(n => ({ open: n * 60, lock: n * 60 + 30, points: n, perks: [n, n] })),
    )
    await config('add-phase-match', { eventId, ...match(teams, 3) })
    const shape = async () =>
      (await readConfig(admin, eventId)).phases.map(({ index, name, points, perks, teams, matches }) => [
        index,
        name,
        points,
        perks.map(perk => perk.perkId),
        teams.flatMap(team => team.players).length,
        matches.length,
      ])
    await config('reorder-phases', { eventId, from: 3, to: 1 })
    expect(await shape()).toEqual([
      [1, 'Phase 3', 3, [3, 3], 7, 1],
      [2, 'Phase 1', 1, [1, 1], 7, 0],
      [3, 'Phase 2', 2, [2, 2], 7, 0],
    ])
    await config('remove-phase', { eventId, index: 2 })
    expect(await shape()).toEqual([
      [1, 'Phase 3', 3, [3, 3], 7, 1],
      [2, 'Phase 2', 2, [2, 2], 7, 0],
    ])
    for (const body of [
      { from: 1, to: 3 },
      { from: 3, to: 1 },
    ])
      expect((await config('reorder-phases', { eventId, ...body })).status).toBe(404)
    expect((await config('remove-phase', { eventId, index: 3 })).status).toBe(404)
  })

  it('cannot be moved or removed if it or an affected phase has a deck (rulebook 2.21)', async ({
    db,
    signUp,
    refused,
  }) => {
    const { eventId, players } = await insertTestEvent(db, [
      { open: 60, lock: 90 },
      { open: -1, lock: 60 },
      { open: 120, lock: 180 },
    ])
    const deck = deckOf(await signUp('second_phase'), eventId, 2)
    await deck.add(players[0] ?? 0)
    const inDecks = [409, 'PHASE_HAS_DECKS']
    expect(await refused('remove-phase', { eventId, index: 1 })).toEqual(inDecks)
    expect(await refused('remove-phase', { eventId, index: 2 })).toEqual(inDecks)
    expect(await refused('reorder-phases', { eventId, from: 3, to: 1 })).toEqual(inDecks)
    expect(await refused('remove-phase', { eventId, index: 3 })).toEqual([200, undefined])
    await deck.remove(players[0] ?? 0)
    expect(await refused('remove-phase', { eventId, index: 2 })).toEqual([200, undefined])
  })

  it('is not moved if somebody has changed the order in the meantime', async ({ db, admin, refused }) => {
    const { eventId } = await insertConfiguredEvent(db, admin)
    const { revision } = await readConfig(admin, eventId)
    const move = { eventId, from: 1, to: 2, revision }
    expect(await refused('reorder-phases', move)).toEqual([200, undefined])
    expect(await refused('reorder-phases', move)).toEqual([409, 'STALE'])
  })
})
