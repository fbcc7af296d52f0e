import type { ReactNode } from 'react'
import styles from './options-bar.module.css'

/** The bar fixed to the bottom of the config screen. */
export function OptionsBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
