/** A change of the deck, on its way or settled; `savedAt` is the server's time, ISO, null while it has not answered it. */
export type Change = {
  status: 'idle' | 'pending' | 'success' | 'error'
  submittedAt: number
  savedAt: string | null
}

/** Whether the deck is saved, as far as the last change says. */
export type LastChange = { kind: 'saving' } | { kind: 'unsaved' } | { kind: 'saved'; at: string }

/** Whether a call's answer says when the deck was saved. */
export const hasSavedAt = (data: unknown): data is { savedAt: string } =>
  typeof data === 'object' && data !== null && 'savedAt' in data && typeof data.savedAt === 'string'

/** Says what became of the last change of a deck; null before the first. While one is on its way nothing is saved. */
export function lastChange(changes: readonly Change[]): LastChange | null {
  if (changes.some(change => change.status === 'pending')) return { kind: 'saving' }
  const last = changes.toSorted((a, b) => a.submittedAt - b.submittedAt).at(-1)
  if (last?.status === 'error') return { kind: 'unsaved' }
  return last?.savedAt ? { kind: 'saved', at: last.savedAt } : null
}
