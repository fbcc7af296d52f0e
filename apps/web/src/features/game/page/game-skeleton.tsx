import { deckSize } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import styles from './game-skeleton.module.css'
import tableStyles from './game-table.module.css'

const places = Array.from({ length: deckSize }, (_, place) => place)

/** Shows the outline of the table until its cards are loaded. */
export function GameSkeleton() {
  const { t } = useTranslation('deck')
  return (
    <Loading label={t('loading')}>
      <div className={`column gap-3 below-4 shrinks ${tableStyles.head}`}>
        <Skeleton height={62} radius={14} />
        <Skeleton height={42} radius={10} />
      </div>
      <div className={`column gap-3 framed ${styles.panel}`}>
        <div className="columns-5 gap-2 stack">
          {places.map(place => (
            <Skeleton key={place} height={56} radius={10} />
          ))}
        </div>
        <Skeleton height={58} radius={10} />
      </div>
    </Loading>
  )
}
