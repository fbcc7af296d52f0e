import { expect, test } from 'vitest'
import { readDisputesSearch } from './disputes-view.ts'

test.each([
  [{}, {}],
  [
    { page: 2, pageSize: 100, phrase: 'dona', eventId: 3, answered: false },
    { page: 2, pageSize: 100, phrase: 'dona', eventId: 3, answered: false },
  ],
  [{ page: 0, pageSize: 33, phrase: '', eventId: -1, answered: 'yes' }, {}],
])('the address %j is read as %j', (search, view) => {
  expect(readDisputesSearch(search)).toEqual(view)
})
