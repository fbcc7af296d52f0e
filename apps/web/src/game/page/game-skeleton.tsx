import { deckSize } from '@game/domain'
import { useTranslation } from '../../texts/use-translation.ts'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import areaStyles from '../deck/deck-area.module.css'
import styles from './game-skeleton.module.css'
import tableStyles from './game-table.module.css'

const places = Array.from({ length: deckSize }, (_, place) => place)

/** Shows the outline of the table until its cards are loaded. */
export function GameSkeleton() {
  const { t } = useTranslation('deck')
  return (
    <Loading label={t('loading')}>
      <div className={tableStyles.head}>
        <Skeleton height={62} radius={14} />
      </div>
      <div className={tableStyles.table}>
        <div className={tableStyles.side}>
          <Skeleton height={258} radius={14} />
          <Skeleton height={470} radius={14} />
        </div>
        <div className={tableStyles.deck}>
          <div className={styles.panel}>
            <div className={areaStyles.places}>
              {places.map(place => (
                <div key={place} className={styles.card}>
                  <Skeleton height="100%" radius={12} />
                </div>
              ))}
            </div>
            <Skeleton height={215} radius={10} />
          </div>
        </div>
      </div>
    </Loading>
  )
}
