import { useTranslation } from '../../base/texts/use-translation.ts'
import { RankChange } from '../leaderboards/rank-change.tsx'
import { type Place, placesWon } from './league.ts'
import styles from './place-words.module.css'

/** Shows a rank, of how many, and how far it has moved since the round before. */
export function PlaceWords({ place }: { place: Place }) {
  const { t } = useTranslation('leagues')
  const won = placesWon(place)
  return (
    <span className={styles.place}>
      <span className="visually-hidden">{t('rankWords', { rank: place.rank, total: place.total })}</span>
      <span aria-hidden>
        <strong className={styles.rank}>{place.rank}</strong>
        <span className={styles.total}> / {place.total}</span>
      </span>
      {won !== null && <RankChange won={won} />}
    </span>
  )
}
