import { useDroppable } from '@dnd-kit/core'
import { deckSize, type Sleeve } from '@game/domain'
import { ArrowUp } from 'lucide-react'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { DragData } from '../drag/drag-item.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'
import styles from './deck-bar.module.css'
import { SpokenDeck } from './spoken-deck.tsx'

const places = Array.from({ length: deckSize }, (_, place) => place)

/**
 * Shows a small deck while the user has scrolled past the real one, so that a card added from the list is seen to arrive: at the
 * bottom of the window, on a phone as a strip below the header. A press scrolls back to the deck, and it takes cards from the list
 * while a place is empty. Screen readers read out the number of cards whenever it changes.
 */
export const DeckBar = memo(function DeckBar() {
  const { t, i18n } = useTranslation('deck')
  const cards = useDeck(deck => deck.cards)
  const { editable, phase, drafting } = useGame()
  const reducedMotion = useMedia(media.reducedMotion)
  const deck = useRef<HTMLSpanElement>(null)
  const isAbove = useIsAboveView(deck)
  const sleeve = useNewSleeve()
  const data: DragData = { target: { place: 'deck', name: t('title') } }
  const takesCards = isAbove && editable && cards.length < deckSize
  const { setNodeRef, isOver } = useDroppable({ id: 'deck-bar', data, disabled: !takesCards })
  const deckName = t(drafting ? 'draft' : 'title')
  const count = t('bar.count', { deck: deckName, cards: cards.length, size: deckSize })
  const news =
    sleeve && t('bar.sleeve', { name: sleeve.name, mult: formatMultiplier(sleeve.mult, i18n.language) })
  const showDeck = () =>
    deck.current?.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'instant' : 'smooth' })
  return (
    <>
      <span ref={deck} className={`over ${styles.middle}`} />
      <SpokenDeck key={phase.index} />
      <button
        ref={setNodeRef}
        type="button"
        className={`row middle gap-3 ground-sheet ${styles.bar}`}
        data-part="deck-bar"
        data-shown={isAbove || undefined}
        data-over={isOver || undefined}
        onClick={showDeck}
      >
        <span className={`one-line t14 bold ${styles.count}`} data-news={news ? '' : undefined}>
          {news ?? count}
        </span>
        <span className="row at-end gap-1 fill">
          {places.map(place => {
            const player = cards[place]?.player
            return (
              <span key={player?.id ?? `empty ${place}`} className={styles.place}>
                {player && (
                  <Picture
                    src={`/img/players/${player.img || 'placeholder'}.png`}
                    fallback="/img/players/placeholder.png"
                    width={400}
                    height={480}
                    shown={256}
                    className={`from-top wide tall ${styles.portrait}`}
                  />
                )}
              </span>
            )
          })}
        </span>
        <ArrowUp size={18} aria-hidden className="keeps-size accent" />
        <span className="visually-hidden">{t('bar.show')}</span>
      </button>
    </>
  )
})

/** How long a sleeve that became active is named, in milliseconds. */
const namedMs = 4000

/** Returns the sleeve of the phase shown that became active last, for a while; null otherwise. */
function useNewSleeve(): Sleeve | null {
  const { sleeves, isPending } = useDeck(state => state.sleeves)
  const known = useRef<readonly number[]>(null)
  const [shown, show] = usePhaseState<Sleeve | null>(null)
  const { index } = useGame().phase
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase has nothing new
  useEffect(() => {
    known.current = null
  }, [index])
  useEffect(() => {
    if (isPending) return
    const active = sleeves.filter(sleeve => sleeve.active)
    const before = known.current
    known.current = active.map(({ id }) => id)
    const added = before && active.find(({ id }) => !before.includes(id))
    if (added) show(added)
  }, [sleeves, isPending, show])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => show(null), namedMs)
    return () => clearTimeout(timer)
  }, [shown, show])
  return shown
}

/** Whether an element is above the visible part of the page. */
function useIsAboveView(element: RefObject<Element | null>): boolean {
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}
