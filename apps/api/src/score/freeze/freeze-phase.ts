import type { LockFacts } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishMessage } from '../../live/queries.ts'
import { hashBlocks, sealPhase } from '../proof/append-link.ts'
import { findNextBlock, saveBlocks } from './block-queries.ts'
import { packBlock } from './frozen-block.ts'
import { getLockFacts } from './lock-facts-queries.ts'
import { type DeckPacker, deckPacker } from './packed-deck.ts'
import { findKeptLockFacts, lockPhase, markFrozen, type PhaseKey, saveLockFacts } from './queries.ts'
import { type ReadBlock, readBlocks } from './read-blocks.ts'

/** Blocks that are read, and committed, together. */
const blocksPerPart = 4

/**
 * Freezes every deck of a phase past its lock, once (rulebook 6.12), in parts that are committed one by one; what has been
 * killed goes on where it stood. Does nothing if repeated, if another process has done it, or before the lock.
 */
export async function freezePhase(db: Queryable, eventId: number, phaseIndex: number): Promise<void> {
  const key = { eventId, phaseIndex }
  await fixTerms(db, key)
  const facts = await findKeptLockFacts(db, key)
  if (!facts) return
  const pack = deckPacker(facts)
  let part = await readPart(db, key, await findNextBlock(db, key))
  while (part.length > 0) {
    const blocks = part
    const after = afterPart(blocks)
    const freeze = () => inTransaction(db, trx => freezePart(trx, key, pack, blocks))
    const readNext = () => readPart(db, key, after)
    // The statements of one transaction take turns; otherwise the next part is read meanwhile.
    const [from, next] = db.isTransaction
      ? [await freeze(), await readNext()]
      : await Promise.all([freeze(), readNext()])
    if (from === undefined) return
    part = from > after ? await readPart(db, key, from) : next
  }
  await inTransaction(db, trx => endFreezing(trx, key))
}

/** Reads the first blocks from one on that have decks; no deck changes once the terms are fixed. */
const readPart = (db: Queryable, key: PhaseKey, from: number) => readBlocks(db, key, from, blocksPerPart)

const afterPart = (part: readonly ReadBlock[]): number => (part.at(-1)?.block ?? -1) + 1

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

/** Locks the phase and tells whether it is still to be frozen. */
async function lockToFreeze(trx: Transaction<Schema>, key: PhaseKey): Promise<boolean> {
  const phase = await lockPhase(trx, key)
  return phase !== undefined && !phase.frozen_at
}

/**
 * Freezes blocks of a phase whose terms are fixed, but for those that another process has; answers the block to go on from, or
 * undefined where all is done.
 */
async function freezePart(
  trx: Transaction<Schema>,
  key: PhaseKey,
  pack: DeckPacker,
  part: readonly ReadBlock[],
): Promise<number | undefined> {
  if (!(await lockToFreeze(trx, key))) return undefined
  const next = await findNextBlock(trx, key)
  const left = part.filter(({ block }) => block >= next)
  await freezeBlocks(trx, key, pack, left)
  await hashBlocks(trx, key, left)
  return Math.max(next, afterPart(part))
}

/** Marks a phase as frozen, all of whose blocks are; seals it and tells of it. */
async function endFreezing(trx: Transaction<Schema>, key: PhaseKey): Promise<void> {
  if (!(await lockToFreeze(trx, key))) return
  await markFrozen(trx, key)
  await sealPhase(trx, key, 'lock')
  await publishMessage(trx, { type: 'phase_locked', ...key })
}

const freezeBlocks = (
  trx: Transaction<Schema>,
  key: PhaseKey,
  pack: DeckPacker,
  blocks: readonly ReadBlock[],
) =>
  saveBlocks(
    trx,
    key.eventId,
    blocks.map(({ block, decks }) => packBlock({ ...key, block }, decks, pack)),
  )

/** Freezes all decks of a frozen phase again, with other facts; their hashes stay those of the lock. */
export async function refreezePhase(
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
): Promise<void> {
  const pack = deckPacker(facts)
  let part = await readPart(trx, key, 0)
  while (part.length > 0) {
    await freezeBlocks(trx, key, pack, part)
    part = await readPart(trx, key, afterPart(part))
  }
  await sealPhase(trx, key, 'recheck')
}
