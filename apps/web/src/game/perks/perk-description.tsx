import { multiplierTokens } from './multiplier-tokens.ts'
import styles from './perk-description.module.css'
import type { Perk } from './perk-of.ts'

/** A perk's name and what it does, its multipliers highlighted. */
export function PerkDescription({ perk, id }: { perk: Perk; id?: string }) {
  return (
    <span id={id} className={styles.perk}>
      <strong className={styles.name}>{perk.name}</strong>
      <span className={styles.text}>
        {multiplierTokens(perk.description).map(({ text, token, at }) =>
          token ? (
            <mark key={at} className={styles.token}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </span>
  )
}
