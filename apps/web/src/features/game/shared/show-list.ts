import { media } from '../../../base/ui/layout/use-media.ts'

/**
 * Leads to the list of cards: opens its tab, the first one, scrolls it into view, and focuses its search or, without one, the first
 * card.
 */
export function showList(): void {
  if (!document.querySelector('[data-tour=browser]'))
    document.querySelector<HTMLElement>('main [role=tab]')?.click()
  // Another tab is rendered within a few frames.
  let framesLeft = 60
  const lead = () => {
    const list = document.querySelector('[data-tour=browser]')
    if (list) leadTo(list)
    else if (framesLeft-- > 0) requestAnimationFrame(lead)
  }
  lead()
}

function leadTo(list: Element): void {
  const first = list.querySelector<HTMLElement>('[data-player] [aria-haspopup=menu]')
  // On a phone the focus in a field would open the keyboard over the list.
  const start = document.querySelector<HTMLElement>('main search [type=search]') ?? first
  start?.focus({ preventScroll: true })
  const behavior = matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth'
  list.querySelector('[data-player]')?.scrollIntoView({ block: 'nearest', behavior })
}

/** Leads to the perks of the phase: opens their tab, the second one. */
export function showPool(): void {
  document.querySelectorAll<HTMLElement>('main [role=tab]')[1]?.click()
  document.querySelector('[data-tour=deck]')?.scrollIntoView({ block: 'start' })
}
