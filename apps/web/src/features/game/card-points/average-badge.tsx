import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Tooltip } from '../../../base/ui/overlay/tooltip.tsx'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import styles from './card-footer.module.css'
import formStyles from './form-bars.module.css'

/** From which share of the average on the last phase counts as good, and below which as poor. */
const hot = 1.1
const cold = 0.7

/**
 * Shows what a player scored per series so far and in the last phases; the tooltip says so, and that there are no points yet
 * (rulebook 13.13, 13.78).
 */
export function AverageBadge({ average: { points, form } }: { average: Average }) {
  const { t, i18n } = useTranslation('deck')
  const number = (value: number) => formatNumber(value, i18n.language)
  const last = t('average.form', { phases: form.length, points: form.map(number).join(', ') })
  return (
    <Tooltip content={`${t('points.none')}. ${t('average.why', { points })} ${last}`}>
      <button type="button" className={`baseline at-end tall text-right fill ${styles.points}`} data-earned>
        <span aria-hidden className={`inline-row baseline ${styles.average}`}>
          {form.length > 1 && <FormBars average={points} form={form} />}
          <span className={`medium faint ${styles.unit}`}>ø</span> {number(points)}
        </span>
        <span className="visually-hidden">
          {t('average.label', { points })}. {last}
        </span>
      </button>
    </Tooltip>
  )
}

/** A bar for each of the last phases, the newest on the right; its colour says whether it was better or worse than usual. */
function FormBars({ average, form: points }: { average: number; form: readonly number[] }) {
  const best = Math.max(...points, 1)
  const now = points.at(-1) ?? 0
  const trend = now >= average * hot ? 'hot' : now < average * cold ? 'cold' : undefined
  return (
    <span className={`bottom ${formStyles.bars}`} data-part="form" data-trend={trend}>
      {points.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its place
        <i key={place} style={{ '--height': Math.max(each / best, 0.12) }} />
      ))}
    </span>
  )
}
