import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { TableRow } from '../league.ts'
import styles from './form-marks.module.css'

/**
 * Shows a member's last five rounds, the newest last: in a head to head the first letter of each result, else a bar as high as its score;
 * a dash for a round without a deck.
 */
export function FormMarks({ form, best }: { form: TableRow['form']; best: number }) {
  const { t } = useTranslation('leagues')
  const points = usePoints()
  if (form.length === 0) return null
  return (
    <ol className={`row ${styles.form}`} aria-label={t('table.form')}>
      {form.map(({ round, score, hasDeck, outcome }) => {
        const result = outcome && `, ${t(`table.outcome.${outcome}`)}`
        const words = t(hasDeck ? 'table.formRound' : 'table.formNone', { round, score: points(score) })
        return (
          <li
            key={round}
            className={`t12 bold soft stack in-middle corners-4 lines-100 holds ${styles.mark}`}
            data-outcome={outcome ?? undefined}
            data-none={!hasDeck || undefined}
            title={`${words}${result ?? ''}`}
          >
            {outcome && <span aria-hidden>{t(`table.outcomeLetter.${outcome}`)}</span>}
            {!outcome && hasDeck && (
              <span
                aria-hidden
                className={`cover ${styles.bar}`}
                style={{ '--share': Math.max(0.12, score / Math.max(1, best)) }}
              />
            )}
            {!outcome && !hasDeck && <span aria-hidden>–</span>}
            <span className="visually-hidden">{`${words}${result ?? ''}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
