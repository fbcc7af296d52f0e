import { type LiveMap, matchOfMap } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { inProduct } from '../../../base/product/in-product.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { Phase } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import { signed } from './card-pops.tsx'
import { GoalBar } from './goal-bar.tsx'
import { LiveFeed } from './live-feed.tsx'
import styles from './live-panel.module.css'
import { Matchup } from './matchup.tsx'
import { RootFor } from './root-for.tsx'
import { sidesInPlace } from './team-on-side.ts'
import { useLiveWatch } from './use-live-watch.ts'

/**
 * Shows the running maps of the phase, how far they bring the user's own deck, the keyplays to root for, and those that were made
 * (rulebook 13.54).
 */
export default function LivePanel() {
  const { t, i18n } = useTranslation('live')
  const { late, phase } = useGame()
  const live = useDeck(deck => deck.live)
  const holdsCards = useDeck(deck => deck.cards.length > 0)
  const news = useLiveWatch()
  const plays = holdsCards && !late
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <section className="column gap-4 below-5" data-part="live" aria-label={t('title')}>
      <ul className="stack gap-2" aria-label={t('maps')}>
        {live.map(map => (
          <Matchup
            key={map.id}
            map={map}
            teams={phase.teams}
            page={<MatchLink matchId={matchIdOf(phase, map)} />}
          />
        ))}
      </ul>
      {plays && (
        <div className={`stack gap-5 shrinks ${styles.own}`}>
          <GoalBar />
          <RootFor />
          <LiveFeed />
        </div>
      )}
      <p className="visually-hidden" role="status" data-part="round-news">
        {news &&
          t(news.restored ? 'news.restored' : 'news.over', {
            round: news.round,
            score: sidesInPlace(news.map.sides, phase.teams)
              .map(({ score }) => score)
              .join(':'),
            change: signed(news.change, i18n.language),
            total: number(news.total),
            state: news.map.state === 'final' ? 'final' : 'provisional',
          })}
      </p>
    </section>
  )
}

/** Leads to the page of the match that a map belongs to, if that is known. */
function MatchLink({ matchId }: { matchId: number | undefined }) {
  const { t } = useTranslation('live')
  return (
    matchId !== undefined && (
      <Link
        to="/$product/matches/{-$matchId}"
        params={{ ...inProduct, matchId: String(matchId) }}
        className={`t14 corners-4 lights ${styles.match}`}
      >
        {t('matchPage')}
      </Link>
    )
  )
}

/** The match of the phase that a running map belongs to (rulebook 29.3). */
function matchIdOf({ teams, matches }: Phase, { map, sides }: LiveMap): number | undefined {
  const playersOf = (teamId: number) =>
    teams.find(team => team.teamId === teamId)?.players.map(({ playerId }) => playerId) ?? []
  const known = matches
    .filter(({ status }) => status !== 'void')
    .map(({ id, homeTeamId, awayTeamId }) => ({
      ...{ id, maps: [] },
      home: playersOf(homeTeamId),
      away: playersOf(awayTeamId),
    }))
  return matchOfMap(known, { map, players: sides.flatMap(({ players }) => players ?? []) })
}
