import type { ReactNode } from 'react'
import { Skeleton } from '../../../../base/ui/feedback/skeleton.tsx'
import styles from './tiles.module.css'

/** Shows one thing that a result brings, with a heading; an outline while it loads. */
export function Tile({
  head,
  isWaiting,
  wide,
  children,
}: {
  head: string
  isWaiting?: boolean
  wide?: boolean
  children?: ReactNode
}) {
  return (
    <section className={styles.tile} data-wide={wide || undefined} aria-label={head}>
      <h3 className="caption caps">{head}</h3>
      {isWaiting ? <Skeleton height={64} radius={8} /> : children}
    </section>
  )
}
