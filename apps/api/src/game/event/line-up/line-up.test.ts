import { describe, expect } from 'vitest'
import { insertConfiguredEvent, nothing, readConfig } from '../../../../test/calls/config-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'

describe('teams and players of a phase', () => {
  it('come and go', async ({ db, admin, config }) => {
    const { eventId, teams, players, free } = await insertConfiguredEvent(db, admin)
    const phase = { eventId, phaseIndex: 2 }
    const lineUp = async () =>
      Object.fromEntries(
        ((await readConfig(admin, eventId)).phases[1]?.teams ?? []).map(team => [
          team.teamId,
          team.players.map(player => player.playerId).toSorted(),
        ]),
      )
    const [home = 0, away = 0] = teams
    await config('add-phase-team', { ...phase, teamId: free.team, players: [free.players[0]] })
    await config('add-phase-team-player', { ...phase, teamId: home, playerId: free.players[1] })
    await config('remove-phase-team-player', { ...phase, teamId: home, playerId: players[0] })
    const { body } = await config<{ decks: number }>('remove-phase-team', { ...phase, teamId: away })
    expect(body).toEqual({ success: true, decks: 0 })
    expect(await lineUp()).toEqual({
      [home]: [...players.slice(1, 4), free.players[1]].toSorted(),
      [free.team]: [free.players[0]],
    })
  })

  it('are listed once', async ({ db, admin, refused }) => {
    const { eventId, teams, players, free } = await insertConfiguredEvent(db, admin)
    const [home, away] = teams
    const phase = { eventId, phaseIndex: 1 }
    const inPhase = [409, 'PLAYER_ALREADY_IN_PHASE']
    const team = { ...phase, teamId: free.team }
    expect(await refused('add-phase-team', { ...phase, teamId: home, players: [] })).toEqual([
      409,
      'TEAM_ALREADY_IN_PHASE',
    ])
    expect(await refused('add-phase-team', { ...team, players: [players[0]] })).toEqual(inPhase)
    expect(await refused('add-phase-team', { ...team, players: [free.players[0], free.players[0]] })).toEqual(
      inPhase,
    )
    const player = { ...phase, teamId: away, playerId: players[0] }
    expect(await refused('add-phase-team-player', player)).toEqual(inPhase)
    expect(await refused('add-phase-team-player', { ...team, playerId: free.players[0] })).toEqual([
      409,
      'TEAM_NOT_IN_PHASE',
    ])
    expect(await refused('remove-phase-team', team)).toEqual([409, 'TEAM_NOT_IN_PHASE'])
    expect(await refused('remove-phase-team-player', player)).toEqual([409, 'PLAYER_NOT_IN_PHASE'])
  })

  it('must exist, and so must the phase', async ({ db, admin, refused }) => {
    const { eventId, teams, free } = await insertConfiguredEvent(db, admin)
    const phase = { eventId, phaseIndex: 1 }
    const [teamId] = teams
    const absent: [string, object, string][] = [
      ['add-phase-team', { ...phase, teamId: nothing, players: [] }, 'TEAM_NOT_FOUND'],
      ['add-phase-team', { ...phase, teamId: free.team, players: [nothing] }, 'PLAYER_NOT_FOUND'],
      ['add-phase-team', { ...phase, phaseIndex: 9, teamId: free.team, players: [] }, 'PHASE_NOT_FOUND'],
      ['add-phase-team', { ...phase, eventId: nothing, teamId: free.team, players: [] }, 'EVENT_NOT_FOUND'],
      ['add-phase-team-player', { ...phase, teamId, playerId: nothing }, 'PLAYER_NOT_FOUND'],
      ['remove-phase-team', { ...phase, phaseIndex: 9, teamId }, 'PHASE_NOT_FOUND'],
      ['update-phase-perks', { ...phase, perks: [1, nothing] }, 'PERK_NOT_FOUND'],
    ]
    for (const [verb, body, rule] of absent)
      expect([verb, await refused(verb, body)]).toEqual([verb, [404, rule]])
  })

  it('stay while they have matches; with force those go too (rulebook 2.23)', async ({
    db,
    admin,
    config,
  }) => {
    const { eventId, teams } = await insertConfiguredEvent(db, admin)
    const removal = { eventId, phaseIndex: 1, teamId: teams[0] }
    const { status, body } = await config('remove-phase-team', removal)
    expect([status, body.rule, body.message]).toEqual([
      409,
      'TEAM_HAS_MATCHES',
      'This team has 1 match in the phase.',
    ])
    expect((await config('remove-phase-team', { ...removal, force: true })).status).toBe(200)
    expect((await readConfig(admin, eventId)).phases[0]?.matches).toEqual([])
  })
})
