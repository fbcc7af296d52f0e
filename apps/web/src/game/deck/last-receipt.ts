/** A change of a deck on its way or settled; `savedAt` is the server's time, ISO, null where it has not said so. */
export type Change = {
  status: 'idle' | 'pending' | 'success' | 'error'
  submittedAt: number
  savedAt: string | null
}

export type LastReceipt = { kind: 'saving' } | { kind: 'unsaved' } | { kind: 'saved'; at: string }

export const isReceipt = (data: unknown): data is { savedAt: string } =>
  typeof data === 'object' && data !== null && 'savedAt' in data && typeof data.savedAt === 'string'

/** What to say about the changes of a deck: the last word is the last change's; null before there was one. */
export function lastReceipt(changes: readonly Change[]): LastReceipt | null {
  if (changes.some(change => change.status === 'pending')) return { kind: 'saving' }
  const last = changes.toSorted((a, b) => a.submittedAt - b.submittedAt).at(-1)
  if (last?.status === 'error') return { kind: 'unsaved' }
  return last?.savedAt ? { kind: 'saved', at: last.savedAt } : null
}
