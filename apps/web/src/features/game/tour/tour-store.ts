import { createAtom } from '@tanstack/react-store'

/** Whether the guided tour is running. Kept outside the components, because another tab renders a new deck, and with it a new tour button. */
export const tourRunning = createAtom(false)
