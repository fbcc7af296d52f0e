import { carryOver } from '@game/domain'
import type { Transaction } from 'kysely'
import { blockOf } from '../../../ground/db/blocks.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { listBarred } from '../../user-deck/own-match-queries.ts'
import type { IdleWinners } from '../compute/scored-users.ts'
import { letIntoBlock, saveBlocks } from '../freeze/block-queries.ts'
import { findKeptLockFacts } from '../freeze/freeze-queries.ts'
import { packBlock } from '../freeze/frozen-block.ts'
import { deckPacker } from '../freeze/packed-deck.ts'
import { unpackLeaves } from '../freeze/packed-leaves.ts'
import { readBlock } from '../freeze/read-blocks.ts'
import { addToBlock } from '../proof/append-link.ts'
import { fillEmptyDecks, listCards, listLateWinners } from './scoring-queries.ts'

/**
 * Carries winners' cards over if the next deck was empty at its lock, also if the result came later: no user is eliminated for
 * not clicking or because an admin is late (rulebook 3.19, 3.7). A winner by a correction for whom no card can be carried is let in
 * without a deck (rulebook 3.21). Takes winners of one block, for the earliest phase possible; returns its index, or undefined if
 * nothing changed.
 */
export async function carryWinners(
  trx: Transaction<Schema>,
  eventId: number,
  idle: readonly IdleWinners[],
): Promise<number | undefined> {
  for (const winners of idle) if (await carryInto(trx, eventId, winners)) return winners.phaseIndex
  return undefined
}

async function carryInto(
  trx: Transaction<Schema>,
  eventId: number,
  { phaseIndex, userIds }: IdleWinners,
): Promise<boolean> {
  const key = { eventId, phaseIndex }
  const facts = await findKeptLockFacts(trx, key)
  if (!facts) return false
  const players = facts.players.map(player => player.playerId)
  const barred = await listBarred(trx, key)
  const allowedTo = (userId: number) => players.filter(id => !barred.get(userId)?.includes(id))
  const carried = (await listCards(trx, { eventId, phaseIndex: phaseIndex - 1 }, userIds))
    .map(({ user_id: userId, cards }) => ({ userId, cards: carryOver(cards, allowedTo(userId)).cards }))
    .filter(deck => deck.cards.length > 0)
  const filled = new Set(carried.map(deck => deck.userId))
  const late = await listLateWinners(
    trx,
    { eventId, phaseIndex: phaseIndex - 1 },
    userIds.filter(userId => !filled.has(userId)),
  )
  if (late.length > 0) await letIntoBlock(trx, key, late)
  if (carried.length === 0) return late.length > 0
  await fillEmptyDecks(trx, key, carried)
  const at = { ...key, block: blockOf(userIds[0] ?? 0) }
  const decks = await readBlock(trx, at)
  await saveBlocks(trx, eventId, [packBlock(at, decks, deckPacker(facts))])
  await addToBlock(
    trx,
    at,
    unpackLeaves(decks.leaves).filter(({ userId }) => filled.has(userId)),
  )
  return true
}
