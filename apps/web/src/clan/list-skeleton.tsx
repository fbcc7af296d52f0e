import { Skeleton } from '../ui/skeleton.tsx'
import styles from './list-skeleton.module.css'

const rows = [46, 38, 52, 41, 35, 48]

/** Rows of people or clans before they are known. */
export function ListSkeleton() {
  return rows.map(width => (
    <div key={width} className={styles.row}>
      <Skeleton width={40} height={40} radius={10} />
      <Skeleton width={`${width}%`} height={18} />
      <Skeleton width={72} height={22} />
    </div>
  ))
}
