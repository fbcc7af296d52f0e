import type { BundleDeck } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { readAtOnce } from '../../../ground/db/transaction.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listCheckpoints } from '../checkpoint/checkpoint-queries.ts'
import { type DeckLeaf, unpackLeaves } from '../freeze/packed-leaves.ts'
import {
  findBundleEvent,
  findBundleState,
  findSizes,
  listBlockGrants,
  listBlockStandings,
  listBundleBlocks,
  listDecks,
  listFigures,
  listLeavesOf,
  listLetIn,
} from './bundle-queries.ts'
import { listRewards } from './grant-queries.ts'
import { listCountsByType, listFiles, listLinks } from './proof-queries.ts'
import { bundleHead, bundlePart } from './shapes.ts'

/** The last whole block of users whose ids a column of the database can hold. */
const lastBlock = 2_147_482

/**
 * Answers the bundle that the ranking of an event is recomputed from (rulebook 9.27): its head, or one block of users, read at one
 * instant. A block at a time holds no connection for slow readers.
 */
export const getProofBundle = publicProcedure
  .input(
    z.strictObject({
      eventId,
      block: z
        .int()
        .min(0)
        .max(lastBlock)
        .meta({ description: 'The number of a block of users; without it the head is answered.', example: 0 })
        .optional(),
    }),
  )
  .output(
    answer(
      z.object({
        head: bundleHead.nullable().describe('All but decks and ranking; null with a block.'),
        part: bundlePart.nullable().describe('The decks and standings of the block; null without one.'),
      }),
    ),
  )
  .query(async ({ ctx, input: { eventId, block } }) => {
    await getVisibleEvent(ctx.db, eventId, ctx.actor)
    return readFromReplica(ctx, eventId, async db => {
      if (block === undefined)
        return { head: await readAtOnce(db, trx => readHead(trx, eventId)), part: null }
      return { head: null, part: await readAtOnce(db, trx => readPart(trx, eventId, block)) }
    })
  })

async function readHead(trx: Transaction<Schema>, eventId: number) {
  const event = (await findBundleEvent(trx, eventId)) ?? notFound('Event')
  const files = await listFiles(trx, eventId)
  const phases = event.phases.map(phase => ({
    ...phase,
    files: files.filter(file => file.phase === phase.index).map(file => file.type),
  }))
  const frozen = phases.map(phase => phase.index)
  const { generation } = event
  const blocks = frozen.length > 0 ? await listBundleBlocks(trx, { eventId, generation, phases: frozen }) : []
  return {
    eventId,
    ...event,
    phases,
    links: await listLinks(trx, eventId),
    checkpoints: await listCheckpoints(trx, eventId),
    counts: await listCountsByType(trx, eventId, frozen),
    figures: await listFigures(trx, eventId, generation),
    rewards: await listRewards(trx, eventId),
    sizes: { ...(await findSizes(trx, eventId, frozen)), blocks: blocks.length },
    blocks,
  }
}

async function readPart(trx: Transaction<Schema>, eventId: number, block: number) {
  const { generation, head, phases } = (await findBundleState(trx, eventId)) ?? notFound('Event')
  const decks = Map.groupBy(await listDecks(trx, { eventId, phases, block }), deck => deck.phase)
  const letIn = new Map((await listLetIn(trx, eventId, block)).map(row => [row.phase, row.users]))
  const hashed = new Map((await listLeavesOf(trx, eventId, block)).map(row => [row.phase, row]))
  return {
    block,
    head,
    generation,
    phases: phases.flatMap(phase => {
      const [leaves, ofPhase] = [hashed.get(phase), decks.get(phase) ?? []]
      const late = letIn.get(phase)
      if (!leaves && ofPhase.length === 0 && !late) return []
      return [
        {
          phase,
          root: leaves?.root ?? '',
          decks: withLeaves(ofPhase, leaves && unpackLeaves(leaves.leaves)),
          ...(late && { letIn: late }),
        },
      ]
    }),
    standings: await listBlockStandings(trx, { eventId, generation, block }),
    grants: await listBlockGrants(trx, eventId, block),
  }
}

type Row = Omit<BundleDeck, 'leaf'>

/**
 * Pairs decks with their hashes; without hashes, returns the decks as they are. Of a deck that is gone only the hash is left, and a
 * deck that was added later has none.
 */
function withLeaves(decks: readonly Row[], leaves: readonly DeckLeaf[] | undefined): BundleDeck[] {
  const row = ({ userId, cards, savedAt }: Row, leaf: string) => ({ userId, cards, savedAt, leaf })
  if (!leaves) return decks.map(deck => row(deck, ''))
  const ofUser = new Map(decks.map(deck => [deck.userId, deck]))
  const hashed = new Set(leaves.map(({ userId }) => userId))
  return [
    ...leaves.map(({ userId, leaf }) =>
      row(ofUser.get(userId) ?? { userId, cards: [], savedAt: null }, leaf),
    ),
    ...decks.filter(({ userId }) => !hashed.has(userId)).map(deck => row(deck, '')),
  ]
}
