import { describe, expect } from 'vitest'
import { at, insertConfiguredEvent, readConfig } from '../../../../test/calls/config-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'

describe('the fixtures of a phase (rulebook 11.44)', () => {
  it('are added together, with their maps in order', async ({ db, admin, config }) => {
    const { eventId, teams } = await insertConfiguredEvent(db, admin)
    const [homeTeamId, awayTeamId] = teams
    const matches = Array.from({ length: 30 }, (_, n) => ({
      ...{ homeTeamId, awayTeamId, maps: [3, 1, 2], again: n > 0 },
      date: `2030-02-${String(1 + (n % 28)).padStart(2, '0')}T${18 + Math.floor(n / 28)}:00:00.000Z`,
    }))
    expect((await config('add-phase-matches', { eventId, phaseIndex: 2, matches })).status).toBe(200)
    const [, phase] = (await readConfig(admin, eventId)).phases
    expect(phase?.matches).toHaveLength(30)
    expect(phase?.matches[0]?.maps).toMatchObject([
      { mapNumber: 1, mapId: 3, homeScore: null },
      { mapNumber: 2, mapId: 1 },
      { mapNumber: 3, mapId: 2 },
    ])
  })

  it('are added all or none, and only over the phase as it was seen', async ({
    db,
    admin,
    config,
    refused,
  }) => {
    const { eventId, teams, free } = await insertConfiguredEvent(db, admin)
    const [homeTeamId, awayTeamId] = teams
    const date = '2030-01-02T10:00:00.000Z'
    const good = { homeTeamId, awayTeamId, date, maps: [1], again: true }
    const send = (...matches: object[]) => refused('add-phase-matches', { eventId, phaseIndex: 1, matches })
    expect(await send(good, { ...good, awayTeamId: homeTeamId })).toEqual([400, 'MATCH_TEAMS_EQUAL'])
    expect(await send(good, { ...good, awayTeamId: free.team })).toEqual([409, 'TEAM_NOT_IN_PHASE'])
    expect(await send(good, { ...good, maps: [1, 1] })).toEqual([400, 'MAP_TWICE'])
    const [phase] = (await readConfig(admin, eventId)).phases
    expect(phase?.matches).toHaveLength(1)
    const body = { eventId, phaseIndex: 1, matches: [good], revision: phase?.revision }
    const statuses = (await Promise.all([1, 2].map(() => config('add-phase-matches', body)))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('change the match that is there, which keeps its results on their sides (rulebook 18.13)', async ({
    db,
    admin,
    config,
    refused,
  }) => {
    const { eventId, teams, matchId } = await insertConfiguredEvent(db, admin)
    const [homeTeamId, awayTeamId] = teams
    const send = (match: object) => ({
      ...{ eventId, phaseIndex: 1 },
      matches: [{ homeTeamId: awayTeamId, awayTeamId: homeTeamId, date: at, maps: [], ...match }],
    })
    const moved = { date: '2030-01-02T10:00:00.000Z' }
    for (const match of [{}, { again: true }, moved])
      expect(await refused('add-phase-matches', send(match))).toEqual([409, 'SAME_MATCH'])
    expect((await config('add-phase-matches', send({ ...moved, id: matchId }))).status).toBe(200)
    const [phase] = (await readConfig(admin, eventId)).phases
    expect(phase?.matches).toMatchObject([
      { id: matchId, homeTeamId: awayTeamId, ...moved, maps: [{ mapId: 1, homeScore: 7, awayScore: 13 }] },
    ])
    expect((await config('add-phase-matches', send({ again: true }))).status).toBe(200)
  })
})
