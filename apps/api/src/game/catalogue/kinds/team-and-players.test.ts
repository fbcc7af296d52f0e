import { describe, expect } from 'vitest'
import { playerBody } from '../../../../test/calls/player-body.ts'
import { type CatalogueFixtures, itKeepsCatalogue as it } from '../../../../test/fixtures/fixtures.ts'

type Team = { id: number; name: string; key: string; players: { id: number; name: string }[] }

describe('a team and its players', () => {
  const teamOf = async ({ admin }: Pick<CatalogueFixtures, 'admin'>, id: number, prefix: string) => {
    const { body } = await admin.call<{ teams: Team[] }>(
      `/api/csdata/get-teams?pageSize=100&phrase=${prefix}`,
    )
    return body.teams.find(team => team.id === id)?.players.map(player => player.id)
  }

  it('has exactly the players that it is saved with; they leave their former teams', async ({
    newSample,
    admin,
    db,
  }) => {
    const { prefix, teamIds, playerIds } = await newSample()
    const [home = 0, away = 0] = teamIds
    const [first = 0, second = 0, third = 0] = playerIds
    const data = { id: home, name: `${prefix} home`, key: `${prefix}-home` }
    const { body } = await admin.call<{ team: Team }>('/api/csdata/update-team', {
      data,
      players: [first, second],
    })
    expect(body.team.players.map(player => player.id)).toEqual([first, second])
    expect(await teamOf({ admin }, home, prefix)).toEqual([first, second])
    expect(await teamOf({ admin }, away, prefix)).not.toContain(second)
    const { team_id } = await db
      .selectFrom('player')
      .select('team_id')
      .where('id', '=', third)
      .executeTakeFirstOrThrow()
    expect(team_id).toBeNull()
  })

  it('keeps its players when it is saved without the list', async ({ newSample, admin }) => {
    const { prefix, teamIds } = await newSample()
    const [home = 0] = teamIds
    await admin.call('/api/csdata/update-team', {
      data: { id: home, name: `${prefix} home`, key: `${prefix}-h` },
    })
    expect(await teamOf({ admin }, home, prefix)).toHaveLength(5)
  })

  it('is not saved with a player who does not exist', async ({ admin }) => {
    const data = { name: 'Ghosts', key: 'no-ghosts' }
    expect((await admin.call('/api/csdata/add-team', { data, players: [999_999] })).status).toBe(404)
    expect((await admin.call<{ count: number }>('/api/csdata/get-teams?phrase=Ghosts')).body.count).toBe(0)
  })

  it.for([
    ['team', { team: 999_999 }],
    ['role', { role: 999 }],
    ['style', { style: 999 }],
  ] as const)(
    'a player is not saved with a %s that does not exist',
    async ([_what, link], { newSample, admin }) => {
      const { playerIds } = await newSample()
      const [id = 0] = playerIds
      expect((await admin.call('/api/csdata/update-player', playerBody(id, link))).status).toBe(404)
    },
  )

  it('a player leaves the team by null and stays in it where the team is left out', async ({
    newSample,
    admin,
  }) => {
    const { teamIds, playerIds } = await newSample()
    const [id = 0] = playerIds
    type Saved = { player: { teamId: number | null; img: string } }
    const kept = await admin.call<Saved>('/api/csdata/update-player', playerBody(id))
    expect(kept.body.player.teamId).toBe(teamIds[0])
    const left = await admin.call<Saved>('/api/csdata/update-player', playerBody(id, { team: null }))
    expect(left.body.player.teamId).toBeNull()
  })

  it.for([
    ['img', '../../etc/passwd'],
    ['birth', '0000-01-01'],
    ['birth', '2001-02-30'],
    ['birth', '2099-01-01'],
    ['country', 'xx'],
    ['steamId', '123'],
    ['name', 'nul\0'],
    ['name', 'half a pair \ud800'],
  ] as const)(
    'a player is not saved with %s %j, and the refusal names the field (rulebook 11.17)',
    async ([field, value], { newSample, admin }) => {
      const { playerIds } = await newSample()
      const { data, ...links } = playerBody(playerIds[0] ?? 0)
      const sent = { data: { ...data, [field]: value }, ...links }
      const { status, body } = await admin.call<{ facts: object }>('/api/csdata/update-player', sent)
      expect([status, body.facts]).toEqual([400, { field }])
    },
  )

  it('a player may be of any country, and of gb, which is saved as uk (rulebook 11.31)', async ({
    newSample,
    admin,
  }) => {
    const { playerIds } = await newSample()
    const { data, ...links } = playerBody(playerIds[0] ?? 0)
    const savedAs = async (country: string) => {
      const sent = { data: { ...data, country }, ...links }
      const { body } = await admin.call<{ player: { country: string } }>('/api/csdata/update-player', sent)
      return body.player.country
    }
    for (const [sent, saved] of [
      ['gb', 'uk'],
      ['GB', 'uk'],
      ['jp', 'jp'],
      ['xk', 'xk'],
    ] as const)
      expect(await savedAs(sent)).toBe(saved)
  })
})
