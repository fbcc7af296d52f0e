import { Link } from '@tanstack/react-router'
import { Cookie } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { everything, onlyNecessary } from '../storage/consent.ts'
import { consentStore } from '../storage/consent-store.ts'
import { Button } from '../ui/input/button.tsx'
import styles from './consent-banner.module.css'

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'))

/** Asks for consent: all, only the necessary, or by category. Refusing is as easy as accepting. */
export default function ConsentBanner() {
  const { t } = useTranslation('consent')
  const [choosing, setChoosing] = useState(false)
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => (place.current ? tellHeight(place.current) : undefined), [])
  return (
    <aside ref={place} className={styles.place} aria-labelledby="consent">
      <div className={styles.banner}>
        <Cookie size={26} className={styles.icon} aria-hidden />
        <div className={styles.words}>
          <h2 id="consent" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>
            {t('text')}{' '}
            <Link to="/privacy-policy" className={styles.link}>
              {t('more')}
            </Link>
          </p>
        </div>
        <div className={styles.choices}>
          <Button look="quiet" onClick={() => setChoosing(true)}>
            {t('preferences')}
          </Button>
          <Button onClick={() => consentStore.choose(onlyNecessary)}>{t('reject')}</Button>
          <Button onClick={() => consentStore.choose(everything)}>{t('accept')}</Button>
        </div>
      </div>
      <Suspense fallback={null}>{choosing && <ConsentDialog open onOpenChange={setChoosing} />}</Suspense>
    </aside>
  )
}

/**
 * Tells the page how high the banner is: popups stand above it (notices.module.css), so that its buttons stay within
 * reach.
 */
function tellHeight(banner: HTMLElement): () => void {
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty('--banner', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    root.removeProperty('--banner')
  }
}
