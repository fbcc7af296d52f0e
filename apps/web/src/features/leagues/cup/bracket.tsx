import { useQuery } from '@tanstack/react-query'
import { Crown, Trophy } from 'lucide-react'
import { useRef } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useShownName } from '../../../base/session/shown-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import type { Bracket as BracketAnswer, League, Tie } from '../league.ts'
import { useLiveScores } from '../standing/live-totals.ts'
import { useUndrawnWords } from '../use-undrawn-words.ts'
import styles from './bracket.module.css'
import { type Level, levelName, levelsOf, tieKey, wayOf } from './bracket-view.ts'
import { liveTie, playersIn } from './live-ties.ts'
import { TieBox } from './tie-box.tsx'

/**
 * Shows the bracket of a cup as one picture: a column per level, the viewer's way lit. It is panned where it does not fit, and read level
 * by level (rulebook 13.83).
 */
export function Bracket({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  const undrawn = useUndrawnWords()(league)
  const bracket = useQuery(trpc.league.getLeagueBracket.queryOptions({ leagueId: league.id }))
  const { data } = bracket
  const { qualifiers, closing } = league
  const rule = closing ? 'qualifying.table' : 'qualifying.rule'
  const noneText =
    qualifiers === null ? t('bracket.noneText') : t(rule, { enough: 2 * qualifiers, count: qualifiers })
  return (
    <Panel flush head={t('bracket.title')}>
      {bracket.isError && !data ? (
        <FailedState error={bracket.error} onRetry={() => bracket.refetch()} busy={bracket.isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <Skeleton height={360} radius={0} />
        </Loading>
      ) : data.size === 0 ? (
        <EmptyState icon={<Trophy size={20} />} title={t('bracket.none')} text={undrawn ?? noneText} />
      ) : data.ties.length === 0 && !data.champion ? (
        <EmptyState icon={<Trophy size={20} />} title={t('bracket.none')} text={t('qualifying.noTie')} />
      ) : (
        <Drawn bracket={data} league={league} />
      )}
    </Panel>
  )
}

function Drawn({ bracket, league }: { bracket: BracketAnswer; league: League }) {
  const { t } = useTranslation('leagues')
  const userId = useCurrentUser()?.id
  const levels = levelsOf(bracket.ties)
  const way = wayOf(levels, userId)
  const { champion, third } = bracket
  const round = league.rounds.findLast(({ state }) => state === 'running')
  const running = bracket.levels.find(level => level.round !== null && level.round === round?.round)?.level
  const ties = [...bracket.ties, ...(third ? [third] : [])].filter(({ level }) => level === running)
  const live = useLiveScores(round ?? null, playersIn(ties, userId))
  const shown = (tie: Tie) => liveTie(tie, tie.level === running ? live.scores : [], live.isRunning)
  const shownName = useShownName()
  const picture = useRef<HTMLElement>(null)
  const titleOf = ({ level }: Level) => {
    const { name, count } = levelName(level, levels.length)
    return t(`bracket.level.${name}`, { count })
  }
  const goTo = (level: number) =>
    picture.current
      ?.querySelector(`[data-level="${level}"]`)
      ?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'smooth' })
  return (
    <>
      {champion && (
        <p className={`row middle gap-2 breaks t20 bold ${styles.champion}`} dir="auto">
          <Crown size={20} aria-hidden />
          {t('bracket.champion', { name: shownName(champion.username) })}
        </p>
      )}
      {champion && bracket.crownedOnPoints && (
        <p className={`breaks soft ${styles.onPoints}`}>
          {t('bracket.onPoints', { name: shownName(champion.username) })}
        </p>
      )}
      {league.qualifiers !== null && bracket.levels[0]?.state === 'ahead' && (
        <p className={`breaks soft ${styles.onPoints}`}>{t('qualifying.provisional')}</p>
      )}
      <nav className={styles.levels} aria-label={t('bracket.levels')}>
        {levels.map(level => (
          <Button key={level.level} size="s" onClick={() => goTo(level.level)}>
            {titleOf(level)}
          </Button>
        ))}
      </nav>
      <section
        ref={picture}
        className={styles.picture}
        aria-label={t('bracket.label', { name: league.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
      >
        <ol className={`row ${styles.columns}`} style={{ '--ties': bracket.size / 2 }}>
          {levels.map(level => {
            const played = bracket.levels.find(each => each.level === level.level)
            return (
              <li key={level.level} className={`column holds ${styles.column}`} data-level={level.level}>
                <h3 className={`caps t14 soft ${styles.title}`}>{titleOf(level)}</h3>
                <ul className={`stack fill ${styles.ties}`} style={{ '--rows': level.ties.length }}>
                  {level.ties.map(tie => (
                    <li
                      key={tie.index}
                      className={`stack middle one-column holds ${styles.place}`}
                      data-way={way.has(tieKey(tie)) || undefined}
                    >
                      <TieBox
                        tie={shown(tie)}
                        isOnWay={way.has(tieKey(tie))}
                        of={league.rounds.find(({ round }) => round === played?.round)}
                      />
                    </li>
                  ))}
                </ul>
                {played?.round === null && (
                  <p className={`over soft ${styles.note}`}>{t('bracket.noRound')}</p>
                )}
              </li>
            )
          })}
        </ol>
      </section>
      {third && (
        <section className={styles.third} aria-label={t('bracket.third')}>
          <h3 className={`caps t14 soft ${styles.title}`}>{t('bracket.third')}</h3>
          <TieBox
            tie={shown(third)}
            isThird
            isOnWay={userId !== undefined && [third.home?.id, third.away?.id].includes(userId)}
            of={league.rounds.find(({ round }) => round === bracket.levels.at(-1)?.round)}
          />
        </section>
      )}
    </>
  )
}
