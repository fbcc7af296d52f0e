import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalogue, openCatalogue } from '../../../test/calls/catalogue-calls.ts'
import { playerBody } from '../../../test/calls/player-body.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue.testApp.close())

describe('what must be the only one of its kind', () => {
  it('a SteamID', async () => {
    const { playerIds } = await catalogue.sample()
    const { data, ...links } = playerBody(playerIds[0] ?? 0)
    await catalogue.admin.call('/api/csdata/update-player', { data, ...links })
    const { id: _id, ...again } = data
    const refusal = await catalogue.refusalOf('/api/csdata/add-player', { data: again, ...links })
    expect(refusal).toEqual([409, 'STEAM_ID_TAKEN', 'A player with this SteamID already exists.'])
  })

  it("a team's key", async () => {
    const { prefix, teamIds } = await catalogue.sample()
    const data = { id: teamIds[0], name: 'Same', key: `${prefix}-away` }
    const refusal = await catalogue.refusalOf('/api/csdata/update-team', { data })
    expect(refusal).toEqual([409, 'TEAM_KEY_TAKEN', 'A team with this key already exists.'])
  })

  it("a map's name", async () => {
    const refusal = await catalogue.refusalOf('/api/csdata/add-map', { data: { name: 'Mirage' } })
    expect(refusal).toEqual([409, 'MAP_NAME_TAKEN', 'A map with this name already exists.'])
  })
})
