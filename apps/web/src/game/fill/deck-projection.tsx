import { freezeDeck, projectDeck } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { deckOf } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { formatNumber } from '../shared/number-format.ts'
import type { Phase } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import styles from './deck-projection.module.css'

/** Shows what the deck would bring against the goal if its players went on as before, with the range and its source (rulebook 7.19). */
export default function DeckProjection() {
  const { t, i18n } = useTranslation('deck')
  const { event, phase } = useGame()
  const at = { eventId: event.id, phaseIndex: phase.index }
  const { data } = useQuery(trpc.score.getKeyplayHistory.queryOptions(at, { meta: { quiet: true } }))
  const cards = useDeck(deck => deck.cards)
  const keyplays = useDeck(deck => deck.keyplays)
  const mults = useDeck(deck => deck.sleeves.mults)
  if (!data || keyplays.length === 0) return null
  const perks = event.phases.flatMap(each => each.perks.map(({ perk }) => perk))
  const facts = { lock: phase.lock, phaseMult: phase.mult, players: [], sleeves: [], keyplays, perks }
  const frozen = freezeDeck(deckOf(cards), facts)
  const deck = {
    ...frozen,
    cards: frozen.cards.map(card => ({ ...card, mult: mults[card.playerId] ?? 1 })),
  }
  const projection = projectDeck(deck, data.players, playerId => seriesOf(phase, playerId))
  if (projection.series === 0) return null
  const number = (value: number) => formatNumber(value, i18n.language)
  const { score, low, high, series, unknown } = projection
  const names = cards.filter(({ playerId }) => unknown.includes(playerId)).map(({ player }) => player.name)
  const scale = Math.max(high, phase.points, 1)
  return (
    <div className={styles.projection} data-part="projection">
      <span className={styles.line} aria-hidden>
        <span className={styles.range} style={{ '--from': low / scale, '--to': high / scale }} />
        <span className={styles.expected} style={{ '--at': score / scale }} />
        <span className={styles.goal} style={{ '--at': phase.points / scale }} />
      </span>
      <p>
        {t('projection.label')}:{' '}
        <strong>{t('projection.points', { score: number(score), goal: number(phase.points) })}</strong>{' '}
        <span>
          ({t('projection.range', { low: number(low), high: number(high) })},{' '}
          {t('projection.source', { series })}
          {names.length > 0 && `, ${t('projection.unknown', { names: names.join(', ') })}`})
        </span>
      </p>
    </div>
  )
}

/** How many series a player's team plays in a phase: its matches that are not void, at least one. */
function seriesOf({ teams, matches }: Phase, playerId: number): number {
  const teamId = teams.find(({ players }) => players.some(each => each.playerId === playerId))?.teamId
  const played = matches.filter(
    ({ homeTeamId, awayTeamId, status }) =>
      status !== 'void' && (homeTeamId === teamId || awayTeamId === teamId),
  )
  return Math.max(1, played.length)
}
