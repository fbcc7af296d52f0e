import { useEffect, useId, useState } from 'react'
import { controlAt, cutTextAt } from './cut-text.ts'
import { TooltipSheet } from './tooltip.tsx'
import { closesAfter, opensAfter } from './use-tooltip.ts'

/** How long a finger has to hold a control to show its cut text. */
const heldAfter = 450

/**
 * Shows the full text of anything that ends in an ellipsis, all over the app (rulebook 13.48): while a mouse rests on it, on
 * keyboard focus, on a tap, and, within a control, which has its own tap, while a finger holds it.
 */
export default function CutTextTooltip() {
  const id = useId()
  const [at, setAt] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEffect(
    () =>
      watchCutText(cut => {
        if (cut) setAt(cut)
        setOpen(cut !== null)
      }),
    [],
  )
  if (!at) return null
  return (
    <TooltipSheet id={id} at={at} side="top" open={open} onClose={close} onEnter={() => undefined}>
      {at.dataset.whole ?? at.textContent}
    </TooltipSheet>
  )
}

/** Calls `show` with the element whose full text is to be shown, with null if there is none any more. Returns a function that stops it. */
function watchCutText(show: (cut: HTMLElement | null) => void): () => void {
  const watching = new AbortController()
  let timer: number | undefined
  let held: Element | null = null
  let tapped: HTMLElement | null = null
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal: watching.signal, capture: true })
  const stay = () => clearTimeout(timer)
  const later = (act: () => void, ms: number) => {
    stay()
    timer = window.setTimeout(act, ms)
  }
  const hide = () => {
    stay()
    tapped = null
    show(null)
  }
  on('pointerover', ({ target, pointerType, buttons }) => {
    if (pointerType === 'touch') return
    // No tooltip during a drag: searching for cut text would force a layout.
    if (buttons !== 0) return later(() => show(null), closesAfter)
    if (target instanceof Element && target.closest('[role=tooltip]')) return stay()
    const cut = cutTextAt(target)
    later(() => show(cut), cut ? opensAfter : closesAfter)
  })
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(cutTextAt(target))
  })
  // A tap removes the focus from other elements only after it has ended.
  on('focusout', () => {
    if (!tapped) hide()
  })
  on('keydown', hide)
  on('scroll', () => show(null))
  on('pointerdown', ({ target, pointerType }) => {
    const cut = pointerType === 'touch' && target instanceof Node ? cutTextAt(target) : null
    const before = tapped
    hide()
    held = null
    if (!cut || cut === before) return
    tapped = cut
    const control = controlAt(target)
    if (!control) return
    later(() => {
      held = control
      show(cut)
    }, heldAfter)
  })
  on('pointerup', ({ target, pointerType }) => {
    if (pointerType !== 'touch' || held) return
    stay()
    if (controlAt(target)) tapped = null
    if (tapped) show(tapped)
  })
  on('pointercancel', stay)
  // A control that was held to show its text does not also count as pressed.
  for (const name of ['click', 'contextmenu'] as const)
    on(name, event => {
      if (!held || !(event.target instanceof Node) || !held.contains(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      if (name === 'click') held = null
    })
  show(cutTextAt([...document.querySelectorAll(':hover')].at(-1) ?? null))
  return () => watching.abort()
}
