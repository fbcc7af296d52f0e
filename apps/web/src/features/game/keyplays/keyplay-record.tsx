import { pointsPerSeries } from '@game/domain'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import type { History } from '../keyplay-points/use-keyplay-history.ts'
import styles from './keyplay-record.module.css'

/** Shows how often the player did a keyplay, the points it would have brought per series, and the same over all players (rulebook 7.17). */
export function KeyplayRecord({ id, history }: { id: number; history: History }) {
  const { t, i18n } = useTranslation('keyplay-facts')
  const keyplays = useDeck(deck => deck.keyplays)
  const price = keyplayOf(keyplays, id).points
  const number = (value: number) => formatNumber(value, i18n.language)
  const own = history.own?.keyplays.find(each => each.keyplayId === id)
  const all = history.all.find(each => each.keyplayId === id)
  if (!all) return <span className={`row wrap across-2 caption ${styles.record}`}>{t('never')}</span>
  return (
    <span className={`row wrap across-2 caption ${styles.record}`}>
      {own && (
        <span className="strong ink">
          {t('own', {
            count: own.count,
            series: own.series,
            points: number(pointsPerSeries(own, price)),
          })}
        </span>
      )}
      <span>{t('all', { points: number(pointsPerSeries(all, price)) })}</span>
    </span>
  )
}
