import type { CardScore } from '@game/domain'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Tooltip } from '../../../base/ui/overlay/tooltip.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import type { NoPoints } from '../keyplay-points/use-player-scores.ts'
import { formatSum } from '../shared/number-format.ts'
import { PointsCounter } from '../shared/points-counter.tsx'
import { useGame } from '../state/use-game.ts'
import styles from './card-footer.module.css'
import { SumTable } from './sum-table.tsx'

/** The parts of a card's score that the badge shows. */
export type CardPoints = Pick<CardScore, 'points' | 'mult' | 'phaseMult' | 'score'> & {
  keyplays: readonly { id: number; points: number }[]
}

/** Shows a card's points, or why there are none. */
export function PointsBadge({ score }: { score: CardPoints | NoPoints | undefined }) {
  const { t } = useTranslation('deck')
  if (typeof score !== 'string') return <Points score={score} />
  if (score === 'loading') return null
  if (score !== 'missing' && score !== 'awaited')
    return (
      <Tooltip content={t(`${score}.why`)}>
        <button type="button" className={`baseline at-end tall text-right fill ${styles.points}`}>
          {t(`${score}.card`)}
        </button>
      </Tooltip>
    )
  const why = score === 'missing' ? t('scoresMissing.points') : t('sheet.awaited')
  return (
    <Tooltip content={why}>
      <button
        type="button"
        className={`baseline at-end tall text-right fill ${styles.points}`}
        aria-label={why}
      >
        –
      </button>
    </Tooltip>
  )
}

/** Shows the card's part of the deck's score; the tooltip shows the points of each keyplay, or NO POINTS (rulebook 13.13). */
function Points({ score }: { score: CardPoints | undefined }) {
  const { t, i18n } = useTranslation('deck')
  const { phase } = useGame()
  const keyplays = useDeck(deck => deck.keyplays)
  const number = (value: number) => formatNumber(value, i18n.language)
  const earned = score !== undefined && score.points > 0
  const rows = (score?.keyplays ?? []).map(({ id, points }): [string, string] => [
    keyplayOf(keyplays, id).name,
    number(points),
  ])
  return (
    <Tooltip
      content={
        earned ? (
          <SumTable
            rows={rows}
            total={[
              t('total'),
              formatSum(score.points, [score.mult, score.phaseMult], score.score, i18n.language),
            ]}
          />
        ) : (
          t('points.none')
        )
      }
    >
      <button
        type="button"
        className={`baseline at-end tall text-right fill ${styles.points}`}
        data-earned={earned || undefined}
      >
        <PointsCounter key={phase.index} value={score?.score ?? 0} />
        <span className={`medium faint ${styles.unit}`}>{t('points.unit')}</span>
      </button>
    </Tooltip>
  )
}
