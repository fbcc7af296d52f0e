import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './rows-skeleton.module.css'

const rows = Array.from({ length: 12 }, (_, place) => place)

/** The shape of a dense table. */
export function RowsSkeleton() {
  return rows.map(place => (
    <div key={place} className={styles.row}>
      <Skeleton width={34} height={14} />
      <Skeleton width={`${64 - ((place * 11) % 23)}%`} height={14} />
      <Skeleton width={70} height={14} />
    </div>
  ))
}
