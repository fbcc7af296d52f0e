import { killFeedColumns, playerStatsColumns } from '../src/keyplay/columns.ts'
import { plainName } from '../src/shared/csv/columns.ts'

/** The readers whose columns docs/dialects.md explains, by the first word in the head of their tables. */
export const dialectReaders = {
  'kill feed': killFeedColumns,
  'player stats': playerStatsColumns,
} as const

/** Returns the layout's own name of a column that the reader takes under this name; undefined if it takes none. */
const readAs = (columns: Readonly<Record<string, readonly string[]>>, name: string): string | undefined =>
  Object.values(columns).find(names => names.some(each => plainName(each) === plainName(name)))?.[0]

/** The names in a cell, each between backticks. */
export const namesIn = (cell = ''): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

const tables = /^\| (kill feed|player stats) \| read as \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/gm

/** Writes into the tables of docs/dialects.md as what each name is read, from the tables of the readers. */
export const withReadAs = (page: string): string =>
  page.replaceAll(tables, (table: string, layout: keyof typeof dialectReaders, rows: string) =>
    table.replace(
      rows,
      rows.replaceAll(/^\| ([^|]+) \|[^|]*\|/gm, (_, names: string) => {
        const own = namesIn(names).map(name => readAs(dialectReaders[layout], name))
        const read = [...new Set(own.flatMap(name => (name === undefined ? [] : [`\`${name}\``])))]
        return `| ${names} | ${own.includes(undefined) ? 'not read' : read.join(', ')} |`
      }),
    ),
  )

/** Returns the rows of all tables of the page whose head begins with this word, cell by cell. */
export const dialectRows = (page: string, head: string): string[][] =>
  Array.from(
    page.matchAll(new RegExp(`^\\| ${head} \\|.*\\n\\|[-|]+\\|\\n((?:\\|.*\\n)+)`, 'gm')),
    ([, rows = '']) => rows.trim().split('\n'),
  )
    .flat()
    .map(row =>
      row
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
