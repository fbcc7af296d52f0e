import type { Result } from '@game/domain'
import { allow } from '../../contract/refusal.ts'
import { renumberUploads } from '../../score/upload/queries.ts'
import type { Edit } from '../edit/edit-event.ts'
import { countDecks, deleteEmptyDecks } from '../edit/deck-queries.ts'
import { deletePhase, type LockedPhase, renumberPhases, touchPhases } from './queries.ts'

type Counted = LockedPhase & { from: number; decks: number }

/**
 * Gives an event's phases the numbers of the domain's plan; a phase that the plan leaves out goes, and with it what hangs
 * on it. Answers the plan for the audit log.
 */
export async function renumber(
  { trx, event, phases, revision }: Edit,
  plan: (phases: Counted[]) => Result<Counted[]>,
) {
  const decks = await countDecks(trx, event.id)
  const counted = phases.map(phase => ({ ...phase, from: phase.index, decks: decks.get(phase.index) ?? 0 }))
  const planned = allow(plan(counted))
  for (const gone of counted.filter(phase => !planned.some(kept => kept.from === phase.from))) {
    await deleteEmptyDecks(trx, event.id, [gone.from])
    await deletePhase(trx, { eventId: event.id, phaseIndex: gone.from })
  }
  const kept = planned.map(({ from, index }) => ({ from, to: index }))
  const moves = kept.filter(({ from, to }) => from !== to)
  await renumberPhases(trx, event.id, moves)
  await renumberUploads(trx, event.id, kept)
  const indexes = planned.map(phase => phase.index)
  await touchPhases(trx, event.id, indexes, revision)
  return { before: { phases: named(counted) }, after: { phases: named(planned) } }
}

const named = (phases: readonly LockedPhase[]) => phases.map(({ index, name }) => ({ index, name }))
