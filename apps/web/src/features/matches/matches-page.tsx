import { isCalendarDay, matchDay } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { client, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { MatchRow } from './match-row.tsx'
import { type Match, runningOf } from './match-score.ts'
import styles from './matches.module.css'
import { useMatchStream } from './use-match-stream.tsx'

/** At most this many events are listened to; the matches of others are asked for every half minute. */
const mostStreams = 3
const pollMs = 30_000
const placeholders = [1, 2, 3, 4]

/** Shows /{product}/matches: the matches of a day over all events (rulebook 29.5). */
export function MatchesPage({ named }: { named: string | undefined }) {
  const { t, i18n } = useTranslation('matches')
  const day = named && isCalendarDay(named) && named >= '2000' && named < '2100' ? named : undefined
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { data, isError, error, refetch, isFetching, isPlaceholderData } = useQuery(
    trpc.match.getMatches.queryOptions(
      { zone, ...(day && { day }) },
      {
        placeholderData: keepPreviousData,
        meta: { quiet: true },
        refetchInterval: ({ state }) =>
          state.data && eventsOf(state.data.matches).length > mostStreams ? pollMs : false,
      },
    ),
  )
  const filters = useMemo(() => trpc.match.getMatches.queryFilter(), [])
  const streams = useMatchStream(eventsOf(data?.matches ?? []).slice(0, mostStreams), 'scores', filters)
  useMovedAway(isPlaceholderData ? undefined : data)
  const shown = day ?? (isPlaceholderData ? undefined : data?.day)
  const around = shown === undefined ? undefined : matchDay(shown, 'UTC')
  return (
    <Page title={t('title')}>
      {streams}
      <h1 className="below-4 t28 capital">{t('title')}</h1>
      <nav className={`row wrap middle gap-2 below-4 ${styles.days}`} aria-label={t('days')}>
        <ButtonLink
          size="s"
          to="/$product/matches/{-$matchId}"
          params={{ ...inProduct, matchId: undefined }}
          search={around ? { day: around.before } : {}}
          aria-label={t('before')}
        >
          <ChevronLeft size={18} aria-hidden />
        </ButtonLink>
        <h2 className={`t20 text-center capital ${styles.day}`} aria-live="polite">
          {shown ? dayText(shown, i18n.language) : ' '}
        </h2>
        <ButtonLink
          size="s"
          to="/$product/matches/{-$matchId}"
          params={{ ...inProduct, matchId: undefined }}
          search={around ? { day: around.after } : {}}
          aria-label={t('after')}
        >
          <ChevronRight size={18} aria-hidden />
        </ButtonLink>
        <ButtonLink
          size="s"
          to="/$product/matches/{-$matchId}"
          params={{ ...inProduct, matchId: undefined }}
          search={{}}
        >
          {t('today')}
        </ButtonLink>
        <span className="t14 faint">{t('zone', { zone })}</span>
      </nav>
      {isError && !data ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data || isPlaceholderData ? (
        <Loading label={t('loading')}>
          {placeholders.map(place => (
            <div key={place} className="below-2">
              <Skeleton height={92} radius={14} />
            </div>
          ))}
        </Loading>
      ) : data.matches.length === 0 ? (
        <NoMatches next={data.next} before={data.before} />
      ) : (
        <>
          <ul className="stack gap-2" aria-label={t('list')}>
            {data.matches.map(match => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
          {data.count > data.matches.length && (
            <p className="note above-3">{t('more', { shown: data.matches.length, count: data.count })}</p>
          )}
        </>
      )}
    </Page>
  )
}

/** Says that there are no matches, and leads to the next day with some, else to the last. */
function NoMatches({ next, before }: { next: string | null; before: string | null }) {
  const { t, i18n } = useTranslation('matches')
  const day = next ?? before
  return (
    <Panel>
      <EmptyState
        icon={<CalendarDays size={22} />}
        title={t('none')}
        text={t(day ? (next ? 'noneNext' : 'noneBefore') : 'noneAtAll')}
        action={
          day && (
            <ButtonLink
              className={styles.other}
              to="/$product/matches/{-$matchId}"
              params={{ ...inProduct, matchId: undefined }}
              search={{ day }}
            >
              {dayText(day, i18n.language)}
            </ButtonLink>
          )
        }
      />
    </Panel>
  )
}

/** The events of matches, those with running maps first. */
const eventsOf = (matches: readonly Match[]): number[] => {
  const running = matches.filter(match => runningOf(match).length > 0)
  return [...new Set([...running, ...matches].map(({ eventId }) => eventId))]
}

/** Writes a day as `Monday, 1 June 2026`. */
const dayText = (day: string, language: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  })

/** Says of a match that leaves the day while it is shown to which time it was moved (rulebook 29.5). */
function useMovedAway(data: { day: string; matches: readonly Match[] } | undefined) {
  const { t, i18n } = useTranslation('matches')
  const last = useRef(data)
  useEffect(() => {
    const gone =
      data && last.current?.day === data.day
        ? last.current.matches.filter(({ id }) => !data.matches.some(match => match.id === id))
        : []
    if (data) last.current = data
    for (const { id } of gone)
      client.match.getMatch
        .query({ id })
        .then(({ match: { home, away, date } }) =>
          notify(
            'info',
            t('moved', { home: home.name, away: away.name, when: formatMoment(date, i18n.language) }),
          ),
        )
        // It may have been removed: then there is nothing to say.
        .catch(() => undefined)
  }, [data, t, i18n])
}
