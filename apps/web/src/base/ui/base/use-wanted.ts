import { useState } from 'react'
import { notifyNotLoaded } from './notify.ts'

/** Whether a press has opened a lazy part. `giveUp` closes it with a popup, until the next press. */
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
