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

type ReadBlock = { block: number; decks: UserDeck[] }

/**
 * Freezes every deck of a phase past its lock, once (rulebook 6.12), in parts that are committed one by one; what has been
 * killed goes on where it stood. Does nothing if repeated, if another process has done it, or before the lock.
 */
export async function freezePhase(db: Queryable, eventId: number, phaseIndex: number): Promise<void> {
  const key = { eventId, phaseIndex }
  await fixTerms(db, key)
  let read = await readBlock(db, key, await findNextBlock(db, key))
  while (read) {
    const part = read
    const freeze = () => inTransaction(db, trx => freezePart(trx, key, part))
    const readNext = () => readBlock(db, key, part.block + 1)
    // The statements of one transaction take turns; otherwise the next block is read meanwhile.
    const [from, next] = db.isTransaction
      ? [await freeze(), await readNext()]
      : await Promise.all([freeze(), readNext()])
    if (from === undefined) return
    read = next && next.block < from ? await readBlock(db, key, from) : next
  }
  await inTransaction(db, trx => endFreezing(trx, key))
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

/** Reads the first block from one on that has decks; no deck changes once the terms are fixed. */
async function readBlock(db: Queryable, key: PhaseKey, from: number): Promise<ReadBlock | undefined> {
  const block = await findBlockToFreeze(db, key, from)
  return block === undefined ? undefined : { block, decks: await listDecksOfBlock(db, key, block) }
}

/** Locks the phase and answers its terms; undefined where there is nothing to freeze. */
async function lockToFreeze(trx: Transaction<Schema>, key: PhaseKey): Promise<LockFacts | undefined> {
  const phase = await lockPhase(trx, key)
  return phase && !phase.frozen_at ? findKeptLockFacts(trx, key) : undefined
}

/**
 * Freezes a block of a phase whose terms are fixed, unless another process has; answers the block to go on from, or undefined
 * where all is done.
 */
async function freezePart(
  trx: Transaction<Schema>,
  key: PhaseKey,
  { block, decks }: ReadBlock,
): Promise<number | undefined> {
  const facts = await lockToFreeze(trx, key)
  if (!facts) return undefined
  const next = await findNextBlock(trx, key)
  if (next > block) return next
  await freezeBlock(trx, key, facts, { block, decks })
  await hashBlock(trx, { ...key, block }, decks)
  return block + 1
}

/** Marks a phase as frozen, all of whose blocks are; seals it and tells of it. */
async function endFreezing(trx: Transaction<Schema>, key: PhaseKey): Promise<void> {
  if (!(await lockToFreeze(trx, key))) return
  await markFrozen(trx, key)
  await sealPhase(trx, key, 'lock')
  await publishMessage(trx, { type: 'phase_locked', ...key })
}

const freezeBlock = (
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
  { block, decks }: ReadBlock,
) => saveBlock(trx, key.eventId, packBlock({ ...key, block }, decks, deckPacker(facts)))

/** Freezes all decks of a frozen phase again, with other facts; their hashes stay those of the lock. */
export async function refreezePhase(
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
): Promise<void> {
  let read = await readBlock(trx, key, 0)
  while (read) {
    await freezeBlock(trx, key, facts, read)
    read = await readBlock(trx, key, read.block + 1)
  }
  await sealPhase(trx, key, 'recheck')
}
