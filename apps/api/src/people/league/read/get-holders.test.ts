import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  type LeagueOutputs,
  makeTestLeague,
  playPhase,
  readSocial,
} from '../../../../test/calls/league-calls.ts'
import { itIsSocial as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

type Holders = LeagueOutputs['getHolders']
const holdersOf = (user: TestUser, eventId: number, phaseIndex = 1) =>
  readSocial<Holders>(user, 'get-holders', { eventId, phaseIndex })
const statusOf = async (user: Pick<TestUser, 'call'>, eventId: number, phaseIndex: number) =>
  (await user.call(`/api/social/get-holders?eventId=${eventId}&phaseIndex=${phaseIndex}`)).status

it('counts the holders of the cards of a caller in each of their leagues (rulebook 22.9)', async ({
  db,
  newUsers,
}) => {
  const [anna, bert, cleo, dora] = (await newUsers(4)) as [TestUser, TestUser, TestUser, TestUser]
  const event = await insertTestEvent(db, [
    { open: -10, lock: 60 },
    { open: -10, lock: 120 },
  ])
  const { eventId, players } = event
  const settings = { scope: { eventId } }
  const small = await makeTestLeague(anna, { ...settings, name: 'Small' }, [bert])
  const large = await makeTestLeague(cleo, { ...settings, name: 'Large' }, [anna, bert, dora])
  await makeTestLeague(cleo, { ...settings, name: 'Without Anna' }, [bert])
  expect(await statusOf(anna, eventId, 1), 'nothing before the lock').toBe(409)
  // Anna and Cleo hold the same player, Bert another one, Dora none.
  await playPhase(
    db,
    event,
    1,
    new Map([
      [anna.id, 1],
      [bert.id, 2],
      [cleo.id, 1],
    ]),
  )
  const playerId = players[1]
  const [inLarge, inSmall] = [
    { leagueId: large.id, name: 'Large', decks: 3, holders: [{ playerId, count: 2 }] },
    { leagueId: small.id, name: 'Small', decks: 2, holders: [{ playerId, count: 1 }] },
  ]
  expect(await holdersOf(anna, eventId)).toEqual({ leagues: [inLarge, inSmall] })
  expect(await holdersOf(dora, eventId), 'without a deck there are no cards to count').toEqual({
    leagues: [],
  })
  expect(await statusOf(anna, eventId, 2), 'the next phase is open').toBe(409)

  await sql`update account set deletion_requested_at = now() where id = ${cleo.id}`.execute(db)
  const afterwards = await holdersOf(anna, eventId)
  expect(afterwards.leagues[0], 'a user who asked for deletion is not counted').toMatchObject({
    decks: 2,
    holders: [{ playerId, count: 1 }],
  })
})
