import { carryOver } from '@game/domain'
import type { Transaction } from 'kysely'
import { blockOf } from '../../db/blocks.ts'
import type { Schema } from '../../db/schema.ts'
import { listDecksOfBlock, saveBlock } from '../freeze/block-queries.ts'
import { packBlock } from '../freeze/frozen-block.ts'
import { deckPacker } from '../freeze/packed-deck.ts'
import { findKeptLockFacts } from '../freeze/queries.ts'
import { addToBlock } from '../proof/append-link.ts'
import { fillEmptyDecks, listCards } from './queries.ts'
import type { IdleWinners } from './scored-users.ts'

/**
 * Carries winners' cards over if the next deck was empty at its lock, also if the result came later: nobody is out for
 * not clicking or because an admin is late (rulebook 3.19, 3.7). Takes winners of one block and fills the decks of the
 * earliest phase where it can; answers its index, or undefined where no deck was filled.
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
  const carried = (await listCards(trx, { eventId, phaseIndex: phaseIndex - 1 }, userIds))
    .map(({ user_id, cards }) => ({ user_id, cards: carryOver(cards, players).cards }))
    .filter(deck => deck.cards.length > 0)
  if (carried.length === 0) return false
  await fillEmptyDecks(trx, eventId, phaseIndex, carried)
  const block = blockOf(userIds[0] ?? 0)
  const decks = await listDecksOfBlock(trx, key, block)
  await saveBlock(trx, eventId, packBlock({ ...key, block }, decks, deckPacker(facts)))
  const filled = new Set(carried.map(deck => deck.user_id))
  await addToBlock(
    trx,
    { ...key, block },
    decks.filter(deck => filled.has(deck.user_id)),
  )
  return true
}
