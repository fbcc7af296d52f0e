import { createContext, useContext } from 'react'
import type { DragItem } from './drag-item.ts'

/** What a tap does in addition to dragging, so that nothing on the table needs a drag (rulebook 13.76). */
type Tap = {
  /** Arms an item: the next tap on a card of the deck moves it there. Null disarms. */
  arm: (item: DragItem | null) => void
  /** Opens the sheet with the perks of a card. */
  showPerks: (playerId: number | null) => void
}

export const TapContext = createContext<Tap | null>(null)
export const ArmedContext = createContext<DragItem | null>(null)

/** Returns how to arm an item and to open the perks of a card; they never change. */
export function useTap(): Tap {
  const tap = useContext(TapContext)
  if (!tap) throw new Error('no taps outside of the table of a phase')
  return tap
}

/** Returns the armed item. */
export const useArmed = (): DragItem | null => useContext(ArmedContext)
