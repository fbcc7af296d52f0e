import { useState } from 'react'
import { useDeck } from '../state/use-deck.ts'
import { keyplayMoves, type Staged } from './staged-keyplays.ts'

/** Returns how to send what the dialog has staged, removals first. The promise says whether all of it was saved. */
export function useSaveKeyplays(): { save: (staged: Staged) => Promise<boolean>; saving: boolean } {
  const { cards, move } = useDeck()
  const [saving, setSaving] = useState(false)
  const save = async (staged: Staged): Promise<boolean> => {
    setSaving(true)
    const saved = await Promise.all(keyplayMoves(cards, staged).map(move))
    setSaving(false)
    return saved.every(Boolean)
  }
  return { save, saving }
}
