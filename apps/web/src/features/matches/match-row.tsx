import { inLanguage } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { formatTimeInZone } from '../../base/ui/layout/dates.ts'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { spokenMap } from '../game/live-scores/spoken-map.ts'
import { type Match, runningOf, scoreOf } from './match-score.ts'
import styles from './matches.module.css'

/** Shows a match of a day; a press leads to its page. */
export function MatchRow({ match }: { match: Match }) {
  const { t, i18n } = useTranslation('matches')
  const { id, date, status, bestOf, event, home, away, ownCards } = match
  const { phase } = inLanguage(match, i18n.language)
  const running = runningOf(match)
  return (
    <li>
      <Link
        to="/$product/matches/{-$matchId}"
        params={{ ...inProduct, matchId: String(id) }}
        className={`stack middle gap-3 pad-3-4 framed lights ${styles.row}`}
        data-own={ownCards.length > 0 || undefined}
        data-match={id}
      >
        <span className="row wrap middle gap-2">
          <time dateTime={date} className="t16 strong tabular">
            {formatTimeInZone(date, i18n.language)}
          </time>
          {running.length > 0 && <Chip tone="open">{t('state.running')}</Chip>}
          {status !== 'scheduled' && <Chip tone="warning">{t(`status.${status}`)}</Chip>}
        </span>
        <span className={`stack middle gap-2 ${styles.teams}`}>
          <Team team={home} />
          <strong className="t20 text-center tabular one-line">{scoreOf(match) ?? t('versus')}</strong>
          <Team team={away} />
        </span>
        <span className={`stack shrinks ${styles.facts}`}>
          {running.map(map => (
            <span key={map.map} className="t14 success" dir="auto">
              {t('runningMap', {
                map: spokenMap(map.map),
                score: `${map.home}:${map.away}`,
                round: map.round ?? 0,
              })}
            </span>
          ))}
          <span className="t14 soft breaks" dir="auto">
            {event} · {phase || t('phaseOf', { index: match.phaseIndex })}
            {bestOf !== null && ` · ${t('bestOf', { count: bestOf })}`}
          </span>
          {ownCards.length > 0 && (
            <span className="t14 accent breaks" dir="auto">
              {t('ownCards', { count: ownCards.length, names: ownCards.map(({ name }) => name).join(', ') })}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Shows a team by crest and name. */
function Team({ team: { key, name } }: { team: Match['home'] }) {
  return (
    <span className="row middle gap-2 shrinks">
      <Picture
        src={`/img/teams/${key}.png`}
        width={256}
        height={256}
        shown={64}
        className={`rigid ${styles.crest}`}
      />
      <span className="shrinks breaks t16 strong" dir="auto">
        {name}
      </span>
    </span>
  )
}
