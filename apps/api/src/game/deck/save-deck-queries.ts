import type { Deck } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../ground/db/prepare-statement.ts'
import { type PhaseLock, shareTurn } from '../../ground/distribution/turn-queries.ts'
import { preparationOf, textsOfDeck } from '../score/freeze/prepared-deck-queries.ts'
import type { DeckKey } from '../user-deck/user-deck-queries.ts'

export type Saved = { version: number; saved_at: string }
/** A `version` of null: the deck has no row yet. `revision` is that of the phase that the move was checked against. */
export type DeckWrite = DeckKey & { version: number | null; revision: number; cards: Deck }

/**
 * Writes a checked deck if neither the deck's version nor the phase's revision has changed and the phase is still open
 * by the database's clock and not frozen, also after waiting for a row. Returns undefined if the move must be checked again.
 */
export const saveDeck = async (db: Queryable, write: DeckWrite): Promise<Saved | undefined> => {
  const values = { ...write, ...textsOfDeck(write.cards) }
  const kind = write.version === null ? 'insert' : 'update'
  const [saved] = await shareTurn(db, write.eventId, (trx, lock) => writes[lock][kind](trx, values))
  return saved
}

type DeckValues = DeckKey & { version: number | null; revision: number; cards: string; packed: string }

/** Selects the phase that a deck is written in, with its cards; no row if the phase has changed, is not open, or its decks are frozen. */
const phaseToWrite = (
  { eventId, phaseIndex, revision, cards, packed }: Given<DeckValues>,
  lockingPhase: RawBuilder<unknown>,
) => sql`(select event_id, index, lock, ${cards}::text as cards, ${packed}::text as packed from phase
    where event_id = ${eventId} and index = ${phaseIndex} and revision = ${revision}
      and statement_timestamp() >= open and statement_timestamp() < lock and frozen_at is null ${lockingPhase}) p`

const preparationFor = (userId: RawBuilder<number>) =>
  preparationOf(
    userId,
    { cards: sql.ref('p.cards'), packed: sql.ref('p.packed') },
    sql`statement_timestamp()`,
  )

const insertDeck = (lockingPhase: RawBuilder<unknown>) =>
  prepareStatement((_db, given: Given<DeckValues>) => {
    const { leaf, packed_cards } = preparationFor(sql`${given.userId}::int`)
    return sql<Saved>`insert into deck
        (user_id, event_id, phase_index, version, cards, saved_at, leaf, packed_cards, prepared_version)
      select ${given.userId}::int, p.event_id, p.index, 1, p.cards::jsonb, statement_timestamp(), ${leaf}, ${packed_cards}, 1
      from ${phaseToWrite(given, lockingPhase)} where in_time(p.lock)
      on conflict do nothing
      returning version, saved_at`
  })

const updateDeck = (lockingPhase: RawBuilder<unknown>) =>
  prepareStatement((_db, given: Given<DeckValues>) => {
    const { leaf, packed_cards } = preparationFor(sql.ref('d.user_id'))
    return sql<Saved>`update deck d set version = d.version + 1, cards = p.cards::jsonb, saved_at = statement_timestamp(),
        leaf = ${leaf}, packed_cards = ${packed_cards}, prepared_version = d.version + 1
      from ${phaseToWrite(given, lockingPhase)}
      where d.user_id = ${given.userId} and d.event_id = p.event_id and d.phase_index = p.index
        and d.version = ${given.version}
      returning d.version, d.saved_at, in_time(p.lock)`
  })

/** `in_time` catches a lock that passed while waiting for the phase or the deck. */
const writesOf = (lockingPhase: RawBuilder<unknown>) => ({
  insert: insertDeck(lockingPhase),
  update: updateDeck(lockingPhase),
})

/** `for share` keeps an admin's change of the phase and this move apart. */
const writes: Record<PhaseLock, ReturnType<typeof writesOf>> = {
  row: writesOf(sql`for share`),
  turn: writesOf(sql``),
}
