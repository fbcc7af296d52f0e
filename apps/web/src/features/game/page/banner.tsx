import type { ReactNode } from 'react'
import styles from './banner.module.css'

/** Shows an important message in a bar above the table; a `loud` one interrupts screen readers. */
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
  /** What the user can do about it. */
  children?: ReactNode
}) {
  return (
    <div className={`row middle gap-3 t14 ${styles.banner}`} data-tone={tone} role={loud ? 'alert' : 'note'}>
      <span className={`keeps-size tone ${styles.icon}`} aria-hidden>
        {icon}
      </span>
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </div>
  )
}
