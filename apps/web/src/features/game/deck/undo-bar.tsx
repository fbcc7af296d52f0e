import { Undo2 } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { type SendMove, type Undo, useDeckStore } from '../deck-state/use-deck.ts'
import styles from './undo-bar.module.css'

/** How long a change can be undone, in milliseconds. */
const offeredMs = 7000

/** Whether the user works by keyboard: then the browser shows where the focus is. */
const isByKeyboard = () => document.querySelector(':focus-visible') !== null

/**
 * Offers to undo a change for seven seconds, to a user who works by keyboard until the next change; the time stops while the pointer or the
 * focus is on its button. The button comes next in the order of the focus, wherever that is (rulebook 13.44).
 */
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
  const button = useRef<HTMLButtonElement>(null)
  const { onKeyDown, goBack } = useNextInOrder(button)
  useEffect(() => {
    if (held) return
    // Asked only then: while a menu closes, the focus is nowhere.
    const timer = setTimeout(() => isByKeyboard() || onOver(), offeredMs)
    return () => clearTimeout(timer)
  }, [held, onOver])
  const undo = () => {
    goBack()
    onOver()
    for (const step of moves(deck.get().cards)) void move(step)
  }
  return (
    <div className={`row middle between gap-3 t14 ground-sheet framed-strong ${styles.bar}`} data-part="undo">
      <p>{text}</p>
      <Button
        ref={button}
        size="s"
        onClick={undo}
        onKeyDown={onKeyDown}
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

/**
 * Makes a button the next stop of Tab after the element that has the focus when it appears; from there Tab and Shift+Tab go on as if the
 * button followed that element in the page.
 */
function useNextInOrder(button: RefObject<HTMLButtonElement | null>) {
  const before = useRef<HTMLElement>(null)
  const goBack = () => before.current?.focus({ preventScroll: true })
  useEffect(() => {
    const onTab = (event: globalThis.KeyboardEvent) => {
      const { activeElement } = document
      if (event.key !== 'Tab' || event.shiftKey || activeElement === button.current) return
      if (before.current || !(activeElement instanceof HTMLElement)) return
      if (document.querySelector('[role=dialog], [role=menu]')) return
      event.preventDefault()
      before.current = activeElement
      button.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onTab)
    return () => document.removeEventListener('keydown', onTab)
  }, [button])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    // The browser goes on from there.
    goBack()
    if (event.shiftKey) event.preventDefault()
  }
  return { onKeyDown, goBack }
}
