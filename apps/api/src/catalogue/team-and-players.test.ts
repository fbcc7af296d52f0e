import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playerBody } from '../../test/player-body.ts'
import { insertSampleEvent, type SampleEvent } from '../../test/sample-event.ts'
import { openWorld, type Person, type World } from '../../test/world.ts'

type Team = { id: number; name: string; key: string; players: { id: number; name: string }[] }

let world: World
let admin: Person
let sample: SampleEvent
let made = 0
let prefix: string
beforeAll(async () => {
  world = await openWorld()
  admin = await world.join('the_admin', 'admin')
})
beforeEach(async () => {
  prefix = `e${++made}`
  sample = await insertSampleEvent(world.db, prefix)
})
afterAll(() => world.close())

describe('a team and its players', () => {
  const teamOf = async (id: number) => {
    const { body } = await admin.call<{ teams: Team[] }>(
      `/api/csdata/get-teams?pageSize=100&phrase=${prefix}`,
    )
    return body.teams.find(team => team.id === id)?.players.map(player => player.id)
  }

  it('has the players that it is saved with and no others; they leave their former teams', async () => {
    const [home = 0, away = 0] = sample.teamIds
    const [first = 0, second = 0] = sample.playerIds
    const data = { id: home, name: `${prefix} home`, key: `${prefix}-home` }
    const { body } = await admin.call<{ team: Team }>('/api/csdata/update-team', {
      data,
      players: [first, second],
    })
    expect(body.team.players.map(player => player.id)).toEqual([first, second])
    expect(await teamOf(home)).toEqual([first, second])
    expect(await teamOf(away)).not.toContain(second)
    const { team_id } = await world.db
      .selectFrom('player')
      .select('team_id')
      .where('id', '=', sample.playerIds[2] ?? 0)
      .executeTakeFirstOrThrow()
    expect(team_id).toBeNull()
  })

  it('keeps its players when it is saved without the list', async () => {
    const [home = 0] = sample.teamIds
    await admin.call('/api/csdata/update-team', {
      data: { id: home, name: `${prefix} home`, key: `${prefix}-h` },
    })
    expect(await teamOf(home)).toHaveLength(5)
  })

  it('is not saved with a player who does not exist', async () => {
    const data = { name: 'Ghosts', key: `${prefix}-ghosts` }
    expect((await admin.call('/api/csdata/add-team', { data, players: [999_999] })).status).toBe(404)
    expect((await admin.call<{ count: number }>('/api/csdata/get-teams?phrase=Ghosts')).body.count).toBe(0)
  })

  it.each([
    ['team', { team: 999_999 }],
    ['role', { role: 999 }],
    ['style', { style: 999 }],
  ])('a player is not saved with a %s that does not exist', async (_what, link) => {
    const [id = 0] = sample.playerIds
    expect((await admin.call('/api/csdata/update-player', playerBody(id, link))).status).toBe(404)
  })

  it('a player leaves his team by null and stays in it where the team is left out', async () => {
    const [id = 0] = sample.playerIds
    type Saved = { player: { teamId: number | null; img: string } }
    const kept = await admin.call<Saved>('/api/csdata/update-player', playerBody(id))
    expect(kept.body.player.teamId).toBe(sample.teamIds[0])
    const left = await admin.call<Saved>('/api/csdata/update-player', playerBody(id, { team: null }))
    expect(left.body.player.teamId).toBeNull()
  })

  it.each([
    ['img', '../../etc/passwd'],
    ['birth', '0000-01-01'],
    ['birth', '2001-02-30'],
    ['country', 'xx'],
    ['steamId', '123'],
    ['name', 'nul\0'],
    ['name', 'half a pair \ud800'],
  ])('a player is not saved with %s %j', async (field, value) => {
    const { data, ...links } = playerBody(sample.playerIds[0] ?? 0)
    expect(
      (await admin.call('/api/csdata/update-player', { data: { ...data, [field]: value }, ...links })).status,
    ).toBe(400)
  })
})
