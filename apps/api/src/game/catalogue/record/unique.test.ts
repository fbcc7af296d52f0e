import { describe, expect } from 'vitest'
import { playerBody } from '../../../../test/calls/player-body.ts'
import { itKeepsCatalogue as it } from '../../../../test/fixtures/fixtures.ts'

describe('values that must be unique', () => {
  it('a SteamID', async ({ newSample, admin, refusalOf }) => {
    const { playerIds } = await newSample()
    const { data, ...links } = playerBody(playerIds[0] ?? 0)
    await admin.call('/api/csdata/update-player', { data, ...links })
    const { id: _id, ...again } = data
    const refusal = await refusalOf('/api/csdata/add-player', { data: again, ...links })
    expect(refusal).toEqual([409, 'STEAM_ID_TAKEN', 'A player with this SteamID already exists.'])
  })

  it("a team's key", async ({ newSample, refusalOf }) => {
    const { prefix, teamIds } = await newSample()
    const data = { id: teamIds[0], name: 'Same', key: `${prefix}-away` }
    const refusal = await refusalOf('/api/csdata/update-team', { data })
    expect(refusal).toEqual([409, 'TEAM_KEY_TAKEN', 'A team with this key already exists.'])
  })

  it("a map's name", async ({ refusalOf }) => {
    const refusal = await refusalOf('/api/csdata/add-map', { data: { name: 'Mirage' } })
    expect(refusal).toEqual([409, 'MAP_NAME_TAKEN', 'A map with this name already exists.'])
  })
})
