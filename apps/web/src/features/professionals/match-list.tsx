import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { formatDay } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import styles from './professional.module.css'
import type { Professional } from './professional-head.tsx'

type Match = Professional['matches'][number]

/** Lists the matches of the player's teams with the score of each map. */
export function MatchList({ matches }: { matches: Professional['matches'] }) {
  const { t, i18n } = useTranslation('professionals')
  return (
    <Panel head={t('matches.title')}>
      {matches.length === 0 ? (
        <EmptyState
          icon={<CalendarClock size={20} />}
          title={t('matches.none')}
          text={t('matches.noneText')}
        />
      ) : (
        <ul>
          {matches.map(match => (
            <li key={match.id} className={`stack middle gap-1 across-3 ${styles.match}`}>
              <Side team={match.home} />
              <Link
                to="/$product/matches/{-$matchId}"
                params={{ ...inProduct, matchId: String(match.id) }}
                className={`t16 bold text-center tabular corners-4 lights ${styles.result}`}
              >
                {resultOf(match) ?? t('matches.versus')}
                <span className="visually-hidden">
                  {' '}
                  {t('matches.page', { home: match.home.name, away: match.away.name })}
                </span>
              </Link>
              <Side team={match.away} />
              <span className={styles.when}>
                <span dir="auto">{match.event}</span> · {formatDay(match.date, i18n.language)}
              </span>
              <span className={`row wrap centred whole-row gone-empty ${styles.maps}`}>
                {match.maps.map(({ map, home, away }) => (
                  <span key={map}>{home === null || away === null ? map : `${map} ${home}:${away}`}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Side({ team }: { team: Match['home'] }) {
  return (
    <span className={styles.team}>
      <Picture
        src={`/img/teams/${team.key}.png`}
        width={128}
        height={128}
        shown={64}
        className={`rigid ${styles.crest}`}
      />
      <span dir="auto">{team.name}</span>
    </span>
  )
}

/** The maps that each side has won; undefined before the first result. */
function resultOf({ maps }: Match): string | undefined {
  const played = maps.flatMap(({ home, away }) => (home === null || away === null ? [] : [home - away]))
  if (played.length === 0) return undefined
  return `${played.filter(lead => lead > 0).length} : ${played.filter(lead => lead < 0).length}`
}
