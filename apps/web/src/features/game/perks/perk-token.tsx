import { PerkIcon } from '../../../base/icons/perk-icon.tsx'
import type { Perk } from '../state/game-event.ts'
import styles from './perk-token.module.css'

/** Shows a perk as in a socket; `idle` marks one that has no effect there. */
export function PerkToken({ perk, idle }: { perk: Perk; idle?: boolean }) {
  return (
    <span
      className={`wide in-middle tall round ${styles.token}`}
      data-rarity={perk.rarity}
      data-idle={idle || undefined}
    >
      <PerkIcon rarity={perk.rarity} className={styles.icon} />
    </span>
  )
}
