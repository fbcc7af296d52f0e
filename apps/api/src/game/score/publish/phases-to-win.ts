import { type EventClock, phaseStateOf, phaseStates } from '@game/domain'

/**
 * Returns which phases must be won for a phase's decks to count: those whose loss alone locks it. Asks the domain, so
 * that elimination and the second chance are defined in one place (rulebook 3.8, 3.12).
 */
export function phasesToWin(event: EventClock, scored: ReadonlySet<number>): Map<number, number[]> {
  const indexes = event.phases.map(phase => phase.index)
  const without = (lost: number | null) =>
    phaseStates(
      event,
      event.phases.map(({ index, points }) => ({
        phase: index,
        held: index !== lost,
        score: index === lost ? null : points,
        scored: scored.has(index),
      })),
    )
  const all = without(null)
  const losing = new Map(indexes.map(lost => [lost, without(lost)]))
  const isLocked = (states: typeof all, phase: number) => phaseStateOf(states, phase) === 'locked'
  return new Map(
    indexes.map(phase => [
      phase,
      indexes.filter(lost => isLocked(losing.get(lost) ?? all, phase) && !isLocked(all, phase)),
    ]),
  )
}
