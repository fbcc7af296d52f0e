import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/input/button.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { type SendMove, useDeckStore } from '../deck-state/use-deck.ts'
import { restoreMoves } from './restore-moves.ts'
import styles from './undo-bar.module.css'

/** How long a removed card can be brought back, in milliseconds. */
const offeredMs = 7000

/** Offers to bring a removed card back for seven seconds; the time stops while the pointer or the focus is on its button. */
export default function UndoBar({
  removed,
  move,
  onOver,
}: {
  removed: Card
  move: SendMove
  onOver: () => void
}) {
  const { t } = useTranslation('deck')
  const deck = useDeckStore()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onOver, offeredMs)
    return () => clearTimeout(timer)
  }, [held, onOver])
  const undo = () => {
    onOver()
    for (const step of restoreMoves(removed, deck.get().cards)) void move(step)
  }
  return (
    <div className={styles.bar} data-part="undo">
      <p>{t('undo.removed', { name: removed.player.name })}</p>
      <Button
        size="s"
        onClick={undo}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Undo2 size={16} aria-hidden />
        {t('undo.button')}
      </Button>
    </div>
  )
}
