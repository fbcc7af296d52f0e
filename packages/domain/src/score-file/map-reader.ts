import { type MapColumns, mapColumns } from '../keyplay/columns.ts'
import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { ownCopy } from '../shared/own-copy.ts'
import { numbering, numberingLimit } from './numbering.ts'

/** What the rows of a map say about it. */
export type NamedMap = {
  phase: number
  /** Identifies the map in its phase; the name of the file if it names no map. */
  key: string
  /** The match, the name and the number of the map; '' for what the file does not say. */
  match: string
  map: string
  number: string
  /** How many rows of the file it has, and the line of the first. */
  rows: number
  line: number
}

/** Numbers the maps of a file from 1; a map is identified by phase and every column that names one (rulebook 7.14). */
export type MapReader = {
  /** Returns the number of a row's map; 0 for a fault, which is already reported. */
  read(row: Row, phaseIndex: number): number
  /** Returns the maps in the order of their numbers. */
  all(): readonly NamedMap[]
}

const mapColumnKeys = Object.keys(mapColumns) as readonly (keyof MapColumns)[]

/** Returns the columns of a file that identify its maps. */
export const mapColumnsOf = (columns: MapColumns): Column[] =>
  mapColumnKeys.flatMap(key => columns[key] ?? [])

/** Creates the reader of a file's maps; a map that no column names has the name of the file as its key (rulebook 16.2). */
export const mapReader = (columns: MapColumns, fileName: string, faults: FaultList): MapReader => {
  const maps = numbering()
  const named: NamedMap[] = []

  const firstRow = (row: Row, phase: number, names: readonly string[]): NamedMap => {
    const textOf = (key: keyof MapColumns): string => ownCopy(names[mapColumnKeys.indexOf(key)] ?? '')
    return {
      phase,
      key: names.some(name => name !== '') ? JSON.stringify(names) : fileName,
      match: textOf('match'),
      map: textOf('map'),
      number: textOf('mapNumber'),
      rows: 0,
      line: row.line,
    }
  }

  return {
    read(row, phaseIndex) {
      const names = mapColumnKeys.map(key => cellOf(row, columns[key]))
      const number = maps.numberOf([phaseIndex, ...names].join('\n'))
      if (number === 0) {
        faults.add(row.line, '', csvFaultReason('TOO_MANY_MAPS', { limit: numberingLimit }))
        return 0
      }
      const known = named[number - 1] ?? firstRow(row, phaseIndex, names)
      known.rows += 1
      named[number - 1] = known
      return number
    },
    all: () => named,
  }
}
