import { expect, test } from 'vitest'
import { readWinnersSearch } from './winners-view.ts'

test.each([
  [{}, {}],
  [
    { event: 4, page: 2, pageSize: 100, phrase: 'dona', eventRewardId: 3, handedOut: false },
    { event: 4, page: 2, pageSize: 100, phrase: 'dona', eventRewardId: 3, handedOut: false },
  ],
  [{ event: 'x', page: 0, pageSize: 33, phrase: '', eventRewardId: -1, handedOut: 'yes' }, {}],
])('the address %j is read as %j', (search, view) => {
  expect(readWinnersSearch(search)).toEqual(view)
})
