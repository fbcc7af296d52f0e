import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Metal } from '../../base/icons/metal.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './podium.module.css'

export type PodiumPlace = {
  key: number
  rank: number
  metal: Metal | undefined
  face: ReactNode
  name: ReactNode
  /** Who the user is among the players of the event. */
  mark?: ReactNode
  points?: string
}

/** Shows the first three, the best first in reading order; the first has the champion's card once nothing can change any more. */
export function PodiumPlaces({ places, isOver }: { places: readonly PodiumPlace[]; isOver: boolean }) {
  const { t } = useTranslation('leaderboards')
  return (
    <ol className={`stack bottom columns-3 gap-2 tall ${styles.podium}`}>
      {places.map(({ key, rank, metal, face, name, mark, points }) => {
        const isChampion = isOver && rank === 1
        return (
          <li
            key={key}
            className={`column middle gap-1 shrinks text-center ${styles.place}`}
            data-metal={metal}
            data-champion={isChampion || undefined}
          >
            {face}
            {isChampion && (
              <strong className={`inline-row middle gap-1 t12 caps ${styles.champion}`}>
                <Crown size={14} aria-hidden />
                {t('results.champion')}
              </strong>
            )}
            <span className={`fits breaks strong ${styles.name}`}>{name}</span>
            {points && <span className={`bold ${styles.points}`}>{points}</span>}
            <span className={`above-2 t28 heavy stack in-middle wide ${styles.step}`}>
              {rank}
              {mark}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
