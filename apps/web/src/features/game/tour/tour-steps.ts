/** What a step lets users do themselves; the tour continues once it is done. */
export type Act = 'cards' | 'perks' | 'keyplays'

/** How many cards the deck has, and how many perks and keyplays they have. */
export type Progress = Record<Act, number>

/** What the tour knows about the table. */
export type TourTable = {
  editable: boolean
  progress: Progress
  /** How many cards a deck takes. */
  size: number
}

type TourStep = {
  key: keyof typeof import('../../../base/texts/en/tour.ts').default
  at: readonly string[]
  act?: Act
}

/** The steps of the guided tour, in order (rulebook 13.11); each points at the first visible element that its selectors find. */
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
  {
    key: 'cardKeyplays',
    at: ['[data-player] [data-tray]', '[data-player] [data-part=card]'],
    act: 'keyplays',
  },
] as const satisfies readonly TourStep[]

/** Where each act starts: the first visible element gets the focus. */
const starts: Record<Act, readonly string[]> = {
  cards: ['[data-tour=browser] [aria-haspopup=menu]', '[role=tab]:first-of-type'],
  perks: ['[data-tour=perks] button', 'li[data-movable] button', '[role=tab]:last-of-type'],
  keyplays: [
    '[data-tour=deck] [data-tray] button',
    '[data-tour=deck] [aria-haspopup=menu]',
    '[role=tab]:first-of-type',
  ],
}

/** Finds the element that a step points at; null shows the step in the middle of the window. */
export const targetOfStep = (at: readonly string[]): HTMLElement | null => {
  for (const selector of at)
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (element.checkVisibility()) return element
  return null
}

/**
 * Leads to the element where an act starts. If it is on another tab, opens that tab and leads there once it is rendered. Returns a
 * function that ends the wait.
 */
export function leadTo(act: Act): () => void {
  const start = targetOfStep(starts[act])
  showStart(start)
  const observer = new MutationObserver(() => {
    const there = targetOfStep(starts[act])
    if (there === null || isTab(there)) return
    observer.disconnect()
    showStart(there)
  })
  if (isTab(start)) {
    observer.observe(document.body, { childList: true, subtree: true })
    start?.click()
  }
  return () => observer.disconnect()
}

const isTab = (element: Element | null): boolean => element?.getAttribute('role') === 'tab'

/** Focuses the element and scrolls the whole card or panel around it into view, no further than needed, so that the deck stays visible. */
function showStart(start: HTMLElement | null): void {
  start?.focus({ preventScroll: true })
  const whole = start?.closest('li[data-player], [data-tour=perks]') ?? start
  whole?.scrollIntoView({ block: 'nearest' })
}

/** What to do for the act of a step: perks and keyplays need a card first. */
export const actNow = (act: Act, { cards }: Progress): Act => (cards === 0 ? 'cards' : act)

/** Shows the first tab again, where the steps' elements are, after the user has tried something on another one. */
export async function showFirstTab(): Promise<void> {
  const tab = document.querySelector<HTMLElement>('main [role=tab]')
  if (tab?.ariaSelected !== 'false') return
  tab.click()
  await new Promise<void>(done => {
    const observer = new MutationObserver(() => {
      if (!targetOfStep(['[data-tour=browser] [data-player]'])) return
      observer.disconnect()
      done()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Whether an act can be done with the deck as it is. */
export const canTry = (act: Act, { cards }: Progress, size: number): boolean =>
  act === 'cards' ? cards < size : cards > 0
