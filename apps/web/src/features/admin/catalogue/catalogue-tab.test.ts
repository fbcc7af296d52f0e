import { expect, test } from 'vitest'
import { readListSearch, readTab } from './catalogue-tab.ts'

const edited = { id: 1, revision: 'a', values: {} }

test.each([
  [undefined, undefined, 'list'],
  ['list', undefined, 'list'],
  ['create', undefined, 'create'],
  ['nonsense', undefined, 'list'],
  ['edit', edited, 'edit'],
  ['edit', undefined, 'create'],
] as const)('the tab %s with data %j is %s (rulebook 13.30)', (tab, data, read) => {
  expect(readTab(tab, data)).toBe(read)
})

test.each([
  [{}, {}],
  [
    { page: 3, pageSize: 25, phrase: 'niko' },
    { page: 3, pageSize: 25, phrase: 'niko' },
  ],
  [{ page: 1, pageSize: 33, phrase: 5 }, {}],
  [{ page: -2, phrase: 'a'.repeat(80) }, { phrase: 'a'.repeat(64) }],
])('the address %j is read as %j', (search, read) => {
  expect(readListSearch(search)).toEqual(read)
})
