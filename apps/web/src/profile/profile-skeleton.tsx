import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './profile.module.css'
import headStyles from './profile-head.module.css'

/** A profile's shape before it is known. */
export function ProfileSkeleton() {
  return (
    <>
      <div className={headStyles.head}>
        <Skeleton width={142} height={142} radius={40} />
        <div className={headStyles.who}>
          <Skeleton width="min(260px, 80%)" height={44} />
          <br />
          <Skeleton width="min(160px, 60%)" height={22} />
        </div>
      </div>
      <div className={styles.panels}>
        <Skeleton height={206} radius={14} />
        <Skeleton height={206} radius={14} />
        <Skeleton height={190} radius={14} />
        <Skeleton height={190} radius={14} />
        <Skeleton height={190} radius={14} />
      </div>
    </>
  )
}
