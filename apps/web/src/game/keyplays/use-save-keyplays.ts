import { useState } from 'react'
import { useCards } from '../deck/use-cards.ts'
import { keyplayChanges, type Staged } from './staged-keyplays.ts'
import { useAddKeyplay } from './use-add-keyplay.ts'
import { useRemoveKeyplay } from './use-remove-keyplay.ts'

/** Sends what the dialog has staged, removals first; the deck's scope keeps the order. Says whether all of it was saved. */
export function useSaveKeyplays(): { save: (staged: Staged) => Promise<boolean>; saving: boolean } {
  const cards = useCards()
  const add = useAddKeyplay()
  const remove = useRemoveKeyplay()
  const [saving, setSaving] = useState(false)
  const save = async (staged: Staged): Promise<boolean> => {
    setSaving(true)
    // A refusal is shown by the query client; here it only keeps the dialog open.
    const sent = await Promise.allSettled(
      keyplayChanges(cards, staged).map(({ type, playerId, keyplayId }) =>
        (type === 'remove' ? remove : add)(playerId, keyplayId),
      ),
    )
    setSaving(false)
    return sent.every(({ status }) => status === 'fulfilled')
  }
  return { save, saving }
}
