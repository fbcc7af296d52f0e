/** The steps of the guided tour, in order (rulebook 13.11); each points at the first element that its selectors find. */
export const tourSteps = [
  { key: 'phases', at: ['[data-tour=phases]'] },
  { key: 'info', at: ['[data-tour=info]'] },
  { key: 'perks', at: ['[data-tour=perks]', '[role=tab]:last-of-type'] },
  { key: 'deck', at: ['[data-tour=deck]'] },
  { key: 'sleeves', at: ['[data-tour=sleeves]'] },
  { key: 'card', at: ['[data-player] [data-part=card]'] },
  { key: 'cardInfo', at: ['[data-player] [data-part=plate]'] },
  { key: 'cardPerks', at: ['[data-player] [data-part=sockets]'] },
  { key: 'cardAttributes', at: ['[data-player] [data-part=badges]'] },
  { key: 'cardKeyplays', at: ['[data-player] [data-tray]', '[data-tour=deck]'] },
] as const

/** Finds the element that a step points at; null shows the step in the middle of the window. */
export const targetOfStep = (at: readonly string[]): HTMLElement | null => {
  for (const selector of at) {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) return element
  }
  return null
}
