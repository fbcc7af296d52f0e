import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { publishHeight } from '../../base/ui/layout/publish-height.ts'
import styles from './device-bar.module.css'

/** Says that a new version is ready; the user renews the page when it suits them. */
export default function NewVersion({ renew, later }: { renew: () => void; later: () => void }) {
  const { t } = useTranslation('device')
  return (
    <section
      ref={publishBar}
      className={`row wrap middle at-end gap-3 across-4 pad-4 framed-strong ground-sheet ${styles.bar}`}
      aria-label={t('version.title')}
    >
      <p role="status">{t('version.text')}</p>
      <div className="row gap-2">
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
