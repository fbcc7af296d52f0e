import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Select } from '../../../base/ui/input/select.tsx'
import type { History } from '../keyplay-points/use-keyplay-history.ts'
import styles from './history-head.module.css'
import { type KeyplayOrder, keyplayOrders } from './keyplay-order.ts'

/** Says how many series and maps the numbers of the dialog are based on, and lets users choose the order of the keyplays (rulebook 13.57). */
export function HistoryHead({
  name,
  history,
  order,
  onOrder,
}: {
  name: string
  history: History
  order: KeyplayOrder
  onOrder: (order: KeyplayOrder) => void
}) {
  const { t } = useTranslation('keyplay-facts')
  const { own } = history
  const options = keyplayOrders
    .filter(each => each !== 'own' || own)
    .map(value => ({ value, label: t(`order.${value}`, { name }) }))
  return (
    <div className={`middle below-2 touchable between ${styles.head}`}>
      <p className={`note lines-140 ${styles.source}`}>
        <strong>
          {own
            ? t(own.maps === null ? 'sourceWithoutMaps' : 'source', {
                name,
                series: own.series,
                maps: own.maps ?? 0,
              })
            : t('none', { name })}
        </strong>{' '}
        <span className={styles.explained}>{t('explained')}</span>
      </p>
      <div className={styles.order}>
        <Select
          label={t('sort')}
          options={options}
          value={order === 'own' && !own ? 'price' : order}
          onChange={chosen => chosen && onOrder(chosen)}
        />
      </div>
    </div>
  )
}
