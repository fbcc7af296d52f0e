import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../../base/api/client.ts'
import { useShownName } from '../../../base/session/shown-name.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { formatDay } from '../../../base/ui/layout/dates.ts'
import { RankCurve } from '../../leaderboards/rank-curve.tsx'
import { RanksWaiting } from '../../leaderboards/ranks-waiting.tsx'
import type { League } from '../league.ts'
import styles from './history.module.css'
import { Meetings } from './meetings.tsx'

/** Shows how ranks have moved by round, who has won a league over its renewals, its records, and how two members have done against each other. */
export default function HistoryParts({ league }: { league: League }) {
  return (
    <div className="stack gap-5 one-column">
      {league.format !== 'cup' && <Ranks league={league} />}
      <Records league={league} />
      {league.roster && league.members > 1 && <Meetings league={league} roster={league.roster} />}
    </div>
  )
}

function Ranks({ league: { id, name } }: { league: League }) {
  const { t, i18n } = useTranslation('rivalry')
  const ranks = useQuery(trpc.league.getLeagueRanks.queryOptions({ leagueId: id }, { meta: { quiet: true } }))
  const { data } = ranks
  if (!data) return <RanksWaiting reading={ranks} height={320} />
  if (data.rounds.length === 0) return null
  return (
    <section aria-label={t('ranks.byRound')}>
      <h3 className="below-2 t16 strong">{t('ranks.byRound')}</h3>
      {data.rounds.length === 1 && <p className="below-3 soft">{t('ranks.oneRound')}</p>}
      <RankCurve
        caption={t('ranks.leagueCaption', { name })}
        users={data.users}
        steps={data.rounds.map(({ round, ranks, ...each }) => ({
          key: round,
          name: inLanguage(each, i18n.language).name || t('ranks.round', { round }),
          ranks,
        }))}
      />
    </section>
  )
}

function Records({ league: { id } }: { league: League }) {
  const { t, i18n } = useTranslation('rivalry')
  const points = usePoints()
  const shownName = useShownName()
  const history = useQuery(
    trpc.league.getLeagueHistory.queryOptions({ leagueId: id }, { meta: { quiet: true } }),
  )
  const { data } = history
  if (!data) return <RanksWaiting reading={history} height={120} />
  const { editions, highest, run } = data
  return (
    <section className="stack gap-3 one-column" aria-label={t('ranks.records')}>
      <h3 className="t16 strong">{t('ranks.records')}</h3>
      <dl className="stack gap-2">
        <div className={`stack gap-3 ${styles.record}`}>
          <dt className="soft">{t('ranks.highest')}</dt>
          <dd className="no-margin breaks strong" dir="auto">
            {highest
              ? t('ranks.highestOf', {
                  points: points(highest.score),
                  name: shownName(highest.user.username),
                  round:
                    inLanguage(highest, i18n.language).name || t('ranks.round', { round: highest.round }),
                })
              : t('ranks.noRecord')}
          </dd>
        </div>
        <div className={`stack gap-3 ${styles.record}`}>
          <dt className="soft">{t('ranks.run')}</dt>
          <dd className="no-margin breaks strong" dir="auto">
            {run
              ? t('ranks.runOf', { wins: run.wins, name: shownName(run.user.username) })
              : t('ranks.noRecord')}
          </dd>
        </div>
      </dl>
      <h3 className="above-3 t16 strong">{t('ranks.champions')}</h3>
      <ol className="stack gap-2" aria-label={t('ranks.champions')}>
        {editions.map(({ leagueId, name, endedAt, champions }) => (
          <li key={leagueId} className={`row wrap between gap-1 across-3 line-below ${styles.edition}`}>
            <span className="column shrinks">
              {leagueId === id ? (
                <span className="breaks" dir="auto">
                  {name}
                </span>
              ) : (
                <Link
                  to="/leagues/$leagueId"
                  params={{ leagueId: String(leagueId) }}
                  className="breaks corners-4 lights"
                  dir="auto"
                >
                  {name}
                </Link>
              )}
              {endedAt && <span className="caption faint">{formatDay(endedAt, i18n.language)}</span>}
            </span>
            <strong className="breaks" dir="auto">
              {champions.length > 0
                ? champions.map(({ username }) => shownName(username)).join(', ')
                : t('ranks.noChampion')}
            </strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
