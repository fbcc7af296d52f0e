import { catalogueLimits, scoreFrozen, weightsOf } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageEvent } from '../../../test/fixtures/insert-event.ts'
import { crowd, giveCounts, giveDecks } from '../../../test/fixtures/insert-users.ts'
import { openWorld, type World } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../rank/rank-event.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const [keyplays, perks] = [
  [1, 2, 3],
  [1, 2, 3],
]
/** The largest number of a score file's cell. */
const count = 32_767

test('the highest prices, multipliers and counts that are taken can be ranked (docs/rules.md)', async () => {
  const phase = { mult: catalogueLimits.mult }
  const { eventId, players } = await stageEvent(world.db, [
    { open: -90, lock: -60, ...phase },
    { open: -50, lock: -30, ...phase },
  ])
  await sql`update keyplay set points = ${catalogueLimits.points}`.execute(world.db)
  await sql`update perk set mult = ${catalogueLimits.mult}, keyplay_type = null`.execute(world.db)
  await sql`update sleeve set mult = ${catalogueLimits.mult}`.execute(world.db)
  const [userId = 0] = await crowd(world.db, 1, 'highest_')
  const five = players.slice(0, 5)
  const cards = five.map(playerId => ({
    playerId,
    keyplays,
    perks: perks.map(perkId => ({ perkId, originPhase: 1 })),
  }))
  const counts = five.flatMap(playerId => keyplays.map(keyplayId => ({ playerId, keyplayId, count })))
  for (const index of [1, 2]) {
    await giveDecks(world.db, eventId, [{ userId, phase: index, cards }])
    for (const type of ['kill', 'match'] as const) await giveCounts(world.db, eventId, index, counts, type)
  }
  await rankEvent(world.db, eventId)

  const mults = { mult: catalogueLimits.mult, sleeveId: 2 }
  const weights = weightsOf({
    phaseMult: catalogueLimits.mult,
    cards: five.map(playerId => ({
      ...mults,
      playerId,
      keyplays: keyplays.map(keyplayId => ({
        keyplayId,
        type: 'kill' as const,
        points: catalogueLimits.points,
      })),
      perks: perks.map(perkId => ({ perkId, mult: catalogueLimits.mult, keyplayType: null })),
    })),
  })
  const ofPhase = scoreFrozen(
    weights,
    counts.map(each => ({ ...each, count: 2 * count })),
  )
  const standing = world.db.selectFrom('standing').where('event_id', '=', eventId).select('score')
  expect(await standing.executeTakeFirstOrThrow()).toEqual({ score: 2 * ofPhase })
})
