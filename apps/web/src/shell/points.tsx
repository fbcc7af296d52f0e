import { useTranslation } from 'react-i18next'
import styles from './points.module.css'

/** One's points of all events, rounded to whole numbers. */
export function Points({ points }: { points: number }) {
  const { t, i18n } = useTranslation('shell')
  const shown = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(points)
  return (
    <span className={styles.points}>
      <span className="visually-hidden">{t('pointsOf', { points: shown })}</span>
      <strong aria-hidden>{shown}</strong>
      <span aria-hidden className={styles.unit}>
        {t('points')}
      </span>
    </span>
  )
}
