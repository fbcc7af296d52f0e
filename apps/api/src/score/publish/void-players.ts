import type { Transaction } from 'kysely'
import { requestRanking } from '../../db/channels.ts'
import type { Schema } from '../../db/schema.ts'
import { sealPhase } from '../proof/append-link.ts'
import { listVoidPlayers, type VoidPlayers } from './void-player-queries.ts'

/**
 * Records that other players have become void in frozen phases since `before`: as a link with the counts that count now, and by
 * ranking the event again (rulebook 18.10).
 */
export async function recordVoidPlayers(
  trx: Transaction<Schema>,
  eventId: number,
  before: readonly VoidPlayers[],
): Promise<void> {
  const changed = (await listVoidPlayers(trx, eventId)).filter(
    ({ phaseIndex, players }) =>
      before.find(each => each.phaseIndex === phaseIndex)?.players.join() !== players.join(),
  )
  for (const { phaseIndex } of changed) await sealPhase(trx, { eventId, phaseIndex }, 'recheck')
  if (changed.length > 0) await requestRanking(trx, eventId)
}
