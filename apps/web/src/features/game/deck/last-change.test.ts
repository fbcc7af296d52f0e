import { expect, test } from 'vitest'
import { type Change, lastChange } from './last-change.ts'

const saved = (submittedAt: number, savedAt: string): Change => ({ status: 'success', submittedAt, savedAt })
const failed = (submittedAt: number): Change => ({ status: 'error', submittedAt, savedAt: null })
const pending = (submittedAt: number): Change => ({ status: 'pending', submittedAt, savedAt: null })
const noon = '2026-11-21T12:00:00.000Z'

test('before the first change there is no last change', () => {
  expect(lastChange([])).toBeNull()
})

test('a change that the server has confirmed is shown as saved, with its time', () => {
  expect(lastChange([saved(2, noon), failed(1)])).toEqual({ kind: 'saved', at: noon })
})

test('if the last change failed, the deck is shown as not saved', () => {
  expect(lastChange([failed(2), saved(1, noon)])).toEqual({ kind: 'unsaved' })
})

test('while a change is being sent the deck is not shown as saved', () => {
  expect(lastChange([saved(1, noon), pending(2)])).toEqual({ kind: 'saving' })
})
