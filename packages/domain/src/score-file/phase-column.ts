import { refusals } from '../shared/refusal.ts'
import { type Column, cellOf, type Row } from './column.ts'
import type { Faults } from './fault.ts'
import { whole } from './value.ts'

/** A row's phase; undefined is a fault already told. */
export type PhaseReader = (row: Row) => number | undefined

export type PhaseOptions = {
  /** The phases of the event. */
  phases: readonly number[]
  /** The form's choice, for files without a phase column. */
  phaseIndex: number | undefined
  /** Gathers the phases that the file has rows of: those it replaces (rules.md 8). */
  met: Set<number>
  faults: Faults
}

const missingPhase = (phase: number): string => `The event has no phase ${phase}.`

const formReader = ({ phases, phaseIndex, met, faults }: PhaseOptions): PhaseReader => {
  if (phaseIndex === undefined) faults.add(1, 'phase', refusals.SCORED_NOWHERE.text)
  else if (phases.includes(phaseIndex)) met.add(phaseIndex)
  else faults.add(1, 'phase', missingPhase(phaseIndex))
  return () => phaseIndex
}

const columnReader =
  (column: Column, { phases, met, faults }: PhaseOptions): PhaseReader =>
  row => {
    const phase = whole.read(cellOf(row, column))
    if (phase !== undefined && phases.includes(phase)) {
      met.add(phase)
      return phase
    }
    faults.add(row.line, column.name, phase === undefined ? whole.mustBe : missingPhase(phase))
    return undefined
  }

/** The file's phase column goes before the form's choice; with neither the file is refused (keyplays.md, Kill feed). */
export const phaseReader = (column: Column | undefined, options: PhaseOptions): PhaseReader =>
  column ? columnReader(column, options) : formReader(options)
