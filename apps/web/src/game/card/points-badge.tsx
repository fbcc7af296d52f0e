import type { CardScore } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { figure, times } from '../deck/figures.ts'
import { PointsCounter } from '../deck/points-counter.tsx'
import { keyplayOf } from '../keyplays/keyplay-of.ts'
import { useKeyplays } from '../keyplays/use-keyplays.ts'
import styles from './card-footer.module.css'
import { Sum } from './sum.tsx'

/** What the points indicator needs of a card's score. */
export type CardPoints = Pick<CardScore, 'points' | 'mult' | 'phaseMult' | 'score'> & {
  keyplays: readonly { id: number; points: number }[]
}

/** The points indicator; its tooltip shows the points of each keyplay, or NO POINTS. */
export function PointsBadge({ score }: { score: CardPoints | undefined }) {
  const { t, i18n } = useTranslation('deck')
  const { keyplays } = useKeyplays()
  const number = (value: number) => figure(value, i18n.language)
  const earned = score !== undefined && score.points > 0
  const rows = (score?.keyplays ?? []).map(({ id, points }): [string, string] => [
    keyplayOf(keyplays, id).name,
    number(points),
  ])
  return (
    <Tooltip
      content={
        earned ? (
          <Sum
            rows={rows}
            total={[
              `${number(score.points)} · ${times(score.mult)} · ${times(score.phaseMult)}`,
              number(score.score),
            ]}
          />
        ) : (
          t('points.none')
        )
      }
    >
      <button type="button" className={styles.points} data-earned={earned || undefined}>
        <PointsCounter value={score?.points ?? 0} />
        <span className={styles.unit}>{t('points.unit')}</span>
      </button>
    </Tooltip>
  )
}
