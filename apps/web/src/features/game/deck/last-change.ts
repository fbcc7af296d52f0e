/** A change of the deck, being sent or answered; `savedAt` is the server's time, ISO, null until the server has confirmed the change. */
export type Change = {
  status: 'idle' | 'pending' | 'success' | 'error'
  submittedAt: number
  savedAt: string | null
}

/** Whether the deck is saved, by its last change. */
export type LastChange = { kind: 'saving' } | { kind: 'unsaved' } | { kind: 'saved'; at: string }

/** Whether a call's answer contains the time when the deck was saved. */
export const hasSavedAt = (data: unknown): data is { savedAt: string } =>
  typeof data === 'object' && data !== null && 'savedAt' in data && typeof data.savedAt === 'string'

/** Returns the state of the last change of a deck; null before the first. While any change is being sent, the state is `saving`. */
export function lastChange(changes: readonly Change[]): LastChange | null {
  if (changes.some(change => change.status === 'pending')) return { kind: 'saving' }
  const last = changes.toSorted((a, b) => a.submittedAt - b.submittedAt).at(-1)
  if (last?.status === 'error') return { kind: 'unsaved' }
  return last?.savedAt ? { kind: 'saved', at: last.savedAt } : null
}
