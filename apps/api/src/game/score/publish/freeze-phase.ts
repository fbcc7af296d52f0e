import type { LockFacts } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { findNextBlock, saveBlocks } from '../freeze/block-queries.ts'
import {
  findKeptLockFacts,
  lockPhase,
  markFrozen,
  type PhaseKey,
  saveLockFacts,
} from '../freeze/freeze-queries.ts'
import { getLockFacts } from '../freeze/lock-facts-queries.ts'
import { openPacker } from '../freeze/open-packer.ts'
import type { PackedBlock } from '../freeze/part-packer.ts'
import { readAhead } from '../freeze/read-ahead.ts'
import { type ReadBlock, readBlocks } from '../freeze/read-blocks.ts'
import { sealPhase } from '../proof/append-link.ts'
import { saveLeaves } from '../proof/proof-queries.ts'

/** Blocks that are read, and committed, together. */
const blocksPerPart = 4

/**
 * Freezes every deck of a phase past its lock, once (rulebook 6.12), in parts that are committed one by one: after a crash,
 * the next call continues from the last part. Does nothing if repeated, if another process has done it, or before the lock.
 */
export async function freezePhase(db: Queryable, eventId: number, phaseIndex: number): Promise<void> {
  const key = { eventId, phaseIndex }
  await fixTerms(db, key)
  const facts = await findKeptLockFacts(db, key)
  if (!facts) return
  const progress = { next: await findNextBlock(db, key) }
  for await (const part of packParts(db, key, facts, progress)) {
    const next = await inTransaction(db, trx => savePart(trx, key, part))
    if (next === undefined) return
    progress.next = next
  }
  await inTransaction(db, trx => endFreezing(trx, key))
}

/**
 * Reads and packs the blocks, from `progress.next` on. While one part is saved, the next is packed and the one after it is read;
 * within one transaction the statements still run one after another.
 */
async function* packParts(
  db: Queryable,
  key: PhaseKey,
  facts: LockFacts,
  progress: { readonly next: number },
): AsyncGenerator<PackedBlock[]> {
  const first = await readBlocks(db, key, progress.next, blocksPerPart)
  const inThread = first.length === blocksPerPart
  await using packer = openPacker({ phaseIndex: key.phaseIndex, facts }, { inThread })
  const ahead = <Item>(items: AsyncIterable<Item>) => (db.isTransaction ? items : readAhead(items))
  const read = ahead(readParts(db, key, first, progress))
  yield* ahead(
    (async function* () {
      for await (const part of read) yield packer.pack(part)
    })(),
  )
}

/** Reads part after part; no deck changes once the terms are fixed. */
async function* readParts(
  db: Queryable,
  key: PhaseKey,
  first: ReadBlock[],
  progress: { readonly next: number },
): AsyncGenerator<ReadBlock[]> {
  for (let part = first; part.length > 0; ) {
    yield part
    part = await readBlocks(db, key, Math.max(progress.next, afterPart(part)), blocksPerPart)
  }
}

const afterPart = (part: readonly ReadBlock[]): number => (part.at(-1)?.block ?? -1) + 1

/**
 * Saves the facts that a phase past its lock is frozen with, once: later edits change nothing. Locks the phase's
 * row first, so that moves in progress are included or refused; no deck changes after that.
 */
export const fixTerms = (db: Queryable, key: PhaseKey): Promise<void> =>
  inTransaction(db, async trx => {
    const phase = await lockPhase(trx, key)
    if (!phase?.due || phase.frozen_at || (await findKeptLockFacts(trx, key))) return
    await saveLockFacts(trx, key, await getLockFacts(trx, key))
  })

/** Locks the phase; returns whether it still has to be frozen. */
async function lockToFreeze(trx: Transaction<Schema>, key: PhaseKey): Promise<boolean> {
  const phase = await lockPhase(trx, key)
  return phase !== undefined && !phase.frozen_at
}

/**
 * Saves blocks of a phase whose terms are fixed, except those that another process has saved. Returns the block to continue
 * from, or undefined if the phase is already frozen.
 */
async function savePart(
  trx: Transaction<Schema>,
  key: PhaseKey,
  part: readonly PackedBlock[],
): Promise<number | undefined> {
  if (!(await lockToFreeze(trx, key))) return undefined
  const next = await findNextBlock(trx, key)
  const left = part.filter(({ frozen }) => frozen.block >= next)
  await saveBlocks(
    trx,
    key.eventId,
    left.map(({ frozen }) => frozen),
  )
  await saveLeaves(
    trx,
    key,
    left.map(({ hashed }) => hashed),
  )
  return Math.max(next, (part.at(-1)?.frozen.block ?? -1) + 1)
}

/** Marks a phase as frozen once all its blocks are; seals it and sends the message about it. */
async function endFreezing(trx: Transaction<Schema>, key: PhaseKey): Promise<void> {
  if (!(await lockToFreeze(trx, key))) return
  await markFrozen(trx, key)
  await sealPhase(trx, key, 'lock')
  await publishMessage(trx, { type: 'phase_locked', ...key })
}

/** Freezes all decks of a frozen phase again, with other facts; the hashes of the decks stay as they were at the lock. */
export async function refreezePhase(
  trx: Transaction<Schema>,
  key: PhaseKey,
  facts: LockFacts,
): Promise<void> {
  for await (const part of packParts(trx, key, facts, { next: 0 }))
    await saveBlocks(
      trx,
      key.eventId,
      part.map(({ frozen }) => frozen),
    )
  await sealPhase(trx, key, 'recheck')
}
