import {
  type CountHashes,
  countsHash,
  hashOf,
  type LinkBody,
  linkHash,
  phaseRoot,
  provenPhases,
} from '@game/domain'
import type { Transaction } from 'kysely'
import { requestRanking } from '../../../ground/db/channels.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { findKeptLockFacts, type PhaseKey } from '../freeze/freeze-queries.ts'
import { type DeckLeaf, packLeaves, unpackLeaves, withRoot } from '../freeze/packed-leaves.ts'
import { readBlock } from '../freeze/read-blocks.ts'
import {
  findLastLink,
  findLeaves,
  getGoal,
  insertLink,
  listBlockRoots,
  listCountsByType,
  listFiles,
  listLinks,
  listUnhashedBlocks,
  listUnsealedPhases,
  lockChain,
  saveLeaves,
} from './proof-queries.ts'
import type { NewUpload } from './upload-queries.ts'

/** Adds a link to the chain of an event and returns its number (rulebook 9.24). */
export async function appendLink(trx: Transaction<Schema>, eventId: number, body: LinkBody): Promise<number> {
  await lockChain(trx, eventId)
  const { number, hash, now } = await findLastLink(trx, eventId)
  const link = { eventId, number: number + 1, previous: hash, at: now, body }
  await insertLink(trx, { ...link, hash: linkHash(link) })
  return link.number
}

/** Adds the hashes of decks that were added to a frozen block later; all other hashes stay as they are. */
export async function addToBlock(
  trx: Transaction<Schema>,
  at: PhaseKey & { block: number },
  added: readonly DeckLeaf[],
): Promise<void> {
  const kept = await findLeaves(trx, at)
  const leaves = new Map(kept ? unpackLeaves(kept.leaves).map(leaf => [leaf.userId, leaf]) : [])
  for (const leaf of added) leaves.set(leaf.userId, leaf)
  await saveLeaves(trx, at, [{ block: at.block, ...withRoot(packLeaves([...leaves.values()])) }])
}

/** Adds the link that fixes a frozen phase: its decks, facts, goal and counts (rulebook 9.24). */
export async function sealPhase(
  trx: Transaction<Schema>,
  key: PhaseKey,
  kind: 'lock' | 'carry' | 'recheck',
): Promise<void> {
  const { eventId, phaseIndex: phase } = key
  for (const block of await listUnhashedBlocks(trx, key))
    await saveLeaves(trx, key, [{ block, ...withRoot((await readBlock(trx, { ...key, block })).leaves) }])
  const blocks = await listBlockRoots(trx, key)
  const facts = await findKeptLockFacts(trx, key)
  if (!facts) throw new Error(`Phase ${phase} of event ${eventId} is not frozen`)
  await appendLink(trx, eventId, {
    kind,
    phase,
    decks: blocks.reduce((sum, block) => sum + block.decks, 0),
    root: phaseRoot(blocks),
    facts: hashOf(facts),
    goal: await getGoal(trx, key),
    counts: await hashCounts(trx, key),
  })
}

/** Seals frozen phases without a link: they locked before proofs existed, or the process died at that moment. */
export async function sealOpenPhases(trx: Transaction<Schema>, eventId: number): Promise<void> {
  for (const phaseIndex of await listUnsealedPhases(trx, eventId))
    await sealPhase(trx, { eventId, phaseIndex }, 'lock')
}

async function hashCounts(db: Queryable, { eventId, phaseIndex }: PhaseKey): Promise<CountHashes> {
  const [counts, files] = [await listCountsByType(db, eventId, [phaseIndex]), await listFiles(db, eventId)]
  const hashed = (type: 'kill' | 'match') =>
    files.some(file => file.phase === phaseIndex && file.type === type)
      ? countsHash(counts.filter(count => count.type === type))
      : null
  return { kill: hashed('kill'), match: hashed('match') }
}

/** Adds the link of an upload whose counts have just been applied. */
export async function linkUpload(
  trx: Transaction<Schema>,
  uploadId: number,
  upload: NewUpload,
): Promise<void> {
  const { eventId, type, phases, checksum, restoredFrom } = upload
  const counts = (await listCountsByType(trx, eventId, phases)).filter(count => count.type === type)
  const files = await listFiles(trx, eventId)
  const scored = files.filter(file => file.type === type).map(file => file.phase)
  await appendLink(trx, eventId, {
    kind: 'counts',
    type,
    uploadId,
    restoredFrom,
    file: checksum,
    phases: phases
      .toSorted((a, b) => a - b)
      .map(phase => ({
        phase,
        counts: scored.includes(phase) ? countsHash(counts.filter(count => count.phase === phase)) : null,
      })),
  })
}

/** Adds the link that records new indexes of phases, if a phase with a link gets one, and requests a ranking. */
export async function linkNumbering(
  trx: Transaction<Schema>,
  eventId: number,
  phases: { from: number; to: number }[],
): Promise<void> {
  const proven = provenPhases(await listLinks(trx, eventId))
  if (proven.every(({ phase }) => phases.some(({ from, to }) => from === phase && to === phase))) return
  await appendLink(trx, eventId, { kind: 'numbering', phases })
  await requestRanking(trx, eventId)
}
