import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playerBody } from '../../test/player-body.ts'
import { insertSampleEvent, type SampleEvent } from '../../test/sample-event.ts'
import { openWorld, type Person, type World } from '../../test/world.ts'

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

const revisionOf = async () => {
  const { revision } = await world.db
    .selectFrom('phase')
    .select('revision')
    .where('event_id', '=', sample.eventId)
    .executeTakeFirstOrThrow()
  return revision
}

describe('moves are judged by what an admin changes: the open phases concerned get a new revision', () => {
  it.each<[string, () => [string, object]]>([
    ['a player', () => ['/api/csdata/update-player', playerBody(sample.playerIds[0] ?? 0)]],
    [
      'a team, for the players who come and go',
      () => [
        '/api/csdata/update-team',
        { data: { id: sample.teamIds[0], name: 'X', key: `${prefix}-x` }, players: [sample.playerIds[1]] },
      ],
    ],
    [
      'a perk',
      () => [
        '/api/clutchdeck/update-perk',
        { data: { id: 1, name: 'Warm-up', rarity: 1, mult: 1.06, description: 'Pays x1.06.' } },
      ],
    ],
    ['a keyplay that goes', () => ['/api/clutchdeck/remove-keyplay', { id: 19 }]],
  ])('%s', async (_what, write) => {
    const before = await revisionOf()
    const [path, body] = write()
    expect((await admin.call(path, body)).status).toBe(200)
    expect(await revisionOf()).toBe(before + 1)
  })

  it('a phase that has locked keeps its own', async () => {
    await world.db
      .updateTable('phase')
      .set({ lock: new Date(Date.now() - 60_000) })
      .where('event_id', '=', sample.eventId)
      .execute()
    const before = await revisionOf()
    await admin.call('/api/csdata/update-player', playerBody(sample.playerIds[0] ?? 0))
    expect(await revisionOf()).toBe(before)
  })
})
