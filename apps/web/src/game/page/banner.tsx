import type { ReactNode } from 'react'
import styles from './banner.module.css'

/** Shows a bar over the table that says what one must know; a `loud` one interrupts a screen reader. */
export function Banner({
  tone,
  icon,
  title,
  text,
  loud,
  children,
}: {
  tone: 'info' | 'failed' | 'locked-in' | 'success'
  icon: ReactNode
  title: string
  text: string
  loud?: boolean
  /** What one can do about it. */
  children?: ReactNode
}) {
  return (
    <div className={styles.banner} data-tone={tone} role={loud ? 'alert' : 'note'}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </div>
  )
}
