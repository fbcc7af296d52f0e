import { PerkIcon } from '../../../../icons/perk-icon.tsx'
import type { ConfiguredPhase } from '../../use-configured-event.ts'
import styles from './perk-badge.module.css'

/** A rolled perk: icon, name, multiplier, and what it does. */
export function PerkBadge({ perk }: { perk: ConfiguredPhase['perks'][number]['perk'] }) {
  return (
    <div className={styles.perk}>
      <PerkIcon rarity={perk.rarity} size={26} />
      <div className={styles.words}>
        <p className={styles.name}>
          {perk.name}
          <span className={styles.mult}>x{perk.mult}</span>
        </p>
        <p className={styles.text}>{perk.description}</p>
      </div>
    </div>
  )
}
