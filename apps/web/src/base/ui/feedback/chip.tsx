import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './chip.module.css'

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

/** Shows a word with a signal colour or a metal; the word carries the meaning, the colour only helps. */
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
