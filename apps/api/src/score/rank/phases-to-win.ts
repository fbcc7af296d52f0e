import { type EventClock, phaseStateOf, phaseStates } from '@game/domain'

/**
 * For a phase's decks to count, these phases must have been won: those whose loss alone locks it. Asked of the domain, so
 * that elimination and the second chance stand in one place only.
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
