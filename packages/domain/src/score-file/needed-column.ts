import type { Column } from './column.ts'
import type { Faults } from './fault.ts'

/** Stands in for a column that is missing; the rows of such a file are never read. */
const missing: Column = { at: -1, name: '' }

/** A column that a layout cannot do without: where it is missing, a fault of the header. */
export const needColumn = (column: Column | undefined, name: string, faults: Faults): Column => {
  if (!column) faults.add(1, name, 'This column is missing.')
  return column ?? missing
}
