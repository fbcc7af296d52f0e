import { expect, test } from 'vitest'
import { readAuditSearch } from './audit-view.ts'

test.each([
  [{}, {}],
  [
    { page: 2, pageSize: 100, phrase: 'team', call: 'add-team', account: 'admin', eventId: 3 },
    { page: 2, pageSize: 100, phrase: 'team', call: 'add-team', account: 'admin', eventId: 3 },
  ],
  [{ page: 0, pageSize: 33, phrase: '', call: 7, eventId: 'x' }, {}],
])('the address %j is read as %j', (search, read) => {
  expect(readAuditSearch(search)).toEqual(read)
})
