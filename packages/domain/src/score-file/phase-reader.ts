import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { refusals } from '../shared/refusal.ts'
import { whole } from './cell-value.ts'

/** Returns a row's phaseIndex; undefined for a fault, which is already reported. */
export type PhaseReader = (row: Row) => number | undefined

export type PhaseOptions = {
  /** The indexes of the event's phases. */
  phases: readonly number[]
  /** The form's choice, for files without a phase column. */
  phaseIndex: number | undefined
  /** Collects the phases of the file's rows: an upload replaces the counts of these (rulebook 8.15). */
  phasesWithRows: Set<number>
  faults: FaultList
}

const missingPhase = (phaseIndex: number): string => csvFaultReason('PHASE_UNKNOWN', { phase: phaseIndex })

const formReader = ({ phases, phaseIndex, phasesWithRows, faults }: PhaseOptions): PhaseReader => {
  if (phaseIndex === undefined) faults.add(1, 'phase', refusals.SCORED_NOWHERE.text)
  else if (phases.includes(phaseIndex)) phasesWithRows.add(phaseIndex)
  else faults.add(1, 'phase', missingPhase(phaseIndex))
  return () => phaseIndex
}

const columnReader =
  (column: Column, { phases, phasesWithRows, faults }: PhaseOptions): PhaseReader =>
  row => {
    const phaseIndex = whole.read(cellOf(row, column))
    if (phaseIndex !== undefined && phases.includes(phaseIndex)) {
      phasesWithRows.add(phaseIndex)
      return phaseIndex
    }
    faults.add(row.line, column.name, phaseIndex === undefined ? whole.mustBe : missingPhase(phaseIndex))
    return undefined
  }

/**
 * Creates the reader of phases: from the file's column, else from the form's choice; without both, the file has a fault
 * (rulebook 8.8).
 */
export const phaseReader = (column: Column | undefined, options: PhaseOptions): PhaseReader =>
  column ? columnReader(column, options) : formReader(options)
