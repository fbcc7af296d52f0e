import { inLanguage } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import type { Outputs } from '../../../base/api/client.ts'
import { metals } from '../../../base/icons/metal.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { DeckLink } from '../../../base/session/deck-link.tsx'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../../base/ui/feedback/chip.tsx'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { FinalityMark } from '../../../frame/shell/finality-mark.tsx'
import styles from './deck-history.module.css'

type PlayedEvent = Outputs['story']['getDeckHistory']['events'][number]
type PlayedPhase = PlayedEvent['phases'][number]

/** Shows the decks of an event with the rank in it. */
export function HistoryEvent({ event, userName }: { event: PlayedEvent; userName: string }) {
  const { t } = useTranslation('story')
  const points = usePoints()
  const { eventId, name, rank, participants, phases } = event
  return (
    <section className={`measured ${styles.event}`} aria-label={name}>
      <header className={`row baseline between gap-3 ${styles.head}`}>
        <Link
          to="/$product/games/$eventId/{-$eventName}"
          params={{ ...inProduct, eventId: String(eventId) }}
          className="shrinks breaks t16 strong corners-4 lights"
          dir="auto"
        >
          {name}
        </Link>
        {rank !== null && participants !== null && (
          <span className={`worth one-line soft ${styles.rank}`} data-worth={metals[rank - 1]}>
            <strong>{t('history.rank', { rank: points(rank) })}</strong>{' '}
            {t('history.of', { participants: points(participants) })}
          </span>
        )}
      </header>
      <ul>
        {phases.map(phase => (
          <HistoryPhase key={phase.phaseIndex} phase={phase} eventId={eventId} userName={userName} />
        ))}
      </ul>
    </section>
  )
}

const tones: Record<PlayedPhase['state'], ChipTone> = {
  success: 'success',
  failed: 'failed',
  locked_in: 'locked-in',
  locked: 'locked',
  open: 'open',
}

function HistoryPhase({
  phase,
  eventId,
  userName,
}: {
  phase: PlayedPhase
  eventId: number
  userName: string
}) {
  const { t, i18n } = useTranslation('story')
  const points = usePoints()
  const { name } = inLanguage(phase, i18n.language)
  const { phaseIndex, state, score, goal, topPercent, cards } = phase
  return (
    <li className={`stack middle gap-2 across-3 line-above ${styles.phase}`}>
      <span className={`row wrap middle gap-1 across-2 shrinks breaks ${styles.which}`}>
        <DeckLink userName={userName} eventId={eventId} phaseIndex={phaseIndex}>
          <span dir="auto">{name || t('history.phase', { phase: phaseIndex })}</span>
        </DeckLink>
        <Chip tone={tones[state]}>{t(`history.state.${state}`)}</Chip>
      </span>
      <ul className="row gap-1" aria-label={t('history.cards')}>
        {cards.map(card => (
          <li key={card.player.id}>
            <MiniCard card={card} />
          </li>
        ))}
      </ul>
      <span className="stack to-end text-right">
        {score === null ? (
          <span className="note">{t('history.noScore')}</span>
        ) : (
          <>
            <strong className="t16 tabular">{points(score)}</strong>
            <span className="note">
              {topPercent === null
                ? t('history.goal', { goal: points(goal) })
                : t('history.top', { percent: topPercent })}
            </span>
            {!phase.final && <FinalityMark of={phase} />}
          </>
        )}
      </span>
    </li>
  )
}

/** A card at the smallest size at which it is recognised; a sleeve's multiplier gives it a gold frame. */
function MiniCard({ card: { player, score, sleeveId } }: { card: PlayedPhase['cards'][number] }) {
  const { t } = useTranslation('story')
  const points = usePoints()
  const words =
    score === null
      ? t('history.cardWithoutScore', { name: player.name })
      : t('history.card', { name: player.name, score: points(score) })
  return (
    <Link
      to="/$product/players/$playerId"
      params={{ ...inProduct, playerId: String(player.id) }}
      className={`block clips corners-chip ground-well ${styles.card}`}
      data-sleeved={sleeveId !== null}
      title={words}
    >
      <Picture
        src={player.img ? `/img/players/${player.img}.png` : undefined}
        width={400}
        height={480}
        alt={words}
        placeholder={<UserRound size={18} aria-hidden />}
        shown={64}
        className="wide tall"
      />
    </Link>
  )
}
