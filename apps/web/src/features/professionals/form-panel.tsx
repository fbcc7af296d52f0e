import { inLanguage } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import styles from './professional.module.css'
import type { Professional } from './professional-head.tsx'

/** Shows the scores of the last locked phases as bars, each with the share of decks that held the player. */
export function FormPanel({ form }: { form: Professional['form'] }) {
  const { t, i18n } = useTranslation('professionals')
  const points = usePoints()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const most = Math.max(1, ...form.map(({ score }) => score ?? 0))
  return (
    <Panel head={t('form.title')}>
      {form.length === 0 ? (
        <EmptyState icon={<ChartColumn size={20} />} title={t('form.none')} text={t('form.noneText')} />
      ) : (
        <ul>
          {form
            .map(each => inLanguage(each, i18n.language))
            .map(({ eventId, event, phaseIndex, phase, score, share }) => (
              <li key={`${eventId} ${phaseIndex}`} className={`stack middle gap-3 ${styles.phase}`}>
                <span className={styles.words}>
                  <Link
                    to="/$product/games/$eventId/{-$eventName}"
                    params={{ ...inProduct, eventId: String(eventId) }}
                    className="corners-4 lights"
                    dir="auto"
                  >
                    {event}
                  </Link>
                  <span className={styles.note} dir="auto">
                    {phase || t('form.phase', { phase: phaseIndex })}
                  </span>
                </span>
                <span className={`clips corners-4 ${styles.bar}`} aria-hidden>
                  <span style={{ '--share': (score ?? 0) / most }} />
                </span>
                <span className={`tabular text-right ${styles.score}`}>
                  <strong>{score === null ? t('form.noScore') : points(score)}</strong>
                  <span className={styles.note}>{t('form.picked', { share: percent.format(share) })}</span>
                </span>
              </li>
            ))}
        </ul>
      )}
    </Panel>
  )
}
