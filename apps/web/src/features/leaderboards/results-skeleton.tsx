import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import styles from './event-results.module.css'

/** Keeps the space of the results of an event, as high as the results themselves. */
export const ResultsSkeleton = ({ withoutDeck }: { withoutDeck: boolean }) => (
  <div className={`stack gap-4 ${styles.results}`}>
    <Skeleton height="var(--figures)" radius={14} />
    <Skeleton height="var(--figures)" radius={14} />
    {!withoutDeck && (
      <div className="whole-row">
        <Skeleton height="var(--deck)" radius={14} />
      </div>
    )}
  </div>
)
