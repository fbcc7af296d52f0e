import { product } from '@game/domain'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Carousel } from '../../base/ui/layout/carousel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { MyLeagues } from '../leagues/place/places.tsx'
import { Featured } from './featured.tsx'
import styles from './landing-page.module.css'
import { WelcomeItem } from './welcome-item.tsx'

/** Shows /{product}: an event to play and the news. */
export function LandingPage() {
  const { t } = useTranslation('landing')
  return (
    <Page title={t('title')} breadcrumbs={[]}>
      <p className={styles.pitch}>{t('pitch')}</p>
      <div className={styles.featured}>
        <Featured />
      </div>
      <MyLeagues />
      <section className={styles.news} aria-labelledby="news">
        <h2 id="news" className={`row middle gap-2 below-3 caps t12 soft ${styles.heading}`}>
          {t('news')}
        </h2>
        <Carousel label={t('newsOf', { product: product.name })} slides={[<WelcomeItem key="welcome" />]} />
      </section>
    </Page>
  )
}
