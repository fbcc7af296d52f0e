import type { ReactNode } from 'react'
import styles from './id-cell.module.css'

/** An icon with the id or name that it stands for. */
export function IdCell({ id, icon }: { id: number | string; icon: ReactNode }) {
  return (
    <span className={styles.cell}>
      {icon}
      {id}
    </span>
  )
}
