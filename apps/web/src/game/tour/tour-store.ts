import { createAtom } from '@tanstack/react-store'

/** Whether the guided tour runs; its button stands at the deck, which another tab shows anew. */
export const tourRunning = createAtom(false)
