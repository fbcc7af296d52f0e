import { CloudOff } from 'lucide-react'
import { useTranslation } from '../texts/use-translation.ts'
import { useStreamLost } from './lost-streams.ts'
import styles from './stream-state.module.css'

/** Says that live changes do not arrive (rulebook 13.37). Its status element is always in the page, so that screen readers read changes out. */
export function StreamState() {
  const { t } = useTranslation('shell')
  const lost = useStreamLost()
  return (
    <span role="status" className={styles.state}>
      {lost && (
        <span
          className={`inline-row middle gap-2 one-line t12 warning ${styles.lost}`}
          title={t('streamLost')}
        >
          <CloudOff size={16} aria-hidden />
          <span className={styles.words}>{t('streamLost')}</span>
        </span>
      )}
    </span>
  )
}
