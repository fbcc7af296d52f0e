import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dialectReaders, dialectRows, namesIn, withReadAs } from '../scripts/dialect-tables.ts'
import { personWords } from '../src/server-log/line/person-line.ts'
import { statisticsColumns } from '../src/server-log/line/statistics.ts'
import { worldEvents } from '../src/server-log/line/world-line.ts'
import { plainName } from '../src/shared/csv/columns.ts'
import { chapters } from './rulebook.ts'

const page = readFileSync(new URL('../../../docs/dialects.md', import.meta.url), 'utf8')

/** Every head of a table of the page, with the names that its tables must explain. */
const explained: [head: string, names: readonly string[]][] = [
  ...Object.entries(dialectReaders).map(([layout, columns]): [string, string[]] => [
    layout,
    Object.values(columns).flat(),
  ]),
  ['line of a person', personWords.map(word => word.trim())],
  ['line of the server', [...worldEvents.keys()]],
  ['statistics', statisticsColumns],
]

it.each(explained)(
  'docs/dialects.md has a row for everything that is read of a %s (rulebook 8.4, 14.2)',
  (head, names) => {
    const rows = new Set(dialectRows(page, head).flatMap(([cell]) => namesIn(cell).map(plainName)))
    expect(names.filter(name => !rows.has(plainName(name)))).toEqual([])
  },
)

it('docs/dialects.md says as what each column is read; `pnpm --filter @game/domain run docs` writes it', () => {
  expect(page).toBe(withReadAs(page))
})

it('each row of docs/dialects.md says what it counts, by which rule, and how that was found', () => {
  const rules = new Set(chapters.flatMap(chapter => chapter.rules))
  const rows = [...explained.map(([head]) => head), 'demo'].flatMap(head => dialectRows(page, head))
  expect(rows.length).toBeGreaterThan(90)
  expect(rows.filter(cells => cells.length < 4 || cells.includes(''))).toEqual([])
  const cited = rows.flatMap(cells => cells.at(-2)?.match(/\d+\.\d+/g) ?? [`none: ${cells[0]}`])
  expect(cited.filter(rule => !rules.has(rule))).toEqual([])
})
