import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useGame } from '../state/use-game.ts'
import styles from './lock-animation.module.css'

/** Plays over the deck when its phase locks on the open screen; a deck that was locked before shows nothing. */
export function LockAnimation() {
  const { state } = useGame()
  const [stateBefore] = useState(state)
  if (stateBefore !== 'open' || state === 'open') return null
  return (
    <span className={styles.panel} aria-hidden>
      <Lock size={40} className={styles.lock} />
    </span>
  )
}
