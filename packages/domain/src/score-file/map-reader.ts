import { type MapColumns, mapColumns } from '../keyplay/columns.ts'
import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { numbering, numberingLimit } from './numbering.ts'

/** Numbers the maps of a file from 1; a map is identified by phase and every column that names one (rulebook 7.14). */
export type MapReader = {
  /** Returns the number of a row's map; 0 for a fault, which is already reported. */
  read(row: Row, phaseIndex: number): number
  phaseIndexOf(map: number): number
}

/** Returns the columns of a file that identify its maps. */
export const mapColumnsOf = (columns: MapColumns): Column[] =>
  (Object.keys(mapColumns) as (keyof MapColumns)[]).flatMap(key => columns[key] ?? [])

/** Creates the reader of a file's maps. */
export const mapReader = (columns: MapColumns, faults: FaultList): MapReader => {
  const naming = mapColumnsOf(columns)
  const maps = numbering()
  const phaseIndexes = [0]
  return {
    read(row, phaseIndex) {
      const number = maps.numberOf([phaseIndex, ...naming.map(column => cellOf(row, column))].join('\n'))
      if (number === 0) faults.add(row.line, '', csvFaultReason('TOO_MANY_MAPS', { limit: numberingLimit }))
      phaseIndexes[number] = phaseIndex
      return number
    },
    phaseIndexOf: number => phaseIndexes[number] ?? 0,
  }
}
