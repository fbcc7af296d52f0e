import { productOver } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Tooltip } from '../../../base/ui/overlay/tooltip.tsx'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import type { NoPoints } from '../keyplay-points/use-player-scores.ts'
import { frameOf } from '../shared/frame.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import { AverageBadge } from './average-badge.tsx'
import styles from './card-footer.module.css'
import { type CardPoints, PointsBadge } from './points-badge.tsx'
import { SumTable } from './sum-table.tsx'

/** The parts of a card's multiplier: that of its best sleeve, with its name, and that of the phase. */
export type CardMultiplier = { sleeve: number; sleeveName: string | null; phase: number }

/** The product of both parts. */
export const totalOf = ({ sleeve, phase }: CardMultiplier): number =>
  productOver([Math.round(sleeve * 100), Math.round(phase * 100)], 100) / 100

/** Shows the foot of a card: its multiplier and its points. */
export function CardFooter({
  mult,
  score,
  average,
}: {
  mult: CardMultiplier
  score?: CardPoints | NoPoints | undefined
  /** What the player scored per series so far, shown until there is a score. */
  average?: Average | undefined
}) {
  return (
    <div className={`tall ${styles.footer}`} data-part="footer">
      <MultiplierBadge mult={mult} />
      {score === undefined && average !== undefined ? (
        <AverageBadge average={average} />
      ) : (
        <PointsBadge score={score} />
      )}
    </div>
  )
}

/** Shows a card's multiplier; the tooltip shows its parts. */
function MultiplierBadge({ mult }: { mult: CardMultiplier }) {
  const { t, i18n } = useTranslation('deck')
  const total = formatMultiplier(totalOf(mult), i18n.language)
  return (
    <Tooltip
      content={
        <SumTable
          rows={[
            [mult.sleeveName ?? t('mult.noSleeve'), formatMultiplier(mult.sleeve, i18n.language)],
            [t('mult.phase'), formatMultiplier(mult.phase, i18n.language)],
          ]}
          total={[t('mult.total'), total]}
        />
      }
    >
      <button
        type="button"
        className={`worth ${styles.mult}`}
        data-worth={frameOf(mult.sleeve)}
        aria-label={t('mult.label', { total })}
      >
        {total}
      </button>
    </Tooltip>
  )
}
