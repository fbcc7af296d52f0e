import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import styles from './event-row.module.css'
import sectionStyles from './event-section.module.css'

/** Shows the outline of a section with one row until the events are read. */
export function EventRowSkeleton() {
  return (
    <div className={`measured ${sectionStyles.section}`}>
      <div className={`row middle gap-2 below-3 caps t14 soft ${sectionStyles.heading}`}>
        <Skeleton width={90} height={12} />
      </div>
      <div className={`clips ground-panel ${styles.row}`}>
        <div className={styles.banner}>
          <Skeleton height="100%" radius={0} />
        </div>
        <div className={`shrinks ${styles.what}`}>
          <Skeleton width="55%" height={21} />
          <div className="row wrap gap-2 above-2">
            <Skeleton width={86} height={24} />
          </div>
        </div>
        <div className={styles.clock}>
          <Skeleton width={120} height={40} />
        </div>
        <Skeleton height={42} radius={10} />
      </div>
    </div>
  )
}
