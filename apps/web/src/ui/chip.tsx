import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipTone =
  | 'plain'
  | 'open'
  | 'locked'
  | 'locked-in'
  | 'success'
  | 'failed'
  | 'info'
  | 'warning'
  | 'gold'
  | 'silver'
  | 'bronze'

/** A word with a signal colour or a metal; the word carries the meaning, the colour only helps. */
export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: ChipTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
