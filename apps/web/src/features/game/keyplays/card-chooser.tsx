import { keyplaysPerCard } from '@game/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { Select } from '../../../base/ui/input/select.tsx'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { DeckCardView } from '../card/deck-card-view.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import styles from './card-chooser.module.css'

/** Chooses the card of the deck that the dialog is about: with a carousel; in a narrow window with its head, a drop-down between the buttons to the cards next to it. */
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
      <div className="row middle gap-1">
        <IconButton label={t('previousCard')} onClick={() => turn(-1)} disabled={cards.length < 2}>
          <ChevronLeft size={20} />
        </IconButton>
        <div className="fill shrinks">
          <Select
            label={t('card')}
            options={cards.map(each => ({
              value: each.playerId,
              label: `${each.player.name} ${countOf(each)}/${keyplaysPerCard}`,
              icon: <Portrait img={each.player.img} />,
            }))}
            value={card.playerId}
            onChange={playerId => playerId !== null && onShow(playerId)}
          />
        </div>
        <IconButton label={t('nextCard')} onClick={() => turn(1)} disabled={cards.length < 2}>
          <ChevronRight size={20} />
        </IconButton>
      </div>
    )
  }
  const shown = { ...card, keyplays: chosen.map(keyplayId => ({ keyplayId })) }
  return (
    <div className={`column gap-3 low ${styles.carousel}`} data-part="carousel">
      <div key={card.playerId} className={styles.card}>
        <DeckCardView card={shown} still />
      </div>
      <div className="row middle between gap-2">
        <IconButton label={t('previousCard')} onClick={() => turn(-1)} disabled={cards.length < 2}>
          <ChevronLeft size={20} />
        </IconButton>
        <span className={`column middle shrinks t14 lines-130 ${styles.place}`} aria-live="polite">
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
              className={`row between gap-2 pad-x-2 wide no-border text-left ${styles.pick}`}
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

function Portrait({ img }: { img: string | null }) {
  return (
    <Picture
      src={`/img/players/${img || 'placeholder'}.png`}
      fallback="/img/players/placeholder.png"
      width={400}
      height={480}
      shown={64}
      className={`from-top corners-chip ${styles.portrait}`}
    />
  )
}
