import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { Select } from '../../base/ui/input/select.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { EventResults } from './event-results.tsx'
import { EventScores } from './event-scores.tsx'
import { EventTiles, TilesSkeleton } from './event-tiles.tsx'
import styles from './leaderboards-page.module.css'
import { rankedEvents } from './ranked-events.ts'
import { RanksPanel } from './ranks-panel.tsx'
import { ScoresSkeleton } from './scores-skeleton.tsx'
import { type ScoresView, wholeRanking } from './scores-view.ts'

const route = getRouteApi('/$product/leaderboards')

/** Shows /{product}/leaderboards: the ranking of an event. Event, page and search are in the address. */
export function LeaderboardsPage() {
  const { t } = useTranslation('leaderboards')
  const { event: chosen, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, isPending } = useQuery(trpc.event.getEvents.queryOptions({}))
  const events = rankedEvents(data?.events ?? [])
  const event = events.find(({ id }) => id === chosen)
  const show = (view: ScoresView) => navigate({ search: { event: chosen, ...view }, replace: true })
  return (
    <Page title={t('title')}>
      <div className="row wrap middle between gap-3 across-5 below-4">
        <h1 className="t28 capital">{t('title')}</h1>
        <div className={`fits ${styles.choice}`}>
          <Select
            label={t('event')}
            options={events.map(({ id, name }) => ({ value: id, label: name }))}
            value={event?.id ?? null}
            onChange={id => navigate({ search: id === null ? {} : { event: id } })}
            placeholder={t('notSelected')}
          />
        </div>
      </div>
      {chosen === undefined && <p className="below-4 soft">{t('chooseText')}</p>}
      {isPending ? (
        <Loading label={t('loading')}>
          <TilesSkeleton chosen={chosen} />
        </Loading>
      ) : (
        <EventTiles events={events} chosen={chosen} />
      )}
      {chosen === undefined ? null : isPending ? (
        <Loading label={t('loading')}>
          <ScoresSkeleton />
        </Loading>
      ) : (
        <>
          {event?.completed && <EventResults key={`results ${chosen}`} event={event} />}
          {event && <RanksPanel key={`ranks ${chosen}`} event={event} />}
          <EventScores
            key={chosen}
            eventId={chosen}
            caption={t('caption', { event: event?.name ?? '' })}
            view={{ ...wholeRanking, ...search }}
            onView={show}
          />
        </>
      )}
    </Page>
  )
}
