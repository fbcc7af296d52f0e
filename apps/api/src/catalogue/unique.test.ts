import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playerBody } from '../../test/player-body.ts'
import { insertSampleEvent, type SampleEvent } from '../../test/sample-event.ts'
import { openWorld, type Person, type World } from '../../test/world.ts'

type Refusal = { message: string; rule?: string }

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

const refusalOf = async (path: string, body: object) => {
  const { status, body: refusal } = await admin.call<Refusal>(path, body)
  return [status, refusal.rule, refusal.message]
}

describe('what must be the only one of its kind', () => {
  it('a SteamID', async () => {
    const { data, ...links } = playerBody(sample.playerIds[0] ?? 0)
    await admin.call('/api/csdata/update-player', { data, ...links })
    const { id: _id, ...again } = data
    const refusal = await refusalOf('/api/csdata/add-player', { data: again, ...links })
    expect(refusal).toEqual([409, 'STEAM_ID_TAKEN', 'A player with this SteamID already exists.'])
  })

  it("a team's key", async () => {
    const [id] = sample.teamIds
    const data = { id, name: 'Same', key: `${prefix}-away` }
    const refusal = await refusalOf('/api/csdata/update-team', { data })
    expect(refusal).toEqual([409, 'TEAM_KEY_TAKEN', 'A team with this key already exists.'])
  })

  it("a map's name", async () => {
    const refusal = await refusalOf('/api/csdata/add-map', { data: { name: 'Mirage' } })
    expect(refusal).toEqual([409, 'MAP_NAME_TAKEN', 'A map with this name already exists.'])
  })
})
