import { pointsPerSeries } from '@game/domain'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { History } from '../keyplay-points/use-keyplay-history.ts'
import styles from './keyplay-option.module.css'
import type { KeyplayOrder } from './keyplay-order.ts'

const recordOf = (id: number, history: History | undefined) => ({
  own: history?.own?.keyplays.find(each => each.keyplayId === id),
  all: history?.all.find(each => each.keyplayId === id),
})

/** Says how often the player did a keyplay in past series, or that nobody has (rulebook 7.17). */
export function KeyplayRecord({ id, history }: { id: number; history: History | undefined }) {
  const { t } = useTranslation('keyplay-facts')
  const { own, all } = recordOf(id, history)
  if (own) return <> · {t('own', { count: own.count, series: own.series })}</>
  return history && !all && <> · {t('never')}</>
}

/** Shows the points that a keyplay brought the player per series, or all players, if the keyplays are in that order or the player has no past series. */
export function ExpectedPoints({
  id,
  price,
  history,
  order,
}: {
  id: number
  price: number
  history: History | undefined
  order: KeyplayOrder
}) {
  const { t, i18n } = useTranslation('keyplay-facts')
  const { own, all } = recordOf(id, history)
  const shown = order === 'all' ? all : (own ?? all)
  if (!all || !shown) return null
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <span className={`stack to-end ${styles.expected}`}>
      <strong className="t20 tabular" aria-hidden>
        {number(Math.round(pointsPerSeries(shown, price)))}
      </strong>
      <span className="t12 soft" aria-hidden>
        {t(shown === own ? 'perSeries' : 'perSeriesOfAll')}
      </span>
      <span className="visually-hidden">
        {own && t('ownPoints', { points: number(pointsPerSeries(own, price)) })}{' '}
        {t('all', { points: number(pointsPerSeries(all, price)) })}
      </span>
    </span>
  )
}
