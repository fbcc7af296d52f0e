import { PerkIcon } from '../../icons/perk-icon.tsx'
import type { Perk } from './perk-of.ts'
import styles from './perk-token.module.css'

/** A perk as the thing that sits in a socket. */
export function PerkToken({ perk }: { perk: Perk }) {
  return (
    <span className={styles.token} data-rarity={perk.rarity}>
      <PerkIcon rarity={perk.rarity} className={styles.icon} />
    </span>
  )
}
