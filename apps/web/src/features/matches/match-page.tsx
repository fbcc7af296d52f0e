import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import { useMemo } from 'react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { FinalityMark } from '../../frame/shell/finality-mark.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { spokenMap } from '../game/live-scores/spoken-map.ts'
import { type MatchDetail, runningOf, scoreOf } from './match-score.ts'
import { MatchTeam } from './match-team.tsx'
import styles from './matches.module.css'
import { useMatchStream } from './use-match-stream.tsx'

/** Shows /{product}/matches/{matchId}: a match with its maps and what its players did (rulebook 29.5). */
export function MatchPage({ matchId }: { matchId: string }) {
  const { t } = useTranslation('matches')
  const id = /^[1-9]\d{0,8}$/.test(matchId) ? Number(matchId) : 0
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.match.getMatch.queryOptions({ id }, { enabled: id > 0, retry: false, meta: { quiet: true } }),
  )
  const match = data?.match
  const filters = useMemo(() => trpc.match.getMatch.queryFilter({ id }), [id])
  const streams = useMatchStream(match ? [match.eventId] : [], 'counts', filters)
  const name = match ? t('teams', { home: match.home.name, away: match.away.name }) : t('match')
  return (
    <Page
      title={name}
      breadcrumbs={[
        {
          label: t('title'),
          link: { to: '/$product/matches/{-$matchId}', params: { ...inProduct, matchId: undefined } },
        },
        { label: name, isName: true },
      ]}
    >
      {streams}
      {id === 0 || failureOf(error)?.status === 404 ? (
        <Panel>
          <h1 className="visually-hidden">{t('match')}</h1>
          <EmptyState icon={<CalendarX size={22} />} title={t('notFound')} />
        </Panel>
      ) : isError && !match ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !match ? (
        <Loading label={t('loading')}>
          <Skeleton height={200} radius={20} />
          <br />
          <Skeleton height={320} radius={14} />
        </Loading>
      ) : (
        <>
          <Head match={match} />
          <Maps match={match} />
          <div className={`stack top gap-4 columns-from-1000 ${styles.columns}`}>
            <MatchTeam match={match} side="home" />
            <MatchTeam match={match} side="away" />
          </div>
          <Sources match={match} />
        </>
      )}
    </Page>
  )
}

/** Shows who plays whom, when and in which event, and how it stands. */
function Head({ match }: { match: MatchDetail }) {
  const { t, i18n } = useTranslation('matches')
  const user = useCurrentUser()
  const { event, eventId, date, status, bestOf, home, away, ownCards } = match
  const { phase } = inLanguage(match, i18n.language)
  return (
    <div className={`stack gap-3 below-4 clips text-center ${styles.head}`}>
      <p className="row wrap middle centred gap-2">
        <time dateTime={date} className="t14 soft">
          {formatMoment(date, i18n.language)}
        </time>
        {bestOf !== null && <span className="t14 soft">{t('bestOf', { count: bestOf })}</span>}
        {status !== 'scheduled' && <Chip tone="warning">{t(`status.${status}`)}</Chip>}
        {runningOf(match).length > 0 && <Chip tone="open">{t('state.running')}</Chip>}
      </p>
      <h1 className="visually-hidden">{t('teams', { home: home.name, away: away.name })}</h1>
      <div className={`stack top gap-3 ${styles.versus}`}>
        <Side team={home} />
        <strong className="t36 tabular one-line">{scoreOf(match) ?? t('versus')}</strong>
        <Side team={away} />
      </div>
      <p className="row wrap middle centred gap-2 t14">
        <Link
          {...(user
            ? linkOptions({
                to: '/$product/games/$eventId/{-$eventName}',
                params: { ...inProduct, eventId: String(eventId) },
              })
            : linkOptions({ to: '/$product/leaderboards', params: inProduct, search: { event: eventId } }))}
          className={`corners-4 lights breaks ${styles.link}`}
          dir="auto"
        >
          {event}
        </Link>
        <span className="soft" dir="auto">
          {phase || t('phaseOf', { index: match.phaseIndex })}
        </span>
        {match.sources.length > 0 && <FinalityMark of={match} />}
      </p>
      {ownCards.length > 0 && (
        <p className="t14 accent breaks" dir="auto">
          {t('ownCards', { count: ownCards.length, names: ownCards.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  )
}

function Side({ team: { key, name } }: { team: MatchDetail['home'] }) {
  return (
    <div className="column middle gap-2 shrinks">
      <Picture
        src={`/img/teams/${key}.png`}
        width={256}
        height={256}
        shown={128}
        className={`rigid ${styles.largeCrest}`}
        eager
      />
      <span className="breaks t20 bold" dir="auto">
        {name}
      </span>
    </div>
  )
}

/** Lists the maps with their results, or with the round that is played. */
function Maps({ match: { maps } }: { match: MatchDetail }) {
  const { t } = useTranslation('matches')
  if (maps.length === 0) return null
  return (
    <Panel head={t('maps')} className="below-4">
      <ol className="stack gap-2">
        {maps.map(({ map, state, home, away, round }) => (
          <li key={map} className={`row wrap middle gap-3 across-3 ${styles.map}`}>
            <strong className="t16" dir="auto">
              {spokenMap(map)}
            </strong>
            {home !== null && away !== null && (
              <span className="t20 bold tabular">
                {home}:{away}
              </span>
            )}
            <span className="t14 soft">
              {state === 'running'
                ? t('round', { round: round ?? 0 })
                : state === 'played' && home !== null && away !== null
                  ? t('rounds', { count: home + away })
                  : t('planned')}
            </span>
            {state === 'running' && <Chip tone="open">{t('state.running')}</Chip>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Says where the numbers come from, and since when (rulebook 29.2). */
function Sources({ match: { sources } }: { match: MatchDetail }) {
  const { t, i18n } = useTranslation('matches')
  return (
    <section className="above-4" aria-label={t('sources.title')}>
      {sources.length === 0 ? (
        <p className="note">{t('sources.none')}</p>
      ) : (
        <ul>
          {sources.map(({ type, kind, whole, since }) => (
            <li key={`${type} ${kind} ${whole}`} className="note">
              {t(`sources.${kind}`, {
                type: t(`sources.type.${type}`),
                when: formatMoment(since, i18n.language),
              })}
              {whole && ` ${t('sources.whole')}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
