import type { Perk } from '../state/game-event.ts'
import { multiplierTokens } from './multiplier-tokens.ts'
import styles from './perk-description.module.css'

/** Shows a perk's name and what it does, with its multipliers highlighted. */
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
