import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './list-skeleton.module.css'

/** Rows of people or clans before they are known, as high as they will be; `head` is the height of a table's head. */
export function ListSkeleton({ rows, height, head = 0 }: { rows: number; height: number; head?: number }) {
  return (
    <div style={{ paddingTop: head }}>
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row to come is its place
        <div key={place} className={styles.row} style={{ height }}>
          <Skeleton width={40} height={40} radius={10} />
          <Skeleton width={`${35 + ((place * 7) % 20)}%`} height={18} />
          <Skeleton width={72} height={22} />
        </div>
      ))}
    </div>
  )
}
