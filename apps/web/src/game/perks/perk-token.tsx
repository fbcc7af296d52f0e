import { PerkIcon } from '../../icons/perk-icon.tsx'
import type { Perk } from '../state/game-event.ts'
import styles from './perk-token.module.css'

/** Shows a perk as it sits in a socket. */
export function PerkToken({ perk }: { perk: Perk }) {
  return (
    <span className={styles.token} data-rarity={perk.rarity}>
      <PerkIcon rarity={perk.rarity} className={styles.icon} />
    </span>
  )
}
