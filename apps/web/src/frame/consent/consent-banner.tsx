import { Link } from '@tanstack/react-router'
import { Cookie } from 'lucide-react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { everything, onlyNecessary } from '../../base/storage/consent.ts'
import { consentStore } from '../../base/storage/consent-store.ts'
import { loadTexts } from '../../base/texts/i18n.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { useWanted } from '../../base/ui/base/use-wanted.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { publishHeight } from '../../base/ui/layout/publish-height.ts'
import styles from './consent-banner.module.css'

const ConsentDialog = lazyPart(() => import('./consent-dialog.tsx'))

/** Asks for consent once the texts have loaded: all, only the necessary, or by category. Refusing is as easy as accepting. */
export default lazyPart(async () => {
  await loadTexts('consent')
  return { default: ConsentBanner }
})

/** Keeps the choice; the focus goes on to the page, as the banner with the button disappears. */
function choose(consent: Parameters<typeof consentStore.choose>[0]): void {
  consentStore.choose(consent)
  document.getElementById('content')?.focus({ preventScroll: true })
}

function ConsentBanner() {
  const { t } = useTranslation('consent')
  const { wanted, want, forgo, giveUp } = useWanted()
  return (
    <aside ref={publishBanner} className={styles.place} aria-labelledby="consent">
      <div className={`row middle gap-2 across-4 ${styles.banner}`}>
        <Cookie size={22} className={`rigid accent ${styles.icon}`} aria-hidden />
        <div className={`shrinks t12 lines-140 ${styles.words}`}>
          <h2 id="consent" className={`after-2 ${styles.title}`}>
            {t('title')}
          </h2>
          <p className={`soft ${styles.text}`}>
            {t('text')}{' '}
            <Link to="/privacy-policy" className={`corners-4 accent ${styles.link}`}>
              {t('more')}
            </Link>
          </p>
        </div>
        <div className={`row gap-2 ${styles.choices}`}>
          <Button size="s" look="quiet" onClick={want}>
            {t('preferences')}
          </Button>
          <Button size="s" onClick={() => choose(onlyNecessary)}>
            {t('reject')}
          </Button>
          <Button size="s" onClick={() => choose(everything)}>
            {t('accept')}
          </Button>
        </div>
      </div>
      {wanted && <ConsentDialog open onOpenChange={forgo} onFail={giveUp} />}
    </aside>
  )
}

const publishBanner = publishHeight('--banner')
