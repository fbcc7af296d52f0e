import { describe, expect } from 'vitest'
import { at, insertConfiguredEvent, match, nothing, readConfig } from '../../../../test/calls/config-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

describe('a match', () => {
  it('is added, moved to another phase and removed', async ({ db, config, admin }) => {
    const { eventId, teams } = await insertTestEvent(db, [
      { open: 60, lock: 90 },
      { open: 120, lock: 180 },
    ])
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, ...match(teams) })
    const matches = async () => (await readConfig(admin, eventId)).phases.map(phase => phase.matches)
    expect(await matches()).toMatchObject([
      [{ id: body.id, homeTeamId: teams[0], awayTeamId: teams[1], date: at, maps: match(teams).maps }],
      [],
    ])
    const changed = match(teams.toReversed(), 2)
    const maps = [
      { mapNumber: 2, mapId: 3, homeScore: null, awayScore: null },
      { mapNumber: 1, mapId: 2, homeScore: 0, awayScore: 13 },
    ]
    await config('update-phase-match', { id: body.id, eventId, data: changed.data, maps })
    expect(await matches()).toMatchObject([
      [],
      [{ id: body.id, homeTeamId: teams[1], maps: maps.toReversed() }],
    ])
    await config('remove-phase-match', { id: body.id })
    expect(await matches()).toEqual([[], []])
    expect((await config('remove-phase-match', { id: body.id })).status).toBe(404)
  })

  it('does not become another match of its teams, unless they play again (rulebook 18.13)', async ({
    db,
    config,
    refused,
  }) => {
    const { eventId, teams } = await insertTestEvent(db, [
      { open: 60, lock: 90 },
      { open: 120, lock: 180 },
    ])
    const [first, second] = [1, 2].map(phaseIndex => match(teams, phaseIndex))
    await config('add-phase-match', { eventId, ...first })
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, ...second })
    const moved = {
      eventId,
      id: body.id,
      data: { ...first?.data, date: '2030-01-02T10:00:00.000Z' },
      maps: [],
    }
    expect(await refused('update-phase-match', moved)).toEqual([409, 'SAME_MATCH'])
    expect((await config('update-phase-match', { ...moved, again: true })).status).toBe(200)
    expect((await config('update-phase-match', { ...moved, maps: match(teams).maps })).status).toBe(200)
  })

  it('is not saved over a newer revision of its phase', async ({ db, admin, config, refused }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    const [phase] = (await readConfig(admin, eventId)).phases
    const stale = { ...bodies['update-phase-match'], revision: phase?.revision }
    await config('update-phase-match', bodies['update-phase-match'])
    expect(await refused('update-phase-match', stale)).toEqual([409, 'STALE'])
  })

  it('is refused if a field is missing or impossible (rulebook 11.5)', async ({ db, admin, refused }) => {
    const { eventId, teams, matchId, free } = await insertConfiguredEvent(db, admin)
    const { data, maps } = match(teams)
    const [map] = maps
    const faulty: [object, object[], string][] = [
      [{ ...data, homeTeamId: undefined }, maps, 'MATCH_INCOMPLETE'],
      [{ ...data, awayTeamId: null }, maps, 'MATCH_INCOMPLETE'],
      [{ ...data, date: null }, maps, 'MATCH_INCOMPLETE'],
      [{ ...data, phaseIndex: undefined }, maps, 'MATCH_INCOMPLETE'],
      [data, [{ mapNumber: 1, mapId: null }], 'MATCH_INCOMPLETE'],
      [data, [{ mapId: 1 }], 'MATCH_INCOMPLETE'],
      [{ ...data, awayTeamId: data.homeTeamId }, maps, 'MATCH_TEAMS_EQUAL'],
      [data, [map ?? {}, { ...map, mapNumber: 2 }], 'MAP_TWICE'],
      [data, [map ?? {}, { mapNumber: 3, mapId: 2 }], 'MAP_NUMBERS'],
    ]
    for (const [data, maps, rule] of faulty) {
      expect(await refused('add-phase-match', { eventId, data, maps })).toEqual([400, rule])
      expect(await refused('update-phase-match', { id: matchId, eventId, data, maps })).toEqual([400, rule])
    }
    const stranger = { ...data, awayTeamId: free.team }
    expect(await refused('add-phase-match', { eventId, data: stranger, maps })).toEqual([
      409,
      'TEAM_NOT_IN_PHASE',
    ])
  })

  it('needs an existing event, phase and map', async ({ db, admin, config }) => {
    const { eventId, teams, matchId } = await insertConfiguredEvent(db, admin)
    const other = await insertConfiguredEvent(db, admin)
    const good = match(teams)
    const absent = [
      { id: matchId, eventId: other.eventId, ...match(other.teams) },
      { id: nothing, eventId, ...good },
      { id: matchId, eventId, ...match(teams, 9) },
      { id: matchId, eventId, ...good, maps: [{ mapNumber: 1, mapId: nothing }] },
    ]
    for (const body of absent) expect((await config('update-phase-match', body)).status).toBe(404)
  })
})
