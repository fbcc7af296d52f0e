import { findText } from './find-text.ts'
import { steamIdOfAccount } from './steam-id.ts'

/** The columns that are read of the server's own statistics. */
const statisticsColumns = ['kills', 'deaths', '3k', '4k', '5k', 'firstk', 'dmg', 'mvp'] as const
export type StatisticsColumn = (typeof statisticsColumns)[number]

/** What the server says of each person, by SteamID64, after a round: sums over the match in the order of the columns (rulebook 14.11). */
export type Statistics = ReadonlyMap<string, readonly (number | undefined)[]>

/** Gives a column of somebody's statistics; undefined where the server does not tell it. */
export const statisticOf = (
  statistics: Statistics | undefined,
  steamId: string,
  column: StatisticsColumn,
): number | undefined => statistics?.get(steamId)?.[statisticsColumns.indexOf(column)]

/** Reads a block of the server's own statistics, line by line. */
export type StatisticsReader = {
  /** Tells whether the block is still open, and what stands between two places of a text is one of its lines. */
  line(log: string, from: number, to: number): boolean
  /** The number of rounds that were played, and the statistics; undefined where the block lacks either. */
  finish(): { after: number; statistics: Statistics } | undefined
}

/** Gives the SteamID64 of an account number, '' for none. */
export type SteamIds = (account: number) => string

/** How many are kept: those of a log are few, and a hostile one must not fill the memory. */
const mostAccounts = 4096

/** Makes a `SteamIds` that keeps those that it was asked for. */
export const steamIdsOfAccounts = (): SteamIds => {
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

/** Gives where the value of a line such as `"round_number" : "2",` begins and ends. */
const valueStart = (log: string, from: number, to: number): number => findText(log, ': "', from, to) + 3
const valueEnd = (log: string, to: number): number => log.lastIndexOf('"', to - 1)
const valueIn = (log: string, from: number, to: number): string =>
  log.slice(valueStart(log, from, to), valueEnd(log, to))

const quote = 34
const space = 32
const comma = 44
const zero = 48
const columnNames: readonly string[] = statisticsColumns

/** Reads a number of a cell, which mostly is whole and not negative. */
const numberIn = (log: string, from: number, to: number): number => {
  let at = from
  while (at < to && log.charCodeAt(at) === space) at++
  if (at === to || to - at > 15) return Number(log.slice(from, to))
  let sum = 0
  for (let place = at; place < to; place++) {
    const digit = log.charCodeAt(place) - zero
    if (digit < 0 || digit > 9) return Number(log.slice(from, to))
    sum = sum * 10 + digit
  }
  return sum
}

/** Makes the reader of one block, from the line after `JSON_BEGIN{` on. */
export const statisticsReader = (steamIds: SteamIds): StatisticsReader => {
  let after = -1
  let width = 0
  /** By place of a cell, the place of its column among those that are read; -1 for the account, undefined for no column. */
  let columns: (number | undefined)[] = []
  const statistics = new Map<string, (number | undefined)[]>()

  const readFields = (names: readonly string[]): void => {
    width = names.length
    columns = names.map(name => {
      const column = columnNames.indexOf(name)
      return name === 'accountid' || column >= 0 ? column : undefined
    })
  }

  const readRow = (log: string, from: number, end: number): void => {
    const own: (number | undefined)[] = statisticsColumns.map(() => undefined)
    let steamId = ''
    let start = valueStart(log, from, end)
    const to = valueEnd(log, end)
    let place = 0
    for (let at = start; at <= to; at++) {
      if (at < to && log.charCodeAt(at) !== comma) continue
      const column = columns[place]
      if (column === -1) steamId = steamIds(numberIn(log, start, at))
      else if (column !== undefined) own[column] = numberIn(log, start, at)
      place += 1
      start = at + 1
    }
    if (place === width && steamId !== '') statistics.set(steamId, own)
  }

  return {
    line(log, from, to) {
      if (log.startsWith('"player_', from)) {
        readRow(log, from, to)
        return true
      }
      if (log.startsWith('"round_number"', from)) after = Number(valueIn(log, from, to)) - 1
      else if (log.startsWith('"fields"', from))
        readFields(
          valueIn(log, from, to)
            .split(',')
            .map(name => name.trim()),
        )
      return log.charCodeAt(from) === quote
    },
    finish: () => (after >= 0 && columns.includes(-1) ? { after, statistics } : undefined),
  }
}
