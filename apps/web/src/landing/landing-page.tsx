import { product } from '@game/domain'
import { MyLeagues } from '../leagues/place/places.tsx'
import { Page } from '../shell/page.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { Carousel } from '../ui/layout/carousel.tsx'
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
        <h2 id="news" className={styles.heading}>
          {t('news')}
        </h2>
        <Carousel label={t('newsOf', { product: product.name })} slides={[<WelcomeItem key="welcome" />]} />
      </section>
    </Page>
  )
}
