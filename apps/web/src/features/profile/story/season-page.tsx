import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarRange, UserRoundX } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { inProduct } from '../../../base/product/in-product.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ShareButton } from '../../../frame/share/share-button.tsx'
import { sharedSeason } from '../../../frame/share/shared.ts'
import { Page } from '../../../frame/shell/page.tsx'
import styles from './season.module.css'
import { SeasonFacts, type SeasonReview } from './season-facts.tsx'

const route = getRouteApi('/profile_/$userName/season')

/** Shows /profile/{userName}/season?year=: a user's season in review (rulebook 27.5). */
export function SeasonPage() {
  const { t } = useTranslation('story')
  const { userName } = route.useParams()
  const { year } = route.useSearch()
  const profile = useQuery(trpc.account.getUser.queryOptions({ user: userName }))
  const user = profile.data?.user
  const season = useQuery(
    trpc.story.getSeasonReview.queryOptions(
      { userId: user?.id ?? 0, ...(year !== undefined && { year }) },
      { enabled: user !== undefined && user !== null },
    ),
  )
  const failed = [profile, season].find(({ isError, data }) => isError && !data)
  const title = t('season.title', { name: userName })
  return (
    <Page
      title={title}
      breadcrumbs={[
        {
          label: userName,
          isName: true,
          link: { to: '/profile/{-$userName}', params: { userName } },
        },
        { label: t('season.short') },
      ]}
    >
      {failed ? (
        <FailedState error={failed.error} onRetry={() => failed.refetch()} busy={failed.isFetching} />
      ) : profile.isSuccess && !user ? (
        <Panel>
          <h1 className="visually-hidden">{title}</h1>
          <EmptyState icon={<UserRoundX size={22} />} title={t('season.notFound', { name: userName })} />
        </Panel>
      ) : season.data ? (
        <Season season={season.data} />
      ) : (
        <Loading label={t('season.loading')}>
          <Skeleton height={420} radius={20} />
        </Loading>
      )}
    </Page>
  )
}

function Season({ season }: { season: SeasonReview }) {
  const { t } = useTranslation('story')
  const self = useCurrentUser()
  const { user, year, years, hidden, decks, won } = season
  const own = self?.id === user.id
  const isShared = decks > 0 && !(own && self.historyHidden)
  const title = t('season.of', { name: user.name, year })
  return (
    <section className={styles.stage} aria-label={title}>
      <header className="row top between gap-3">
        <h1 className="shrinks breaks t28 lines-120 heavy" dir="auto">
          {title}
        </h1>
        {isShared && <ShareButton label={t('season.share')} shared={sharedSeason(user, year, title)} />}
      </header>
      {hidden ? (
        <EmptyState icon={<CalendarRange size={22} />} title={t('history.hidden')} />
      ) : decks === 0 ? (
        <EmptyState
          icon={<CalendarRange size={22} />}
          title={t('season.none')}
          text={t(own ? 'season.noneOwn' : 'season.noneOther')}
          action={
            own && (
              <ButtonLink to="/$product/games" params={inProduct}>
                {t('history.games')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <p className="soft">{t('season.decks', { decks, won })}</p>
          <SeasonFacts season={season} />
        </>
      )}
      {years.length > 1 && (
        <nav className="row wrap gap-2 above-5" aria-label={t('season.years')}>
          {years.map(each => (
            <ButtonLink
              key={each}
              to="/profile/$userName/season"
              params={{ userName: user.username }}
              search={{ year: each }}
              size="s"
              aria-current={each === year ? 'page' : undefined}
            >
              {each}
            </ButtonLink>
          ))}
        </nav>
      )}
    </section>
  )
}
