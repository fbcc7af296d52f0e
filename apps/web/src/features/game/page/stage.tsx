import type { ReactNode } from 'react'
import { useDeck } from '../deck-state/use-deck.ts'
import { frameOf } from '../shared/frame.ts'
import styles from './stage.module.css'

/** Lights the deck and what belongs to it, the only lit surface of the page; its rim has the metal of the best active sleeve (rulebook 13.42). */
export function Stage({ children }: { children: ReactNode }) {
  const isEmpty = useDeck(({ cards }) => cards.length === 0)
  const best = useDeck(({ sleeves: { sleeves } }) =>
    Math.max(1, ...sleeves.filter(({ active }) => active).map(({ mult }) => mult)),
  )
  return (
    <div
      className={`worth shrinks holds ${styles.stage}`}
      data-part="stage"
      data-worth={frameOf(best)}
      data-empty={isEmpty || undefined}
    >
      {children}
    </div>
  )
}
