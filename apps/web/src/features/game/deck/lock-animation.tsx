import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useGame } from '../state/use-game.ts'
import styles from './lock-animation.module.css'

/** Plays on top of the deck when its phase locks while the page is open; nothing for a deck that was already locked. */
export function LockAnimation() {
  const { state } = useGame()
  const [stateBefore] = useState(state)
  if (stateBefore !== 'open' || state === 'open') return null
  return (
    <span className={`clips let-through in-middle over ${styles.panel}`} aria-hidden>
      <Lock size={40} className={`holds locked-in ${styles.lock}`} />
    </span>
  )
}
