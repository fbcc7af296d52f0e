import { expect, test } from 'vitest'
import { type Change, lastChange } from './last-change.ts'

const saved = (submittedAt: number, savedAt: string): Change => ({ status: 'success', submittedAt, savedAt })
const failed = (submittedAt: number): Change => ({ status: 'error', submittedAt, savedAt: null })
const pending = (submittedAt: number): Change => ({ status: 'pending', submittedAt, savedAt: null })
const noon = '2026-11-21T12:00:00.000Z'

test('before the first change there is nothing to say', () => {
  expect(lastChange([])).toBeNull()
})

test('a change that the server has confirmed is saved, with its time', () => {
  expect(lastChange([saved(2, noon), failed(1)])).toEqual({ kind: 'saved', at: noon })
})

test('the last change that failed is loudly not saved', () => {
  expect(lastChange([failed(2), saved(1, noon)])).toEqual({ kind: 'unsaved' })
})

test('nothing is called saved while a change is on its way', () => {
  expect(lastChange([saved(1, noon), pending(2)])).toEqual({ kind: 'saving' })
})
