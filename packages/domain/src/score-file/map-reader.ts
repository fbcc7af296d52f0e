import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { numbering, numberingLimit } from './numbering.ts'
import { numberAt } from './radix-order.ts'

/** Numbers the maps of a file from 1, told apart by phase, match and map name (rulebook 7.14). */
export type MapReader = {
  /** Gives the number of a row's map; 0 is a fault that is reported already. */
  read(row: Row, phaseIndex: number): number
  phaseIndexOf(map: number): number
}

export type MapColumns = { match?: Column | undefined; map?: Column | undefined }

/** Makes the reader of a file's maps. */
export const mapReader = ({ match, map }: MapColumns, faults: FaultList): MapReader => {
  const maps = numbering()
  const phaseIndexes = [0]
  return {
    read(row, phaseIndex) {
      const number = maps.numberOf(`${phaseIndex}\n${cellOf(row, match)}\n${cellOf(row, map)}`)
      if (number === 0) faults.add(row.line, '', `A file has at most ${numberingLimit} maps.`)
      phaseIndexes[number] = phaseIndex
      return number
    },
    phaseIndexOf: number => numberAt(phaseIndexes, number),
  }
}
