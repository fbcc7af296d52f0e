import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './panel.module.css'

/**
 * The properties of a panel. `level` 1 is on the ground, 2 on another panel, 3 is lifted. `head` is its
 * small-capital title.
 */
export type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  level?: 1 | 2 | 3
  head?: ReactNode
  actions?: ReactNode
  flush?: boolean
}

export function Panel({ level = 1, head, actions, flush, className, children, ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.panel, styles[`level${level}`], flush && styles.flush, className)}
    >
      {(head || actions) && (
        <header className={`row wrap middle between gap-2 across-3 below-3 ${styles.head}`}>
          {head && (
            <h2 className="caps t14 strong soft" dir="auto">
              {head}
            </h2>
          )}
          {actions && <div className={`row middle gap-2 ${styles.actions}`}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
