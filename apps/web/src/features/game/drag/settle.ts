import { type RefObject, useLayoutEffect } from 'react'
import type { Drop } from './drag-item.ts'

/** The item that was dropped last, and where in the window; the element at its new place consumes it. */
let dropped: { key: string; from: DOMRect; at: number } | null = null

/** How long a drop waits for its element to appear, in milliseconds. */
const waitMs = 1000

export const cardKey = (playerId: number): string => `card ${playerId}`
export const perkKey = (playerId: number, perkId: number): string => `perk ${playerId} ${perkId}`

/** Names the item that a drop brings to a new place; a perk that goes back to the pool has no separate element there. */
function keyOf(drop: Drop): string | null {
  switch (drop.type) {
    case 'add':
    case 'remove':
      return cardKey(drop.playerId)
    case 'reorder':
      return cardKey(drop.playerA)
    case 'addPerk':
      return perkKey(drop.playerId, drop.perkId)
    case 'transferPerk':
      return perkKey(drop.playerB, drop.perkId)
    default:
      return null
  }
}

/** Notes what was dropped and where, so that it moves from there to its place. */
export function noteDrop(drop: Drop, from: DOMRect): void {
  const key = keyOf(drop)
  dropped = key === null ? null : { key, from, at: performance.now() }
}

/**
 * Animates a dropped element from under the finger to its new place; again when `place` changes. It is measured in the frame that
 * shows it, which calculates the layout anyway.
 */
export function useSettle(element: RefObject<HTMLElement | null>, key: string, place?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the place changes
  useLayoutEffect(() => {
    if (dropped?.key !== key || !element.current) return
    const { from, at } = dropped
    dropped = null
    if (performance.now() - at > waitMs) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frame = requestAnimationFrame(() => element.current && settle(element.current, from))
    return () => cancelAnimationFrame(frame)
  }, [key, place])
}

function settle(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  const moved = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  element.animate(
    [
      { transform: moved, transformOrigin: '0 0', zIndex: 30, position: 'relative' },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30, position: 'relative' },
    ],
    { duration: 260, easing: 'cubic-bezier(0.3, 1.36, 0.5, 1)' },
  )
}
