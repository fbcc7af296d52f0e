/** What a step lets one do by oneself; the tour goes on once it is done. */
export type Act = 'cards' | 'perks' | 'keyplays'

/** How many cards the deck has, and how many perks and keyplays they have. */
export type Progress = Record<Act, number>

/** What the tour knows of the table. */
export type TourTable = {
  editable: boolean
  progress: Progress
  /** How many cards a deck takes. */
  size: number
}

type TourStep = {
  key: keyof typeof import('../../texts/en/tour.ts').default
  at: readonly string[]
  act?: Act
}

/** The steps of the guided tour, in order (rulebook 13.11); each points at the first element in view that its selectors find. */
export const tourSteps = [
  { key: 'phases', at: ['[data-tour=phases]'] },
  { key: 'info', at: ['[data-tour=info]'] },
  { key: 'perks', at: ['[data-tour=perks]', '[role=tab]:last-of-type'] },
  { key: 'deck', at: ['[data-tour=deck]'], act: 'cards' },
  { key: 'sleeves', at: ['[data-tour=sleeves]'] },
  { key: 'card', at: ['[data-player] [data-part=card]'] },
  { key: 'cardInfo', at: ['[data-player] [data-part=plate]'] },
  { key: 'cardPerks', at: ['[data-player] [data-part=sockets]'], act: 'perks' },
  { key: 'cardAttributes', at: ['[data-player] [data-part=badges]'] },
  { key: 'cardKeyplays', at: ['[data-player] [data-tray]', '[data-tour=deck]'], act: 'keyplays' },
] as const satisfies readonly TourStep[]

/** Where each act begins: what gets the focus, the first that is in view. */
const beginnings: Record<Act, readonly string[]> = {
  cards: ['[data-tour=browser] [aria-haspopup=menu]', '[role=tab]:first-of-type'],
  perks: ['[data-tour=perks] button', 'li[data-movable] button', '[role=tab]:last-of-type'],
  keyplays: ['[data-tour=deck] [data-tray] button', '[role=tab]:first-of-type'],
}

/** Finds the element that a step points at; null shows the step in the middle of the window. */
export const targetOfStep = (at: readonly string[]): HTMLElement | null => {
  for (const selector of at)
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (element.checkVisibility()) return element
  return null
}

/**
 * Leads to what an act begins with. Where that stands on another tab, opens the tab and leads there once it is drawn;
 * answers what ends the wait.
 */
export function leadTo(act: Act): () => void {
  const begin = targetOfStep(beginnings[act])
  showBeginning(begin)
  const drawn = new MutationObserver(() => {
    const there = targetOfStep(beginnings[act])
    if (there === null || isTab(there)) return
    drawn.disconnect()
    showBeginning(there)
  })
  if (isTab(begin)) {
    drawn.observe(document.body, { childList: true, subtree: true })
    begin?.click()
  }
  return () => drawn.disconnect()
}

const isTab = (element: Element | null): boolean => element?.getAttribute('role') === 'tab'

/** Focuses it, and brings it into view with all it is part of, no further than needed: the deck is to stay in sight. */
function showBeginning(begin: HTMLElement | null): void {
  begin?.focus({ preventScroll: true })
  const whole = begin?.closest('li[data-player], [data-tour=perks]') ?? begin
  whole?.scrollIntoView({ block: 'nearest' })
}

/** Whether an act can be done with the deck as it is. */
export const canTry = (act: Act, { cards }: Progress, size: number): boolean =>
  act === 'cards' ? cards < size : cards > 0
