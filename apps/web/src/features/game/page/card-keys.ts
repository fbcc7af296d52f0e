import { useDndContext } from '@dnd-kit/core'
import { useEffect, useEffectEvent } from 'react'

const area = '#content'
const card = '[data-player] [data-part=card]'

/** The button of each card that Tab comes to, once the user has moved from its menu to another one. */
const stops = new WeakMap<Element, HTMLElement>()

const shownButtonsOf = (of: Element): HTMLButtonElement[] =>
  [...of.querySelectorAll('button')].filter(
    button => !button.closest('[inert], [aria-hidden=true]') && button.checkVisibility(),
  )

const buttonsOf = (of: Element): HTMLElement[] => shownButtonsOf(of).filter(({ disabled }) => !disabled)

function stopOf(of: Element): HTMLElement | undefined {
  const buttons = buttonsOf(of)
  const chosen = stops.get(of)
  if (chosen && buttons.includes(chosen)) return chosen
  return buttons.find(button => button.ariaHasPopup === 'menu') ?? buttons[0]
}

function makeOneStop(of: Element): void {
  const stop = stopOf(of)
  // Also those that are disabled, such as a star until the shortlist is loaded: nothing tells when they no longer are.
  for (const button of shownButtonsOf(of)) button.tabIndex = button === stop ? 0 : -1
}

/** Finds where an arrow leads: up and down among the buttons of the card, left and right among the cards of its list. */
function targetOf(key: string, button: HTMLElement, of: Element): HTMLElement | undefined {
  const buttons = buttonsOf(of)
  const at = buttons.indexOf(button)
  const cards = [...(of.closest('ul, ol')?.querySelectorAll(card) ?? [])]
  const next = (step: number) => {
    const found = cards[cards.indexOf(of) + step]
    return found && stopOf(found)
  }
  switch (key) {
    case 'ArrowUp':
      return buttons.at(at - 1)
    case 'ArrowDown':
      return buttons[(at + 1) % buttons.length]
    case 'ArrowLeft':
      return next(-1)
    case 'ArrowRight':
      return next(1)
    default:
      return undefined
  }
}

function follow(event: KeyboardEvent): void {
  const button = event.target
  const of = button instanceof HTMLElement ? button.closest(card) : null
  if (!of || !(button instanceof HTMLElement) || event.defaultPrevented) return
  const target = targetOf(event.key, button, of)
  if (!target) return
  event.preventDefault()
  target.focus()
}

function noteStop({ target }: FocusEvent): void {
  const of = target instanceof HTMLElement ? target.closest(card) : null
  if (!of || !(target instanceof HTMLElement)) return
  stops.set(of, target)
  makeOneStop(of)
}

/** Makes each card one tab stop, those that appear later too, and passes keys on to `onKey`. Returns a function that ends it. */
function watchCards(onKey: (event: KeyboardEvent) => void): () => void {
  const content = document.querySelector(area)
  if (!content) return () => undefined
  let frame = 0
  const all = () => {
    frame = 0
    for (const each of content.querySelectorAll(card)) makeOneStop(each)
  }
  const later = () => {
    frame ||= requestAnimationFrame(all)
  }
  const observer = new MutationObserver(records => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(node => node instanceof Element))) later()
  })
  all()
  observer.observe(content, { childList: true, subtree: true })
  document.addEventListener('focusin', noteStop)
  document.addEventListener('keydown', onKey)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('focusin', noteStop)
    document.removeEventListener('keydown', onKey)
  }
}

/** Makes each card of the page one tab stop, with arrow keys in and among cards (rulebook 13.44). Shows nothing. */
export default function CardKeys() {
  const { active } = useDndContext()
  const press = useEffectEvent((event: KeyboardEvent) => {
    // While something is dragged by keyboard the arrows move it.
    if (!active) follow(event)
  })
  useEffect(() => {
    let end: (() => void) | undefined
    const start = () => {
      end = watchCards(event => press(event))
    }
    document.addEventListener('keydown', start, { once: true })
    return () => {
      document.removeEventListener('keydown', start)
      end?.()
    }
  }, [])
  return null
}
