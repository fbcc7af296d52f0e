import { type Deck, keyplays } from '@game/domain'
import { sql } from 'kysely'
import type { Db } from '../../src/ground/db/db.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { withoutTimeout } from './bench-database.ts'

const batchSize = 20_000

/** An event with past phases; in each of them every user has a deck of five cards with three keyplays and two perks. */
export async function insertPlayedEvent(db: Db, decks: number, phases: number) {
  const dates = Array.from({ length: phases }, (_, n) => ({
    open: n * 30 - 120,
    lock: n * 30 - 100,
    points: 0,
  }))
  const { eventId, players } = await insertTestEvent(db, dates)
  const users: number[] = []
  for (let from = 0; from < decks; from += batchSize)
    users.push(...(await insertTestUsers(db, Math.min(decks - from, batchSize), 'player_', from + 1)))
  const deckOf = (n: number): Deck =>
    Array.from({ length: 5 }, (_, card) => ({
      playerId: players[(n + card) % players.length] ?? 0,
      keyplays: [0, 1, 2].map(place => keyplays[(n * 7 + card * 3 + place) % keyplays.length]?.id ?? 1),
      perks: [1, 2].map(perkId => ({ perkId, originPhase: 1 })),
    }))
  for (let phase = 1; phase <= phases; phase++)
    for (let from = 0; from < users.length; from += batchSize)
      await insertDecks(
        db,
        eventId,
        users
          .slice(from, from + batchSize)
          .map((userId, n) => ({ userId, phase, cards: deckOf(from + n + phase) })),
      )
  await withoutTimeout(db, connection => sql`vacuum analyze`.execute(connection))
  return { eventId, players, users }
}
