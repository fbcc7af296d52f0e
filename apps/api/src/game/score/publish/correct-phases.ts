import { checkCorrection, phaseFinality } from '@game/domain'
import type { Transaction } from 'kysely'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { findScoring, saveChange } from './scoring-queries.ts'

/** Why results change. `fallback` is the reason if nobody was asked for one; a dry run needs none. */
export type Correction = {
  reason?: string | undefined
  fallback?: string
  dryRun?: boolean
  /** Phases that the same act has changed already, whose results it may have made final. */
  changed?: readonly number[]
}

/**
 * Every change of what the results of phases depend on calls this first, in its transaction, with the event locked: a final result
 * changes only with a reason (rulebook 17.4), which is kept with the phase. Refuses CORRECTION_REASON.
 */
export async function correctPhases(
  trx: Transaction<Schema>,
  { eventId, phases }: { eventId: number; phases: readonly number[] },
  { reason, fallback, dryRun = false, changed = [] }: Correction,
): Promise<void> {
  const scoring = (await findScoring(trx, eventId)) ?? notFound('Event')
  const isFinal = scoring.phases.some(
    phase =>
      phases.includes(phase.index) && !changed.includes(phase.index) && phaseFinality(phase, scoring).final,
  )
  const given = isFinal ? (reason ?? fallback) : reason
  await saveChange(trx, { eventId, phases }, unwrap(checkCorrection(isFinal && !dryRun, given)))
}
