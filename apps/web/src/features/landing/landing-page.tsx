import { product } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { withTexts } from '../../base/texts/with-texts.ts'
import { Carousel } from '../../base/ui/layout/carousel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { Featured, FeaturedSkeleton } from './featured.tsx'
import styles from './landing-page.module.css'
import { WelcomeItem } from './welcome-item.tsx'

/** Loads for signed-in users only. */
const Home = lazyPart(() =>
  withTexts(import('./home/home.tsx'), 'home', 'leagues', 'leaderboards', 'notifications'),
)

/** Shows /{product}: an event to play and the news; for signed-in users what concerns them above both (rulebook 13.6, 13.87). */
export function LandingPage() {
  const { t } = useTranslation('landing')
  const user = useCurrentUser()
  const [hasFailed, setFailed] = useState(false)
  // Read while it is not known yet who the viewer is.
  useQuery(trpc.event.getFeaturedEvents.queryOptions({}))
  const waiting = (
    <div className={styles.featured}>
      <FeaturedSkeleton />
    </div>
  )
  const rest = (
    <>
      <p className={`t16 lines-140 ${styles.pitch}`}>{t('pitch')}</p>
      <div className={styles.featured}>
        <Featured />
      </div>
      <section className={styles.news} aria-labelledby="news">
        <h2 id="news" className={`row middle gap-2 below-3 caps t14 soft ${styles.heading}`}>
          {t('news')}
        </h2>
        <Carousel label={t('newsOf', { product: product.name })} slides={[<WelcomeItem key="welcome" />]} />
      </section>
    </>
  )
  return (
    <Page title={t('title')} breadcrumbs={[]}>
      {user && !hasFailed ? (
        <Home userId={user.id} fallback={waiting} onFail={() => setFailed(true)}>
          {rest}
        </Home>
      ) : user === undefined ? (
        waiting
      ) : (
        rest
      )}
    </Page>
  )
}
