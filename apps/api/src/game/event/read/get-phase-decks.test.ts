import { deckSize } from '@game/domain'
import { expect } from 'vitest'
import { type Fixtures, it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'

const read = async ({ admin }: Pick<Fixtures, 'admin'>, eventId: number) =>
  (await admin.call(`/api/clutchdeck/get-phase-decks?eventId=${eventId}`)).body

it('counts the decks of each phase, the full ones, and the users who hold any', async ({ db, admin }) => {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -60, lock: 60 },
    { open: 90, lock: 120 },
  ])
  expect(await read({ admin }, eventId)).toEqual({ players: 0, phases: [] })
  const [a = 0, b = 0, c = 0] = await insertTestUsers(db, 3, 'tally_')
  const cards = (size: number) =>
    players.slice(0, size).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  await insertDecks(db, eventId, [
    { userId: a, phase: 1, cards: cards(deckSize) },
    { userId: b, phase: 1, cards: cards(deckSize - 1) },
    { userId: c, phase: 1, cards: [] },
    { userId: a, phase: 2, cards: cards(1) },
  ])
  expect(await read({ admin }, eventId)).toEqual({
    players: 2,
    phases: [
      { phase: 1, decks: 2, full: 1 },
      { phase: 2, decks: 1, full: 0 },
    ],
  })
})
