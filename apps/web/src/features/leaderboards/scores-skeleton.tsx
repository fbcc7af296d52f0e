import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import styles from './scores-skeleton.module.css'

const rows = Array.from({ length: 10 }, (_, place) => place)

/** Shows the outline of a ranking while it loads. */
export function ScoresSkeleton() {
  return rows.map(place => (
    <div key={place} className={`stack middle ${styles.row}`}>
      <Skeleton width={28} height={18} />
      <Skeleton width={`${38 - ((place * 7) % 16)}%`} height={18} />
      <Skeleton width={70} height={18} />
    </div>
  ))
}
