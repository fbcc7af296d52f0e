import { useTranslation } from '../../base/texts/use-translation.ts'
import { RankChange } from '../leaderboards/rank-change.tsx'
import { type Place, placesWon } from './league.ts'

/** Shows a rank, of how many, and how far it has moved since the round before. */
export function PlaceWords({ place }: { place: Place }) {
  const { t } = useTranslation('leagues')
  const won = placesWon(place)
  return (
    <span className="inline-row baseline gap-2 one-line">
      <span className="visually-hidden">{t('rankWords', { rank: place.rank, total: place.total })}</span>
      <span aria-hidden>
        <strong className="t20 bold">{place.rank}</strong>
        <span className="soft"> / {place.total}</span>
      </span>
      {won !== null && <RankChange won={won} />}
    </span>
  )
}
