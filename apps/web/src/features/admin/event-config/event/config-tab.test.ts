import { expect, test } from 'vitest'
import { readConfigSearch } from './config-tab.ts'

test.each([
  [{}, {}],
  [
    { tab: 'phases', phase: 2 },
    { tab: 'phases', phase: 2 },
  ],
  [{ tab: 'secrets', phase: 0 }, {}],
  [{ tab: 'scores', phase: 'x' }, { tab: 'scores' }],
])('the address %j is read as %j', (search, read) => {
  expect(readConfigSearch(search)).toEqual(read)
})
