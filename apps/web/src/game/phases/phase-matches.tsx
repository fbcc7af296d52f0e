import { matchResult } from '@game/domain'
import { useTranslation } from '../../texts/use-translation.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { formatMoment } from '../../ui/layout/dates.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { Phase } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import styles from './phase-matches.module.css'

type Match = Phase['matches'][number]

/** Lists the matches of the phase shown, folded on narrow pages; those of the user's cards are marked (rulebook 18.11). */
export function PhaseMatches() {
  const { t } = useTranslation('phases')
  const narrow = useMedia(media.narrow)
  const { phase } = useGame()
  if (phase.matches.length === 0) return null
  return (
    <Panel>
      <details key={String(narrow)} open={!narrow}>
        <summary className={styles.head}>
          <h2>{t('matches.title', { count: phase.matches.length })}</h2>
        </summary>
        <ul className={styles.matches}>
          {phase.matches.map(match => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      </details>
    </Panel>
  )
}

function MatchRow({ match }: { match: Match }) {
  const { t, i18n } = useTranslation('phases')
  const { date, status, bestOf, homeTeam, awayTeam, maps } = match
  const names = useOwnCards(match)
  const result = matchResult(maps)
  const rounds = maps.flatMap(({ homeScore, awayScore }) =>
    homeScore === null || awayScore === null ? [] : [`${homeScore}:${awayScore}`],
  )
  return (
    <li className={styles.match} data-own={names.length > 0 || undefined}>
      <p className={styles.when}>
        <time dateTime={date}>{formatMoment(date, i18n.language)}</time>
        {bestOf !== null && <span>{t('matches.bestOf', { count: bestOf })}</span>}
        {status !== 'scheduled' && <Chip tone="warning">{t(`matches.status.${status}`)}</Chip>}
      </p>
      <p className={styles.teams}>
        <span>{homeTeam.team.name}</span>
        <strong>{result ? `${result.home}:${result.away}` : t('matches.versus')}</strong>
        <span>{awayTeam.team.name}</span>
      </p>
      {rounds.length > 0 && <p className={styles.rounds}>{rounds.join(', ')}</p>}
      {names.length > 0 && (
        <p className={styles.own}>{t('matches.own', { count: names.length, names: names.join(', ') })}</p>
      )}
    </li>
  )
}

/** Lists the names of the players of a match whom the user's deck of the phase holds. */
function useOwnCards({ homeTeamId, awayTeamId }: Match): string[] {
  const { phase } = useGame()
  const cards = useDeck(deck => deck.cards)
  const listed = phase.teams
    .filter(({ teamId }) => teamId === homeTeamId || teamId === awayTeamId)
    .flatMap(({ players }) => players.map(({ playerId }) => playerId))
  return cards.filter(({ playerId }) => listed.includes(playerId)).map(({ player }) => player.name)
}
