import type { ReactNode } from 'react'
import styles from './banner.module.css'

/** Shows a bar over the table that says what one must know; a `loud` one interrupts a screen reader. */
export function Banner({
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
    <div className={styles.banner} data-tone={tone} role={loud ? 'alert' : 'note'}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p>
        <strong>{title}</strong> {text}
      </p>
    </div>
  )
}
