import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './table.module.css'
import rowsSkeletonStyles from './table-skeleton.module.css'

/**
 * Shows a table that scrolls sideways if it has to. One that `fits` never does, so that its sticky rows stick to the
 * page. `dense` has smaller rows. `caption` is for screen readers.
 */
export function Table({
  caption,
  dense,
  fits,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string; dense?: boolean; fits?: boolean }) {
  const table = (
    <table {...rest} className={classNames(styles.table, dense && styles.dense, className)}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  )
  if (fits) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    <section className={`holds ${styles.scroll}`} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  )
}

const rows = Array.from({ length: 12 }, (_, index) => index)

/** Shows the shape of a dense table that is loading. */
export function RowsSkeleton() {
  return rows.map(index => (
    <div key={index} className={`stack middle line-below ${rowsSkeletonStyles.row}`}>
      <Skeleton width={34} height={14} />
      <Skeleton width={`${64 - ((index * 11) % 23)}%`} height={14} />
      <Skeleton width={70} height={14} />
    </div>
  ))
}
