import { Logo } from '../icons/logo.tsx'
import styles from './card-fan.module.css'

/** Draws five cards face down; decorative. */
export function CardFan() {
  return (
    <div className={styles.fan} aria-hidden>
      {[-2, -1, 0, 1, 2].map(place => (
        <div key={place} className={styles.card} style={{ '--place': place }}>
          <div className={styles.back}>
            <Logo size={54} />
          </div>
        </div>
      ))}
    </div>
  )
}
