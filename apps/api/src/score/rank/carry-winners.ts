import { carryOver } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { freezeDecks } from '../freeze/freeze-phase.ts'
import { getKeptLockFacts } from '../freeze/queries.ts'
import { fillEmptyDecks, listIdleWinners } from './queries.ts'

/**
 * Carries a winner's cards over if the next deck was empty at its lock, also if the result came later: nobody is out
 * for not clicking or because an admin is late (rulebook 3.19, 3.7). Answers whether any deck was filled.
 */
export async function carryWinners(
  trx: Transaction<Schema>,
  eventId: number,
  generation: number,
  frozen: readonly number[],
): Promise<boolean> {
  for (const next of frozen.filter(phase => frozen.includes(phase - 1))) {
    const winners = await listIdleWinners(trx, eventId, generation, next - 1)
    if (winners.length === 0) continue
    const key = { eventId, phaseIndex: next }
    const facts = await getKeptLockFacts(trx, key)
    const players = facts.players.map(player => player.playerId)
    const carried = winners
      .map(({ user_id, cards }) => ({ user_id, cards: carryOver(cards, players).cards }))
      .filter(deck => deck.cards.length > 0)
    if (carried.length === 0) continue
    await fillEmptyDecks(trx, eventId, next, carried)
    await freezeDecks(trx, key, facts, carried)
    return true
  }
  return false
}
