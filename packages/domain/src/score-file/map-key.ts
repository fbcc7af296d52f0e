import { type Column, cellOf, type Row } from './column.ts'
import type { Faults } from './fault.ts'
import { numberAt } from './number-at.ts'
import { numbering, numberingLimit } from './numbering.ts'

/** Numbers the maps of a file from 1, told apart by phase, match and map name (keyplays.md). */
export type MapReader = {
  /** 0 is a fault already told. */
  read(row: Row, phase: number): number
  phase(map: number): number
}

export type MapColumns = { match?: Column | undefined; map?: Column | undefined }

export const mapReader = ({ match, map }: MapColumns, faults: Faults): MapReader => {
  const maps = numbering()
  const phases = [0]
  return {
    read(row, phase) {
      const number = maps.of(`${phase}\n${cellOf(row, match)}\n${cellOf(row, map)}`)
      if (number === 0) faults.add(row.line, '', `A file has at most ${numberingLimit} maps.`)
      phases[number] = phase
      return number
    },
    phase: number => numberAt(phases, number),
  }
}
