import { checkHostedPhases, checkNewPhase } from '@game/domain'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import type { Edit } from '../edit/edit-event.ts'
import { findEventKind } from '../edit/edit-queries.ts'

/** Checks that a phase can be added: it follows the last one, and a private event has room for it. Refuses PHASE_NOT_NEXT, EVENT_PHASES. */
export async function checkAddedPhase({ trx, event, phases }: Edit, index: number): Promise<void> {
  unwrap(checkNewPhase(phases.length, index))
  const { private: isPrivate } = await findEventKind(trx, event.id)
  if (isPrivate) unwrap(checkHostedPhases(index, await readHostingLimits(trx)))
}
