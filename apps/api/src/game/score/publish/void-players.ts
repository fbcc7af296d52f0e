import type { Transaction } from 'kysely'
import { requestRanking } from '../../../ground/db/channels.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { sealPhase } from '../proof/append-link.ts'
import { correctPhases } from './correct-phases.ts'
import { listVoidPlayers, type VoidPlayers } from './void-player-queries.ts'

/** The reason that users read if the results were final (rulebook 17.4). */
const voidReason = 'A match was set to void or back.'

/**
 * Records that other players have become void in frozen phases since `before`: as a link with the counts that count now, and by
 * ranking the event again (rulebook 18.10). Returns whether there are any.
 */
export async function recordVoidPlayers(
  trx: Transaction<Schema>,
  eventId: number,
  before: readonly VoidPlayers[],
): Promise<boolean> {
  const changed = (await listVoidPlayers(trx, eventId)).filter(
    ({ phaseIndex, players }) =>
      before.find(each => each.phaseIndex === phaseIndex)?.players.join() !== players.join(),
  )
  if (changed.length === 0) return false
  const phases = changed.map(({ phaseIndex }) => phaseIndex)
  await correctPhases(trx, { eventId, phases }, { fallback: voidReason })
  for (const { phaseIndex } of changed) await sealPhase(trx, { eventId, phaseIndex }, 'recheck')
  await requestRanking(trx, eventId)
  return true
}
