import { keyplaysPerCard } from '@game/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { Select } from '../../../base/ui/input/select.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { DeckCardView } from '../card/deck-card-view.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import styles from './card-chooser.module.css'

/** Chooses the card of the deck that the dialog is about: with a carousel, or with a drop-down if the window is too narrow. */
export function CardChooser({
  cards,
  card,
  chosen,
  countOf,
  onShow,
}: {
  cards: readonly Card[]
  card: Card
  chosen: readonly number[]
  /** How many keyplays are chosen for a card. */
  countOf: (card: Card) => number
  onShow: (playerId: number) => void
}) {
  const { t } = useTranslation('keyplays')
  const wide = useMedia(media.from600)
  const place = cards.findIndex(each => each.playerId === card.playerId)
  const turn = (step: number) => {
    const next = cards.at((place + step) % cards.length)
    if (next) onShow(next.playerId)
  }
  if (!wide) {
    return (
      <Select
        label={t('card')}
        options={cards.map(card => ({
          value: card.playerId,
          label: `${card.player.name} ${countOf(card)}/${keyplaysPerCard}`,
        }))}
        value={card.playerId}
        onChange={playerId => playerId !== null && onShow(playerId)}
      />
    )
  }
  const shown = { ...card, keyplays: chosen.map(keyplayId => ({ keyplayId })) }
  return (
    <div className="column gap-3">
      <div key={card.playerId} className={styles.card}>
        <DeckCardView card={shown} still />
      </div>
      <div className="row middle between gap-2">
        <IconButton label={t('previousCard')} onClick={() => turn(-1)} disabled={cards.length < 2}>
          <ChevronLeft size={20} />
        </IconButton>
        <span className={`column middle shrinks t14 ${styles.place}`} aria-live="polite">
          <strong dir="auto">{card.player.name}</strong>
          <span>{t('place', { place: place + 1, count: cards.length })}</span>
        </span>
        <IconButton label={t('nextCard')} onClick={() => turn(1)} disabled={cards.length < 2}>
          <ChevronRight size={20} />
        </IconButton>
      </div>
      <ul>
        {cards.map(each => (
          <li key={each.playerId}>
            <button
              type="button"
              className={`row between gap-2 ${styles.pick}`}
              aria-current={each.playerId === card.playerId || undefined}
              onClick={() => onShow(each.playerId)}
            >
              <span dir="auto">{each.player.name}</span>
              <span>
                {countOf(each)}/{keyplaysPerCard}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
