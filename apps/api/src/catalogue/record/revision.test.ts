import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalogue, openCatalogue } from '../../../test/calls/catalogue-calls.ts'
import { playerBody } from '../../../test/calls/player-body.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue.testApp.close())

type Sample = Awaited<ReturnType<Catalogue['sample']>>

const revisionOf = async (eventId: number) => {
  const { revision } = await catalogue.testApp.db
    .selectFrom('phase')
    .select('revision')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return revision
}

describe('moves are judged by what an admin changes: the open phases concerned get a new revision', () => {
  it.each<[string, (sample: Sample) => [string, object]]>([
    ['a player', ({ playerIds }) => ['/api/csdata/update-player', playerBody(playerIds[0] ?? 0)]],
    [
      'a team, for the players who come and go',
      ({ prefix, teamIds, playerIds }) => [
        '/api/csdata/update-team',
        { data: { id: teamIds[0], name: 'X', key: `${prefix}-x` }, players: [playerIds[1]] },
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
    const sample = await catalogue.sample()
    const before = await revisionOf(sample.eventId)
    const [path, body] = write(sample)
    expect((await catalogue.admin.call(path, body)).status).toBe(200)
    expect(await revisionOf(sample.eventId)).toBe(before + 1)
  })

  it('a phase that has locked keeps its own', async () => {
    const { eventId, playerIds } = await catalogue.sample()
    await catalogue.testApp.db
      .updateTable('phase')
      .set({ lock: new Date(Date.now() - 60_000) })
      .where('event_id', '=', eventId)
      .execute()
    const before = await revisionOf(eventId)
    await catalogue.admin.call('/api/csdata/update-player', playerBody(playerIds[0] ?? 0))
    expect(await revisionOf(eventId)).toBe(before)
  })
})
