import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('only fields that differ are changes', () => {
  const before = { id: 1, name: 'A', tags: [1, 2], public: false }
  expect(changedFields(before, { ...before, name: 'B', public: true })).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'public', before: false, after: true },
  ])
})

test('a created record has no value before, a removed one none after', () => {
  expect(changedFields(null, { id: 1 })).toEqual([{ field: 'id', before: undefined, after: 1 }])
  expect(changedFields({ id: 1 }, null)).toEqual([{ field: 'id', before: 1, after: undefined }])
})
