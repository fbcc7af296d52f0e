import { deckSize } from '@game/domain'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/input/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ListCardView } from '../card/list-card-view.tsx'
import { FlipButton } from '../card-control/flip-button.tsx'
import { BestKeyplays } from '../card-reverse/card-reverse.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck, useMove } from '../deck-state/use-deck.ts'
import type { ShownScore } from '../keyplay-points/use-player-scores.ts'
import { useGame } from '../state/use-game.ts'
import styles from './large-card.module.css'

/** Shows a card of the list large, both sides, with ADD and what the player scored in the phase (rulebook 13.68, 13.72). */
export default function LargeCard({
  player,
  score,
  onClose,
}: {
  player: Player
  score: ShownScore
  onClose: () => void
}) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const isFull = useDeck(({ cards }) => cards.length >= deckSize)
  const move = useMove()
  const [flipped, setFlipped] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const why = useId()
  const refusal = !editable ? 'closed' : isFull ? 'full' : null
  const add = () => {
    onClose()
    move({ type: 'add', playerId: player.id })
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={
        <span className={styles.name} dir="auto">
          {player.name}
        </span>
      }
      size="s"
      // A locked button cannot take the focus; the close button does.
      {...(refusal ? {} : { focus: button })}
      footer={
        <>
          {refusal && (
            <p id={why} className={styles.why}>
              {t(`large.${refusal}`)}
            </p>
          )}
          <Button
            ref={button}
            look="beam"
            wide
            disabled={refusal !== null}
            aria-describedby={refusal ? why : undefined}
            onClick={add}
          >
            <Plus size={16} aria-hidden />
            {t('large.add')}
          </Button>
        </>
      }
    >
      <div className={styles.card}>
        <ListCardView
          player={player}
          score={score}
          flipped={flipped}
          controls={<FlipButton name={player.name} onFlip={() => setFlipped(side => !side)} />}
        />
        {typeof score === 'object' && (
          <div className={styles.made}>
            <BestKeyplays score={score} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
