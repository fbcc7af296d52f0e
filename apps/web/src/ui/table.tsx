import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'

/** A plain table in our dress; scrolls sideways by itself where it must. `dense` is the back-office's. `caption` is read aloud. */
export function Table({
  caption,
  dense,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string; dense?: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table {...rest} className={classNames(styles.table, dense && styles.dense, className)}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
