import { Plus } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { ListCardView } from '../card/list-card-view.tsx'
import { useCardSentence } from '../card/use-card-sentence.ts'
import type { CardAction } from '../card-control/card-menu-sheet.tsx'
import { FlipButton } from '../card-control/flip-button.tsx'
import { StarControl } from '../card-control/star-control.tsx'
import { type CardMenu, CardMenuSheet, useCardMenu } from '../card-control/use-card-menu.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck, useIsFull, useMove } from '../deck-state/use-deck.ts'
import { pointerListeners } from '../drag/pointer-listeners.ts'
import { cardKey, useSettle } from '../drag/settle.ts'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import type { ShownScore } from '../keyplay-points/use-player-scores.ts'
import { useLargeCard } from '../large-card/use-large-card.tsx'
import { opponentsOf } from '../state/opponents.ts'
import { useGame } from '../state/use-game.ts'
import styles from './list-card.module.css'
import { useListDrag } from './list-drag.tsx'

type Props = {
  player: Player
  /** The share of decks that hold the card, 0 to 1 (rulebook 4.20). */
  share: number
  /** What the player scored in the phase (rulebook 13.72). */
  score: ShownScore
  /** What the player scored so far (rulebook 13.78). */
  average: Average | undefined
  /** The card is the `place`th `of` the list, from 1. */
  place: number
  of: number
  /** Whether ADD is below it, as on a phone. */
  hasAdd: boolean
  /** Its cell of the grid, if not all cards of the list are rendered. */
  cell: string | undefined
  dragged: boolean
}

/**
 * Shows an available card. Users drag it into the deck, or add it by its menu or by the large card that a press on it opens. Its
 * visible part does not render again when other cards of the list appear or leave.
 */
export const ListCard = memo(function ListCard({ place, of, cell, ...face }: Props) {
  const { t, i18n } = useTranslation('deck')
  const { player, score, share } = face
  const sentence = useCardSentence()
  const made =
    typeof score === 'object'
      ? t('made', { name: player.name, points: formatNumber(score.score, i18n.language) })
      : undefined
  const item = useRef<HTMLLIElement>(null)
  useSettle(item, cardKey(player.id))
  return (
    <li
      ref={item}
      className={`column gap-2 shrinks ${styles.item}`}
      style={{ gridArea: cell }}
      data-player={player.id}
      aria-label={`${sentence(player, made)}, ${t('pickedBy', { share: Math.round(share * 100) })}`}
      aria-posinset={place}
      aria-setsize={of}
    >
      <ListCardFace {...face} />
    </li>
  )
})

type FaceProps = Omit<Props, 'place' | 'of' | 'cell'>

const ListCardFace = memo(function ListCardFace({
  player,
  share,
  score,
  average,
  dragged,
  hasAdd,
}: FaceProps) {
  const { t } = useTranslation('deck')
  const { editable, phase } = useGame()
  const opponents = opponentsOf(phase, player.id)
  const { node, handle } = useListDrag(player)
  const [flipped, setFlipped] = useState(false)
  const large = useLargeCard(player, { score, average })
  const menu = useCardMenu(player.name, editable, shown => <ListCardMenu playerId={player.id} {...shown} />)
  return (
    <>
      <div
        ref={node}
        className={styles.card}
        data-movable={editable || undefined}
        {...menu.area}
        {...pointerListeners(handle.listeners)}
        {...large.area}
      >
        <ListCardView
          player={player}
          score={score}
          average={average}
          flipped={flipped}
          dimmed={dragged}
          handle={editable ? handle : undefined}
          controls={
            <>
              {menu.button}
              <FlipButton name={player.name} onFlip={() => setFlipped(side => !side)} />
              <StarControl playerId={player.id} name={player.name} />
            </>
          }
        />
      </div>
      {menu.sheet}
      {large.dialog}
      {phase.matches.length > 0 && (
        <p className={`cut t14 text-center soft ${styles.against}`} dir="auto">
          {opponents.length > 0 && t('against', { teams: opponents.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <p className={`t14 medium text-center faint ${styles.share}`}>
        {t('pickedBy', { share: Math.round(share * 100) })}
      </p>
      {hasAdd && editable && <AddButton player={player} />}
    </>
  )
})

/** Adds the card by one tap on a phone, where its menu is only for the keyboard. */
function AddButton({ player: { id, name } }: { player: Player }) {
  const { t } = useTranslation('deck')
  const isFull = useIsFull()
  const move = useMove()
  return (
    <Button
      size="s"
      look="quiet"
      wide
      disabled={isFull}
      aria-label={t('table.addOf', { name })}
      onClick={() => void move({ type: 'add', playerId: id })}
    >
      <Plus size={16} aria-hidden />
      {t('large.add')}
    </Button>
  )
}

/** The menu of a card of the list, locked also while the deck is full (rulebook 13.14). */
function ListCardMenu({ playerId, ...menu }: CardMenu & { playerId: number }) {
  const hasPage = useDeck(({ players }) => !players.find(({ id }) => id === playerId)?.own)
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const isFull = useIsFull()
  const move = useMove()
  const add: CardAction = {
    key: 'add',
    label: t('menu.add'),
    icon: <Plus size={16} aria-hidden />,
    locked: !editable || isFull,
    act: () => move({ type: 'add', playerId }),
  }
  return <CardMenuSheet actions={[add]} playerId={playerId} hasPage={hasPage} {...menu} />
}
