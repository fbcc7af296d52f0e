import { type PointerEvent, useMemo } from 'react'

const degrees = 7

function tilt({ currentTarget: card, clientX, clientY, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return
  const box = card.getBoundingClientRect()
  const x = (clientX - box.left) / box.width
  const y = (clientY - box.top) / box.height
  card.style.setProperty('--tilt-x', `${((0.5 - y) * 2 * degrees).toFixed(2)}deg`)
  card.style.setProperty('--tilt-y', `${((x - 0.5) * 2 * degrees).toFixed(2)}deg`)
  card.style.setProperty('--sheen-x', `${(x * 100).toFixed(1)}%`)
  card.style.setProperty('--sheen-y', `${(y * 100).toFixed(1)}%`)
}

function reset({ currentTarget: card }: PointerEvent<HTMLElement>): void {
  for (const name of ['--tilt-x', '--tilt-y', '--sheen-x', '--sheen-y']) card.style.removeProperty(name)
}

/** Tilts a card a few degrees towards the mouse and moves its sheen; the style sheet decides whether that is visible. */
export function useTilt() {
  return useMemo(() => ({ onPointerMove: tilt, onPointerLeave: reset }), [])
}
