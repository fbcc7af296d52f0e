import { ownCopy } from '../../shared/own-copy.ts'
import { steamIdOfAccount } from '../../shared/steam-id.ts'
import { findText, hasAt } from './find-text.ts'
import { bytesOf, type LogText } from './log-text.ts'

/** The columns of the server's own statistics that are read. */
export const statisticsColumns = ['kills', 'deaths', '3k', '4k', '5k', 'firstk', 'dmg', 'ud', 'mvp'] as const
export type StatisticsColumn = (typeof statisticsColumns)[number]

/**
 * The server's statistics of each person after a round, by SteamID64: sums over the match in the order of the columns
 * (rulebook 14.11).
 */
export type Statistics = ReadonlyMap<string, readonly (number | undefined)[]>

/** Returns the index of a column in a person's statistics. */
export const placeOfColumn = (column: StatisticsColumn): number => statisticsColumns.indexOf(column)

/** Returns a column of a person's statistics; undefined if the server did not write it. */
export const statisticOf = (
  statistics: Statistics | undefined,
  steamId: string,
  column: StatisticsColumn,
): number | undefined => statistics?.get(steamId)?.[placeOfColumn(column)]

/** Reads a block of the server's own statistics, line by line. */
export type StatisticsReader = {
  /** Reads the text between two positions; false if the block is closed or the text is none of its lines. */
  line(log: LogText, from: number, to: number): boolean
  /** The number of rounds that were played, and the statistics; undefined if the block lacks either. */
  finish(): { after: number; statistics: Statistics } | undefined
}

/** Returns the SteamID64 of an account number, '' for none. */
type SteamIds = (account: number) => string

/** How many are kept: a log has few, and a malicious one must not fill the memory. */
const mostAccounts = 4096

/** Creates a `SteamIds` that caches its results. */
const steamIdsOfAccounts = (): SteamIds => {
  const known = new Map<number, string>()
  return account => {
    const before = known.get(account)
    if (before !== undefined) return before
    if (known.size === mostAccounts) known.clear()
    const steamId = steamIdOfAccount(String(account))
    known.set(account, steamId)
    return steamId
  }
}

const playerMark = bytesOf('"player_')
const roundMark = bytesOf('"round_number"')
const fieldsMark = bytesOf('"fields"')

/** Returns where the value of a line such as `"round_number" : "2",` begins and ends. */
const valueStart = (log: LogText, from: number, to: number): number => findText(log, ': "', from, to) + 3
const valueEnd = ({ text }: LogText, to: number): number => text.lastIndexOf('"', to - 1)
const valueIn = (log: LogText, from: number, to: number): string =>
  log.text.slice(valueStart(log, from, to), valueEnd(log, to))

const quote = 34
const space = 32
const comma = 44
const point = 46
const zero = 48

/** How many digits and points are read one by one: numbers with fewer are exact. */
const mostDigits = 15

/** Reads the number in a cell; a plain number without a sign is read here, anything else by `Number`. */
const numberIn = ({ text, bytes }: LogText, from: number, to: number): number => {
  let start = from
  while (start < to && bytes[start] === space) start++
  if (start === to || to - start > mostDigits) return Number(text.slice(from, to))
  let digits = 0
  /** 0 before the decimal point, then the factor by which the digits are too large. */
  let scale = 0
  for (let at = start; at < to; at++) {
    const digit = (bytes[at] ?? 0) - zero
    if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit
      scale *= 10
    } else if (bytes[at] === point && scale === 0 && at > start) scale = 1
    else return Number(text.slice(from, to))
  }
  return scale > 1 ? digits / scale : digits
}

const columnNames: readonly string[] = statisticsColumns
/** Marks a cell that is in none of the columns that are read. */
const account = -1
const unread = -2

/**
 * Returns the meaning of each cell of a row from the line with the column names: the index of a column that is read, or one
 * of the constants above.
 */
type CellsOf = (fields: string) => Int8Array

const readCells: CellsOf = fields =>
  Int8Array.from(fields.split(','), name => {
    const column = columnNames.indexOf(name.trim())
    return column >= 0 ? column : name.trim() === 'accountid' ? account : unread
  })

/** Creates a `CellsOf` that caches the newest result: all blocks of a log have the same columns. */
const newestCells = (): CellsOf => {
  let newest = { fields: '', cells: readCells('') }
  return fields => {
    if (fields !== newest.fields) newest = { fields: ownCopy(fields), cells: readCells(fields) }
    return newest.cells
  }
}

const noColumns: readonly (number | undefined)[] = statisticsColumns.map(() => undefined)

/** Reads the rows of a block whose cells are known. */
const readRow = (
  log: LogText,
  from: number,
  end: number,
  cells: Int8Array,
  steamIds: SteamIds,
  statistics: Map<string, readonly (number | undefined)[]>,
): void => {
  const { bytes } = log
  const own = noColumns.slice()
  const to = valueEnd(log, end)
  let steamId = ''
  let start = valueStart(log, from, end)
  let place = 0
  for (let at = start; at <= to; at++) {
    if (at < to && bytes[at] !== comma) continue
    const cell = cells[place] ?? unread
    if (cell === account) steamId = steamIds(numberIn(log, start, at))
    else if (cell !== unread) own[cell] = numberIn(log, start, at)
    place += 1
    start = at + 1
  }
  if (place === cells.length && steamId !== '') statistics.set(steamId, own)
}

/** Creates the function that starts the reader of a block, from the line after `JSON_BEGIN{` on. */
export const statisticsReaders = (): (() => StatisticsReader) => {
  const steamIds = steamIdsOfAccounts()
  const cellsOf = newestCells()
  return () => statisticsReader(steamIds, cellsOf)
}

const statisticsReader = (steamIds: SteamIds, cellsOf: CellsOf): StatisticsReader => {
  let after = -1
  let cells: Int8Array = new Int8Array(0)
  const statistics = new Map<string, readonly (number | undefined)[]>()
  return {
    line(log, from, to) {
      if (hasAt(log.bytes, playerMark, from)) readRow(log, from, to, cells, steamIds, statistics)
      else if (hasAt(log.bytes, roundMark, from)) after = Number(valueIn(log, from, to)) - 1
      else if (hasAt(log.bytes, fieldsMark, from)) cells = cellsOf(valueIn(log, from, to))
      return log.bytes[from] === quote
    },
    finish: () => (after >= 0 && cells.includes(account) ? { after, statistics } : undefined),
  }
}
