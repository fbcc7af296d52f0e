import { expect, test } from 'vitest'
import { changedFields, namingFields } from './changed-fields.ts'

test('only fields that differ are changes', () => {
  const before = { id: 1, name: 'A', tags: [1, 2], public: false }
  expect(changedFields(before, { ...before, name: 'B', public: true })).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'public', before: false, after: true },
  ])
})

test('the reward and the users of a mark are named though only the mark changed (rulebook 11.29)', () => {
  const marked = (handedOut: boolean) => ({ eventRewardId: 3, userIds: [7, 8], handedOut })
  expect(changedFields(marked(false), marked(true))).toEqual([
    { field: 'handedOut', before: false, after: true },
  ])
  expect(namingFields(marked(false), marked(true))).toEqual([
    { field: 'eventRewardId', value: 3 },
    { field: 'userIds', value: [7, 8] },
  ])
  expect(namingFields(marked(false), null), 'shown as removed').toEqual([])
})

test('a created record has no value before, a removed one none after', () => {
  expect(changedFields(null, { id: 1 })).toEqual([{ field: 'id', before: undefined, after: 1 }])
  expect(changedFields({ id: 1 }, null)).toEqual([{ field: 'id', before: 1, after: undefined }])
})
