import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A bar over the table that says what one must know; a `loud` one interrupts a screen reader. */
export function Notice({
  tone,
  icon,
  title,
  text,
  loud,
}: {
  tone: 'info' | 'failed' | 'locked-in'
  icon: ReactNode
  title: string
  text: string
  loud?: boolean
}) {
  return (
    <div className={styles.notice} data-tone={tone} role={loud ? 'alert' : 'note'}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p>
        <strong>{title}</strong> {text}
      </p>
    </div>
  )
}
