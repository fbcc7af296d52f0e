import { sql } from 'kysely'
import { expect } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { untilBlocked } from '../../../test/database/until-blocked.ts'
import { it } from '../../../test/fixtures/fixtures.ts'
import { fromNow, insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { rankEvent } from '../score/publish/rank-event.ts'

it('the shares may be minutes old while a phase is open, and are exact from its lock on (rulebook 4.20)', async ({
  db,
  signUp,
  visitor,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 60 }])
  const [first = 0, second = 0] = players
  const sharesOf = async () => {
    const path = `/api/clutchdeck/get-pick-rates?eventId=${eventId}&phaseIndex=1`
    const { body } = await visitor.call<{ rates: { playerId: number; share: number }[] }>(path)
    return body.rates.map(({ playerId, share }) => [playerId, share])
  }
  await deckOf(await signUp('picker_one'), eventId).add(first)
  expect(await sharesOf()).toEqual([[first, 1]])
  await deckOf(await signUp('picker_two'), eventId).add(second)
  expect(await sharesOf(), 'gives no single deck away').toEqual([[first, 1]])
  await db
    .updateTable('phase')
    .set({ lock: fromNow(-1) })
    .where('event_id', '=', eventId)
    .execute()
  const exact = [first, second].toSorted((a, b) => a - b).map(player => [player, 0.5])
  expect(await sharesOf()).toEqual(exact)
  await rankEvent(db, eventId)
  expect(await sharesOf()).toEqual(exact)
})

it('while the shares are counted again, only the first caller waits for the new count', async ({
  db,
  newUser,
  visitor,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 60 }])
  await deckOf(await newUser(), eventId).add(players[0] ?? 0)
  const ask = () =>
    visitor.call<{ rates: object[] }>(`/api/clutchdeck/get-pick-rates?eventId=${eventId}&phaseIndex=1`)
  const former = (await ask()).body
  await sql`update pick_rates set counted_at = now() - interval '6 minutes' where event_id = ${eventId}`.execute(
    db,
  )
  await deckOf(await newUser(), eventId).add(players[1] ?? 0)
  const holding = await db.startTransaction().execute()
  await sql`lock table deck in access exclusive mode`.execute(holding)
  const first = ask()
  await untilBlocked(db, first)
  const meanwhile = (await ask()).body
  await holding.rollback().execute()
  expect(meanwhile).toEqual(former)
  expect((await first).body.rates).toHaveLength(2)
})
