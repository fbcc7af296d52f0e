import type { LockFacts } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishMessage } from '../../live/queries.ts'
import { hashBlock, sealPhase } from '../proof/append-link.ts'
import { findBlockToFreeze, findNextBlock, listDecksOfBlock, saveBlock } from './block-queries.ts'
import { packBlock, type UserDeck } from './frozen-block.ts'
import { getLockFacts } from './lock-facts-queries.ts'
import { deckPacker } from './packed-deck.ts'
import { findKeptLockFacts, lockPhase, markFrozen, type PhaseKey, saveLockFacts } from './queries.ts'

/**
 * Freezes every deck of a phase past its lock, once (rulebook 6.12), in parts that are committed one by one; what has been
 * killed goes on where it stood. Does nothing if repeated, if another process has done it, or before the lock.
 */
export async function freezePhase(db: Queryable, eventId: number, phaseIndex: number): Promise<void> {
  const key = { eventId, phaseIndex }
  await fixTerms(db, key)
  while (await inTransaction(db, trx => freezePart(trx, key)));
}

/**
 * Keeps what a phase past its lock is frozen with, once: whatever is edited from then on changes nothing. Locks the phase's
 * row first, so that moves in progress are included or refused; no deck changes after that.
 */
export const fixTerms = (db: Queryable, key: PhaseKey): Promise<void> =>
  inTransaction(db, async trx => {
    const phase = await lockPhase(trx, key)
    if (!phase?.due || phase.frozen_at || (await findKeptLockFacts(trx, key))) return
    await saveLockFacts(trx, key, await getLockFacts(trx, key))
  })

/** Freezes the next block of a phase whose terms are fixed; answers whether there may be more. */
async function freezePart(trx: Transaction<Schema>, key: PhaseKey): Promise<boolean> {
  const phase = await lockPhase(trx, key)
  const facts = await findKeptLockFacts(trx, key)
  if (!phase || phase.frozen_at || !facts) return false
  const frozen = await freezeBlock(trx, key, facts, await findNextBlock(trx, key))
  if (frozen) {
    await hashBlock(trx, { ...key, block: frozen.block }, frozen.decks)
    return true
  }
  await markFrozen(trx, key)
  await sealPhase(trx, key, 'lock')
  await publishMessage(trx, { type: 'phase_locked', ...key })
  return false
}

/** Freezes the first block from one on that has decks, and answers it with them; undefined where there is none. */
async function freezeBlock(
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
  from: number,
): Promise<{ block: number; decks: UserDeck[] } | undefined> {
  const block = await findBlockToFreeze(trx, key, from)
  if (block === undefined) return undefined
  const decks = await listDecksOfBlock(trx, key, block)
  await saveBlock(trx, key.eventId, packBlock({ ...key, block }, decks, deckPacker(facts)))
  return { block, decks }
}

/** Freezes all decks of a frozen phase again, with other facts; their hashes stay those of the lock. */
export async function refreezePhase(
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
): Promise<void> {
  let frozen = await freezeBlock(trx, key, facts, 0)
  while (frozen) frozen = await freezeBlock(trx, key, facts, frozen.block + 1)
  await sealPhase(trx, key, 'recheck')
}
