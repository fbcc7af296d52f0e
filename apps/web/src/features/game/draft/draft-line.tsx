import { type DraftLoss, takeDraft } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { type Card, cardsOfPhase, type Draft, deckOf } from '../deck-state/deck-cards.ts'
import { useDeck, useDeckStore } from '../deck-state/use-deck.ts'
import { useMoveContext } from '../deck-state/use-move-context.ts'
import { deckScope } from '../deck-state/use-send-move.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { usePendingSummary } from '../phases/use-pending-summary.ts'
import { ownCards } from '../state/own-queries.ts'
import { useGame } from '../state/use-game.ts'
import styles from './draft-line.module.css'
import { isCarriedOver } from './is-carried-over.ts'

/** Offers the draft of an open phase for an empty deck, or in place of carried cards; names its cards, and what no longer fits (rulebook 13.90). */
export default function DraftLine({ draft }: { draft: Draft }) {
  const { t } = useTranslation('planning')
  const { drafting, editable } = useGame()
  const contextOf = useMoveContext()
  const deck = useDeckStore()
  const cards = useDeck(({ cards }) => cards)
  const isLoaded = useDeck(({ keyplays }) => keyplays.length > 0)
  const offer = useOffer(cards)
  const namesOf = useNames(draft)
  const { mutate, isPending } = useTakeDraft(namesOf)
  const taken = takeDraft(deckOf(draft.cards), contextOf(deck.get()))
  if (!isLoaded || !taken.ok) return null
  const { cards: fitting, left } = taken.value
  const names = namesOf(fitting.map(({ playerId }) => ({ playerId, keyplayId: null })))
  const lost = left.length > 0 && t('draft.lost', { names: namesOf(left) })
  if (drafting) return lost && <p className="note warning below-2">{lost}</p>
  if (!offer || JSON.stringify(fitting) === JSON.stringify(deckOf(cards))) return null
  return (
    <div
      ref={passOnFocus}
      className={`row wrap middle gap-2 across-3 t14 below-2 ${styles.line}`}
      data-part="draft"
    >
      <ClipboardList size={18} aria-hidden className="keeps-size accent" />
      <p className={styles.words}>
        <strong>{fitting.length > 0 ? t(`draft.${offer}`, { names }) : t('draft.none')}</strong> {lost}
      </p>
      {fitting.length > 0 && (
        <Button
          size="s"
          look="beam"
          busy={isPending}
          disabled={!editable}
          onClick={() => mutate(cards.map(({ playerId }) => playerId))}
        >
          {t(offer === 'ready' ? 'draft.use' : 'draft.useInstead')}
        </Button>
      )}
    </div>
  )
}

/** When the line goes, passes the focus of its button, which was busy and had lost it by then, on to the first card of the deck. */
const passOnFocus = (line: HTMLElement | null) => () => {
  const { activeElement, body } = document
  if (activeElement !== body && !line?.contains(activeElement)) return
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-tour=deck] [data-player] [aria-haspopup=menu]')
      ?.focus({ preventScroll: true }),
  )
}

/** How the draft is offered: for an empty deck, or in place of cards that were carried over and not changed; null if it is not (rulebook 4.24). */
function useOffer(cards: readonly Card[]): 'ready' | 'instead' | null {
  const { event, userId, phase } = useGame()
  const { data } = useQuery(ownCards(event.id, userId))
  const players = useDeck(deck => deck.players)
  const pending = usePendingSummary()
  if (cards.length === 0)
    return pending?.next?.index === phase.index && pending.moving.length > 0 ? null : 'ready'
  const before = cardsOfPhase(data?.cards ?? [], phase.index - 1)
  const ids = players.map(({ id }) => id)
  return isCarriedOver(deckOf(cards), deckOf(before), ids) ? 'instead' : null
}

/** Returns a function that names what of a draft does not fit. */
function useNames(draft: Draft) {
  const keyplays = useDeck(deck => deck.keyplays)
  return (left: readonly DraftLoss[]): string =>
    left
      .map(({ playerId, keyplayId }) => {
        const name = draft.cards.find(card => card.playerId === playerId)?.player.name ?? ''
        return keyplayId === null ? name : `${name} (${keyplayOf(keyplays, keyplayId).name})`
      })
      .join(', ')
}

/** Makes the draft the deck; its players replace those of the cards that are named (rulebook 4.24). */
function useTakeDraft(namesOf: (left: readonly DraftLoss[]) => string) {
  const { t } = useTranslation('planning')
  const { event, userId, phase } = useGame()
  const at = { eventId: event.id, userId, phaseIndex: phase.index }
  const { mutate, isPending } = useMutation(
    trpc.deck.useDraftDeck.mutationOptions({
      scope: deckScope(event.id, phase.index),
      onSuccess: ({ left }) =>
        notify(
          'success',
          left.length > 0 ? t('draft.usedWithout', { names: namesOf(left) }) : t('draft.used'),
        ),
    }),
  )
  return { mutate: (instead: number[]) => mutate({ ...at, instead }), isPending }
}
