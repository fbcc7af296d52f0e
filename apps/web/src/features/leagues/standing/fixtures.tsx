import { inLanguage } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Swords } from 'lucide-react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import type { Fixture, League } from '../league.ts'
import { useUndrawnWords } from '../use-undrawn-words.ts'
import { FixtureRow } from './fixture-row.tsx'
import styles from './fixtures.module.css'
import { playLive, useLiveScores } from './live-totals.ts'

/** Shows the fixtures of a round of a head to head, the viewer's own fixture first and lit; and the rounds before and after. While maps run, their scores include them. */
export function Fixtures({
  league,
  round,
  onRound,
}: {
  league: League
  round: number | undefined
  onRound: (round: number | undefined) => void
}) {
  const { t, i18n } = useTranslation('leagues')
  const undrawn = useUndrawnWords()(league)
  const userId = useCurrentUser()?.id
  const fixtures = useQuery(
    trpc.league.getLeagueFixtures.queryOptions(
      { leagueId: league.id, ...(round !== undefined && { round }) },
      { placeholderData: keepPreviousData },
    ),
  )
  const { data } = fixtures
  const shown = data?.round ?? null
  const named = league.rounds.find(each => each.round === shown)
  const name =
    shown === null ? '' : (named && inLanguage(named, i18n.language).name) || t('round', { round: shown })
  const step = (label: string, to: number, Icon: typeof ChevronLeft) => (
    <IconButton
      size="s"
      label={label}
      disabled={shown === null || to < 1 || to > (data?.rounds ?? 0)}
      onClick={() => onRound(to)}
    >
      <Icon size={18} />
    </IconButton>
  )
  const isOwn = ({ home, away }: Fixture) => userId !== undefined && [home?.id, away?.id].includes(userId)
  const isRunning = named?.state === 'running'
  const of = data && data.eventId !== null ? { eventId: data.eventId, phaseIndex: data.phaseIndex } : null
  const live = useLiveScores(of, data && isRunning ? membersIn(data, league) : [])
  const inOrder =
    data && playLive(data.fixtures, live.scores).sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  return (
    <Panel
      flush
      head={t('fixtures.title')}
      actions={
        shown !== null && (
          <>
            {step(t('fixtures.previous'), shown - 1, ChevronLeft)}
            <span className={`cut strong ${styles.round}`} dir="auto">
              {name}
            </span>
            {step(t('fixtures.next'), shown + 1, ChevronRight)}
          </>
        )
      }
    >
      {fixtures.isError && !data ? (
        <FailedState error={fixtures.error} onRetry={() => fixtures.refetch()} busy={fixtures.isFetching} />
      ) : !data || !inOrder ? (
        <Loading label={t('loading')}>
          <ListSkeleton rows={4} height={84} />
        </Loading>
      ) : inOrder.length === 0 ? (
        <EmptyState
          icon={<Swords size={20} />}
          title={t('fixtures.none')}
          text={undrawn ?? t(named?.state === 'skipped' ? 'fixtures.skipped' : 'fixtures.noneText')}
        />
      ) : (
        <ul aria-label={`${t('fixtures.title')}: ${name}`}>
          {inOrder.map(fixture => (
            <FixtureRow
              key={`${fixture.home?.id} ${fixture.away?.id}`}
              fixture={fixture}
              isOwn={isOwn(fixture)}
              isLive={live.isRunning}
              of={of}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type FixturesAnswer = Outputs['league']['getLeagueFixtures']

/** The members who count in a round, also those who only count for AVERAGE (rulebook 19.6, 19.18). */
function membersIn({ fixtures, lock }: FixturesAnswer, { roster }: League): number[] {
  const playing = fixtures.flatMap(({ home, away }) => [home, away].flatMap(user => user?.id ?? []))
  const joined = (roster ?? []).filter(
    ({ joinedAt }) => lock !== null && Date.parse(joinedAt) < Date.parse(lock),
  )
  return [...new Set([...playing, ...joined.map(({ user }) => user.id)])]
}
