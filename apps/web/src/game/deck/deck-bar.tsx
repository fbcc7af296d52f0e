import { deckSize } from '@game/domain'
import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/layout/picture.tsx'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { useDeck } from '../state/use-deck.ts'
import styles from './deck-bar.module.css'
import { useScrolledAway } from './use-scrolled-away.ts'

const places = Array.from({ length: deckSize }, (_, place) => place)

/**
 * Shows the deck in small at the lower edge while it is out of view above, so that a card added from the list is seen to
 * arrive; it leads back to the deck. A screen reader says the number of cards whenever it changes.
 */
export function DeckBar() {
  const { t } = useTranslation('deck')
  const { cards } = useDeck()
  const reducedMotion = useMedia(media.reducedMotion)
  const deck = useRef<HTMLSpanElement>(null)
  const away = useScrolledAway(deck)
  const count = t('bar.count', { cards: cards.length, size: deckSize })
  const showDeck = () =>
    deck.current?.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'instant' : 'smooth' })
  return (
    <>
      <span ref={deck} className={styles.middle} />
      <p className="visually-hidden" role="status">
        {count}
      </p>
      <button
        type="button"
        className={styles.bar}
        data-part="deck-bar"
        data-shown={away || undefined}
        onClick={showDeck}
      >
        <span className={styles.count}>{count}</span>
        <span className={styles.places}>
          {places.map(place => {
            const player = cards[place]?.player
            return (
              <span key={player?.id ?? `empty ${place}`} className={styles.place}>
                {player && (
                  <Picture
                    src={`/img/players/${player.img || 'placeholder'}.png`}
                    width={400}
                    height={480}
                    className={styles.portrait}
                  />
                )}
              </span>
            )
          })}
        </span>
        <ArrowUp size={18} aria-hidden className={styles.arrow} />
        <span className="visually-hidden">{t('bar.show')}</span>
      </button>
    </>
  )
}
