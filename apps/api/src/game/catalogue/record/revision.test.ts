import { describe, expect } from 'vitest'
import { playerBody } from '../../../../test/calls/player-body.ts'
import { type CatalogueFixtures, itKeepsCatalogue as it } from '../../../../test/fixtures/fixtures.ts'
import type { SampleEvent } from '../../../../test/fixtures/sample-event.ts'

type Sample = SampleEvent & { prefix: string }

const revisionOf = async ({ db }: Pick<CatalogueFixtures, 'db'>, eventId: number) => {
  const { revision } = await db
    .selectFrom('phase')
    .select('revision')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return revision
}

describe('open phases whose moves depend on what an admin changes get a new revision', () => {
  it.for<[string, (sample: Sample) => [string, object]]>([
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
  ])('%s', async ([_what, write], { db, admin, newSample }) => {
    const sample = await newSample()
    const before = await revisionOf({ db }, sample.eventId)
    const [path, body] = write(sample)
    expect((await admin.call(path, body)).status).toBe(200)
    expect(await revisionOf({ db }, sample.eventId)).toBe(before + 1)
  })

  it('a phase that has locked keeps its own', async ({ db, admin, newSample }) => {
    const { eventId, playerIds } = await newSample()
    await db
      .updateTable('phase')
      .set({ lock: new Date(Date.now() - 60_000) })
      .where('event_id', '=', eventId)
      .execute()
    const before = await revisionOf({ db }, eventId)
    await admin.call('/api/csdata/update-player', playerBody(playerIds[0] ?? 0))
    expect(await revisionOf({ db }, eventId)).toBe(before)
  })
})
