import { catalogueLimits, scoreFrozen, weightsOf } from '@game/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { rankEvent } from '../publish/rank-event.ts'

const [keyplays, perks] = [
  [1, 2, 3],
  [1, 2, 3],
]
/** The largest number of a score file's cell. */
const count = 32_767

it('the highest prices, multipliers and counts that are accepted can be ranked (rulebook 6.11)', async ({
  db,
}) => {
  const phase = { mult: catalogueLimits.mult }
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, ...phase },
    { open: -50, lock: -30, ...phase },
  ])
  await sql`update keyplay set points = ${catalogueLimits.points}`.execute(db)
  await sql`update perk set mult = ${catalogueLimits.mult}, keyplay_type = null`.execute(db)
  await sql`update sleeve set mult = ${catalogueLimits.mult}`.execute(db)
  const [userId = 0] = await insertTestUsers(db, 1, 'highest_')
  const five = players.slice(0, 5)
  const cards = five.map(playerId => ({
    playerId,
    keyplays,
    perks: perks.map(perkId => ({ perkId, originPhase: 1 })),
  }))
  const counts = five.flatMap(playerId => keyplays.map(keyplayId => ({ playerId, keyplayId, count })))
  for (const index of [1, 2]) {
    await insertDecks(db, eventId, [{ userId, phase: index, cards }])
    for (const type of ['kill', 'match'] as const) await insertCounts(db, eventId, index, counts, type)
  }
  await rankEvent(db, eventId)

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
  const standing = db.selectFrom('standing').where('event_id', '=', eventId).select('score')
  expect(await standing.executeTakeFirstOrThrow()).toEqual({ score: 2 * ofPhase })
})
