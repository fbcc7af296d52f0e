import { matchResult } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { Phase } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import extraStyles from './phase-extras.module.css'
import styles from './phase-matches.module.css'

type Match = Phase['matches'][number]

/** Lists the matches of the phase shown, folded; those of the user's cards are marked (rulebook 18.11). */
export function PhaseMatches() {
  const { t } = useTranslation('phases')
  const { phase } = useGame()
  const cardsOf = useOwnCards()
  if (phase.matches.length === 0) return null
  const own = phase.matches.filter(match => cardsOf(match).length > 0).length
  return (
    <section className={`shrinks ${extraStyles.part}`}>
      <details>
        <summary>
          <CalendarDays size={18} aria-hidden />
          <h2>{t('matches.title', { count: phase.matches.length })}</h2>
          {own > 0 && <span className="strong accent">{t('matches.withOwn', { count: own })}</span>}
        </summary>
        <ul className={`stack gap-2 across-4 ${styles.matches}`}>
          {phase.matches.map(match => (
            <MatchRow key={match.id} match={match} own={cardsOf(match)} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function MatchRow({ match, own }: { match: Match; own: Player[] }) {
  const { t, i18n } = useTranslation('phases')
  const { id, date, status, bestOf, homeTeam, awayTeam, maps } = match
  const result = matchResult(maps)
  const rounds = maps.flatMap(({ homeScore, awayScore }) =>
    homeScore === null || awayScore === null ? [] : [`${homeScore}:${awayScore}`],
  )
  return (
    <li className={`pad-2-3 ${styles.match}`} data-own={own.length > 0 || undefined}>
      <p className={`row wrap baseline gap-hair across-2 ${styles.when}`}>
        <time dateTime={date}>{formatMoment(date, i18n.language)}</time>
        {bestOf !== null && <span>{t('matches.bestOf', { count: bestOf })}</span>}
        {status !== 'scheduled' && <Chip tone="warning">{t(`matches.status.${status}`)}</Chip>}
      </p>
      <Link
        to="/$product/matches/{-$matchId}"
        params={{ ...inProduct, matchId: String(id) }}
        className={`row wrap middle breaks t16 gap-hair across-2 corners-4 lights ${styles.teams}`}
      >
        <Crest team={homeTeam.team} />
        <span>{homeTeam.team.name}</span>
        <strong>{result ? `${result.home}:${result.away}` : t('matches.versus')}</strong>
        <span>{awayTeam.team.name}</span>
        <Crest team={awayTeam.team} />
      </Link>
      {rounds.length > 0 && <p className={styles.rounds}>{rounds.join(', ')}</p>}
      {own.length > 0 && (
        <p className="accent">
          {t('matches.own', { count: own.length, names: own.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </li>
  )
}

function Crest({ team }: { team: Match['homeTeam']['team'] }) {
  return (
    <Picture
      src={`/img/teams/${team.key}.png`}
      width={256}
      height={256}
      shown={64}
      className={styles.crest}
    />
  )
}

/** Returns a function that lists the players of a match whom the user's deck of the phase holds. */
function useOwnCards(): (match: Match) => Player[] {
  const { phase } = useGame()
  const cards = useDeck(deck => deck.cards)
  return ({ homeTeamId, awayTeamId }) => {
    const listed = phase.teams
      .filter(({ teamId }) => teamId === homeTeamId || teamId === awayTeamId)
      .flatMap(({ players }) => players.map(({ playerId }) => playerId))
    return cards.filter(({ playerId }) => listed.includes(playerId)).map(({ player }) => player)
  }
}
