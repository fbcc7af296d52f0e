import { createAtom, useSelector } from '@tanstack/react-store'

/** The draft of a dispute of a phase. It is kept when the dialog closes, and when the page switches between the wide and the narrow table. */
type Draft = { of: string; reason: string; isOpen: boolean }

const draft = createAtom<Draft | null>(null)

/** Names the phase of a user that a draft is about. */
export const draftKey = (userId: number, eventId: number, phaseIndex: number): string =>
  [userId, eventId, phaseIndex].join('.')

/** Reads and changes the draft of a phase; there is one at a time. */
export function useDisputeDraft(key: string) {
  const kept = useSelector(draft)
  const { reason, isOpen } = kept?.of === key ? kept : { reason: '', isOpen: false }
  return {
    reason,
    isOpen,
    change: (change: Partial<Omit<Draft, 'of'>>) => draft.set({ of: key, reason, isOpen, ...change }),
  }
}
