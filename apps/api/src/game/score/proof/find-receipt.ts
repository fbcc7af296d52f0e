import { inclusionPath, leafOf, type Receipt } from '@game/domain'
import type { Transaction } from 'kysely'
import { blockOf } from '../../../ground/db/blocks.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'
import { unpackLeaves } from '../freeze/packed-leaves.ts'
import { findDeck } from './bundle-queries.ts'
import { findLeaves, findPhaseLink, listBlockRoots } from './proof-queries.ts'

/**
 * Finds the receipt of a user's deck in a phase; undefined if no link has fixed one (rulebook 9.26). The transaction must
 * be `repeatable read`: a link added in the meantime would not match the hashes.
 */
export async function findReceipt(
  trx: Transaction<Schema>,
  key: PhaseKey,
  userId: number,
): Promise<Receipt | undefined> {
  const block = blockOf(userId)
  const leaves = unpackLeaves((await findLeaves(trx, { ...key, block }))?.leaves ?? new Uint8Array())
  const place = leaves.findIndex(leaf => leaf.userId === userId)
  const [link, deck] = [await findPhaseLink(trx, key), await findDeck(trx, key, userId)]
  if (place < 0 || !link || !deck) return undefined
  const roots = await listBlockRoots(trx, key)
  const inBlock = inclusion(
    leaves.map(({ leaf }) => leaf),
    place,
  )
  const inPhase = inclusion(
    roots.map(leafOf),
    roots.findIndex(root => root.block === block),
  )
  return { eventId: key.eventId, phase: key.phaseIndex, deck, block, inBlock, inPhase, link }
}

const inclusion = (leaves: readonly string[], place: number) => ({
  place,
  size: leaves.length,
  path: inclusionPath(leaves, place),
})
