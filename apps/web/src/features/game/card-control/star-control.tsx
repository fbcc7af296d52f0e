import { createContext, useContext } from 'react'
import { Star } from '../../shortlist/star.ts'
import styles from './card-control.module.css'

/** Whether cards have stars: not before the page is used (rulebook 13.90). */
export const StarsContext = createContext(false)

/** Marks the player of a card for the shortlist. */
export function StarControl(player: { playerId: number; name: string }) {
  return useContext(StarsContext) && <Star {...player} look={styles.control} />
}
