import { useTranslation } from '../texts/use-translation.ts'
import { Button } from '../ui/input/button.tsx'
import { publishHeight } from '../ui/layout/publish-height.ts'
import styles from './device-bar.module.css'

/** Says that a new version is ready; the user renews the page when it suits them. */
export default function NewVersion({ renew, later }: { renew: () => void; later: () => void }) {
  const { t } = useTranslation('device')
  return (
    <section ref={publishBar} className={styles.bar} aria-label={t('version.title')}>
      <p role="status">{t('version.text')}</p>
      <div className={styles.choices}>
        <Button size="s" look="quiet" onClick={later}>
          {t('version.later')}
        </Button>
        <Button size="s" look="beam" onClick={renew}>
          {t('version.renew')}
        </Button>
      </div>
    </section>
  )
}

const publishBar = publishHeight('--banner')
