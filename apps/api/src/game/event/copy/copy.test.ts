import { describe, expect } from 'vitest'
import { insertConfiguredEvent, nothing, readConfig } from '../../../../test/calls/config-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'

describe('the copy of a phase (rulebook 11.45)', () => {
  it('has its name, goal, multiplier, teams and players, as many perks, and no date or match', async ({
    db,
    admin,
    config,
  }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    await config('update-phase', {
      eventId,
      index: 1,
      data: { name: 'Groups', namePl: 'Grupy', points: 750, mult: 1.5 },
    })
    await config('update-phase-perks', bodies['update-phase-perks'])
    expect((await config('copy-phase', bodies['copy-phase'])).body).toEqual({ success: true })
    const [source, , copy] = (await readConfig(admin, eventId)).phases
    expect(copy).toMatchObject({
      index: 3,
      name: 'Groups',
      namePl: 'Grupy',
      points: 750,
      mult: 1.5,
      matches: [],
    })
    expect(copy?.teams).toMatchObject(source?.teams.map(({ teamId }) => ({ teamId })) ?? [])
    const players = (phase: typeof copy) =>
      phase?.teams.flatMap(team => team.players.map(({ playerId }) => playerId))
    expect(players(copy)).toEqual(players(source))
    expect(copy?.perks).toHaveLength(3)
    expect(copy?.open).toBe(copy?.lock)
  })

  it('is added once, even if it is asked for twice at the same time', async ({ db, admin, config }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    const answers = await Promise.all([1, 2].map(() => config('copy-phase', bodies['copy-phase'])))
    expect(answers.map(({ body }) => body.rule).sort()).toEqual(['PHASE_NOT_NEXT', undefined])
    expect((await readConfig(admin, eventId)).phases).toHaveLength(3)
  })

  it('needs the phase', async ({ db, admin, config }) => {
    const { bodies } = await insertConfiguredEvent(db, admin)
    expect((await config('copy-phase', { ...bodies['copy-phase'], phaseIndex: 9 })).status).toBe(404)
  })
})

describe('the copy of an event (rulebook 11.45)', () => {
  it('has everything that is configured, and neither decks nor scores; admins alone see it', async ({
    db,
    admin,
    config,
  }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    await config('update-phase-perks', bodies['update-phase-perks'])
    await config('update-event', { eventId, data: { img: 'cup', secondChance: true, featured: true } })
    const { body } = await config<{ event: { id: number; name: string } }>('copy-event', bodies['copy-event'])
    expect(body.event.name).toBe('Next Cup')
    const [source, copy] = [await readConfig(admin, eventId), await readConfig(admin, body.event.id)]
    expect(copy).toMatchObject({ img: 'cup', secondChance: true, public: false, featured: false })
    const plan = ({ phases, rewards }: typeof source) => ({
      rewards: rewards.map(({ rewardId, amount, from, to, type }) => [rewardId, amount, from, to, type]),
      phases: phases.map(({ name, points, mult, teams, perks }) => ({
        ...{ name, points, mult },
        perks: perks.map(({ perkId }) => perkId),
        teams: teams.map(({ teamId, players }) => [teamId, ...players.map(({ playerId }) => playerId)]),
      })),
    })
    expect(plan(copy)).toEqual(plan(source))
    const [played, planned] = [source.phases[0]?.matches[0], copy.phases[0]?.matches[0]]
    expect(played?.maps).toMatchObject([{ homeScore: 13 }])
    expect(planned).toMatchObject({ homeTeamId: played?.homeTeamId, maps: [{ mapId: 1, homeScore: null }] })
  })

  it('opens on the day, and keeps every time of day of the zone, even across a clock change', async ({
    db,
    admin,
    config,
  }) => {
    const { eventId, teams, bodies } = await insertConfiguredEvent(db, admin)
    const dates = [
      { open: '2030-03-20T17:00:00.000Z', lock: '2030-03-22T19:30:00.000Z' },
      { open: '2030-03-23T17:00:00.000Z', lock: '2030-04-02T17:30:00.000Z' },
    ]
    for (const [at, data] of dates.entries()) await config('update-phase', { eventId, index: at + 1, data })
    const match = {
      homeTeamId: teams[0],
      awayTeamId: teams[1],
      date: '2030-03-22T20:00:00.000Z',
      maps: [],
      again: true,
    }
    await config('add-phase-matches', { eventId, phaseIndex: 1, matches: [match] })
    const { body } = await config<{ event: { id: number } }>('copy-event', {
      ...bodies['copy-event'],
      data: { name: 'Next Cup', day: '2030-05-01', zone: 'Europe/Warsaw' },
    })
    const { phases } = await readConfig(admin, body.event.id)
    expect(phases.map(({ open, lock }) => [open, lock])).toEqual([
      ['2030-05-01T16:00:00.000Z', '2030-05-03T18:30:00.000Z'],
      ['2030-05-04T16:00:00.000Z', '2030-05-14T17:30:00.000Z'],
    ])
    expect(phases[0]?.matches.map(({ date }) => date)).toContain('2030-05-03T19:00:00.000Z')
  })

  it('needs the event, a name, a day and a zone that exist', async ({ db, admin, config }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    const { data } = bodies['copy-event']
    expect((await config('copy-event', { id: nothing, data })).status).toBe(404)
    for (const wrong of [{ name: ' ' }, { day: '2030-02-30' }, { day: '1999-01-01' }, { zone: 'Mars/Base' }])
      expect((await config('copy-event', { id: eventId, data: { ...data, ...wrong } })).status).toBe(400)
  })

  it('may be of a completed event', async ({ db, admin, config }) => {
    const { eventId, bodies } = await insertConfiguredEvent(db, admin)
    await config('update-event', { eventId, data: { completed: true } })
    const { body } = await config<{ event: { id: number } }>('copy-event', bodies['copy-event'])
    expect(await readConfig(admin, body.event.id)).toMatchObject({ completed: false })
  })
})
