import { type RefObject, useLayoutEffect } from 'react'
import type { Drop } from './drag-item.ts'

/** What was dropped last, and where on the window; taken by the place it comes to. */
let dropped: { key: string; from: DOMRect; at: number } | null = null

/** A drop that has come to nothing is forgotten after so many milliseconds. */
const comesWithin = 1000

export const cardKey = (playerId: number): string => `card ${playerId}`
export const perkKey = (playerId: number, perkId: number): string => `perk ${playerId} ${perkId}`

/** Names what a drop brings to a new place; a perk that goes back to the pool has none of its own there. */
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

/** Notes what was let go and where, so that it goes from there to its place. */
export function noteDrop(drop: Drop, from: DOMRect): void {
  const key = keyOf(drop)
  dropped = key === null ? null : { key, from, at: performance.now() }
}

/**
 * Lets an element that was dropped go from under the finger to where it now stands; again when `place` changes. It is measured in
 * the frame that shows it, which lays the page out anyway.
 */
export function useSettle(element: RefObject<HTMLElement | null>, key: string, place?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it comes to
  useLayoutEffect(() => {
    if (dropped?.key !== key || !element.current) return
    const { from, at } = dropped
    dropped = null
    if (performance.now() - at > comesWithin) return
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
