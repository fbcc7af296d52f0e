import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list of cards (`data-player`): if the card that had it has left and nothing else has taken the focus, it moves
 * to the menu of the card now in that place, or else of the last card. Does nothing when `of` changes, as that is another list.
 */
export function useFocusNeighbour(list: HTMLElement | null, playerIds: readonly number[], of?: number): void {
  const focused = useRef<number>(undefined)
  const before = useRef({ playerIds, of })
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-player]')?.dataset.player
      if (id) focused.current = Number(id)
    }
    list?.addEventListener('focusin', note)
    return () => list?.removeEventListener('focusin', note)
  }, [list])
  useEffect(() => {
    const [was, shown] = [focused.current, before.current]
    const place = shown.playerIds.indexOf(was ?? Number.NaN)
    before.current = { playerIds, of }
    if (shown.of !== of || place < 0 || was === undefined || playerIds.includes(was)) return
    const next = playerIds[Math.min(place, playerIds.length - 1)]
    const focus = () => {
      if (document.activeElement !== document.body) return
      list
        ?.querySelector<HTMLElement>(`[data-player="${next}"] [aria-haspopup=menu]`)
        ?.focus({ preventScroll: true })
    }
    // A menu that is closing gives the focus back one frame later.
    focus()
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  })
}
