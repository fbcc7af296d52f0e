import { useState } from 'react'
import { notifyNotLoaded } from './notify.ts'

/** Whether a press wants a part that loads apart. Given up, it says so by a popup and waits for the next press. */
export function useWanted(): {
  wanted: boolean
  want: () => void
  forgo: () => void
  giveUp: () => void
} {
  const [wanted, setWanted] = useState(false)
  const forgo = () => setWanted(false)
  const giveUp = () => {
    forgo()
    notifyNotLoaded()
  }
  return { wanted, want: () => setWanted(true), forgo, giveUp }
}
