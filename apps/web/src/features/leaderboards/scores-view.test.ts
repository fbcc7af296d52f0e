import { expect, test } from 'vitest'
import { readSearch } from './scores-view.ts'

test.each([
  [{}, {}],
  [
    { event: 3, page: 2, pageSize: 25, phrase: 'dona' },
    { event: 3, page: 2, pageSize: 25, phrase: 'dona' },
  ],
  [{ event: 'x', page: 0, pageSize: 33, phrase: 7 }, {}],
  [{ event: -1, page: 1.5, phrase: 'a'.repeat(70) }, { phrase: 'a'.repeat(64) }],
])('the address %j is read as %j', (search, view) => {
  expect(readSearch(search)).toEqual(view)
})
