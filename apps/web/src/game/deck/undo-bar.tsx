import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/input/button.tsx'
import { type SendMove, type Undo, useDeckStore } from '../deck-state/use-deck.ts'
import styles from './undo-bar.module.css'

/** How long a change can be undone, in milliseconds. */
const offeredMs = 7000

/** Offers to undo a change for seven seconds; the time stops while the pointer or the focus is on its button. */
export default function UndoBar({
  undo: { text, moves },
  move,
  onOver,
}: {
  undo: Undo
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
    for (const step of moves(deck.get().cards)) void move(step)
  }
  return (
    <div className={styles.bar} data-part="undo">
      <p>{text}</p>
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
