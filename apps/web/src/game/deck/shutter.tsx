import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useGame } from '../phases/use-game.ts'
import styles from './shutter.module.css'

/** Closes over the deck when its phase locks before one's eyes, and opens again on a deck that can only be looked at. */
export function Shutter() {
  const { state } = useGame()
  const [before] = useState(state)
  if (before !== 'open' || state === 'open') return null
  return (
    <span className={styles.shutter} aria-hidden>
      <Lock size={40} className={styles.lock} />
    </span>
  )
}
