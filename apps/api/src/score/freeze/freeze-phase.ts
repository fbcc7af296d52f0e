import { freezeDeck, type LockFacts } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishMessage } from '../../live/queries.ts'
import { getLockFacts } from './lock-facts-queries.ts'
import { cellMapOf, packDeck } from './packed-deck.ts'
import {
  type Batch,
  listFilledDecks,
  lockPhase,
  type PhaseKey,
  saveLockedDecks,
  saveLockFacts,
  type UserDeck,
} from './queries.ts'

const batchSize = 2000

/**
 * Freezes every deck of a phase past its lock, once (rulebook 6.12). Does nothing if repeated, if another process does
 * it at the same time, or before the lock. Locks the phase's row first, so that moves in progress are included or
 * refused.
 */
export async function freezePhase(db: Queryable, eventId: number, phaseIndex: number): Promise<void> {
  const key = { eventId, phaseIndex }
  await inTransaction(db, async trx => {
    const phase = await lockPhase(trx, key)
    if (!phase?.due || phase.frozen_at) return
    const facts = await getLockFacts(trx, key)
    await saveLockFacts(trx, key, facts)
    await freezeListed(trx, key, facts, listFilledDecks)
    await publishMessage(trx, { type: 'phase_locked', ...key })
  })
}

type ListDecks = (db: Queryable, key: PhaseKey, batch: Batch) => Promise<UserDeck[]>

/** Freezes the listed decks with the given facts, in batches. */
export async function freezeListed(
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
  list: ListDecks,
): Promise<void> {
  let after = 0
  for (;;) {
    const decks = await list(trx, key, { after, size: batchSize })
    if (decks.length === 0) return
    await freezeDecks(trx, key, facts, decks)
    after = decks.at(-1)?.user_id ?? after
  }
}

export async function freezeDecks(
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
  decks: readonly UserDeck[],
): Promise<void> {
  const map = cellMapOf(facts)
  const packed = decks.map(({ user_id, cards }) => ({
    user_id,
    cards,
    ...packDeck(cards, freezeDeck(cards, facts), map),
  }))
  await saveLockedDecks(trx, key, packed)
}
