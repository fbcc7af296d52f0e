import { catalogueKinds } from '@game/domain'
import { expect, test } from 'vitest'
import en from '../../../base/texts/en/admin-audit.ts'
import { auditCalls } from './audit-calls.ts'

test('every call to filter by has words, and every call with words can be filtered by (rulebook 11.29)', () => {
  const ofRecords = new Set(
    catalogueKinds.flatMap(kind => ['add', 'update', 'remove'].map(verb => `${verb}-${kind}`)),
  )
  expect(auditCalls.filter(call => !ofRecords.has(call)).toSorted()).toEqual(Object.keys(en.calls).toSorted())
})
