import type { Locator, Page } from 'playwright-core'
import { drag, pickUp } from './game-page.ts'

/** The game page with its cards by the players' names. */
export function cardsByName(page: Page) {
  const deck = page.locator('[data-tour="deck"]')
  const list = page.getByRole('tabpanel', { name: 'cards' })
  const handle = (area: Locator, name: string) =>
    area.getByRole('button', { name: `Move ${name}`, exact: true })
  const turn = (name: string) => page.getByRole('button', { name: `Turn ${name} over`, exact: true })
  const card = (area: Locator, name: string) => area.getByRole('listitem').filter({ has: turn(name) })
  return {
    deck,
    card: (name: string) => card(deck, name),
    keyplays: (name: string) => page.getByRole('region', { name: `Keyplays of ${name}` }),
    count: (cards: number) => deck.getByText(`${cards} / 5`, { exact: true }).waitFor(),
    saved: () => deck.getByText(/^Saved at /).waitFor(),
    sleeve: (named: string) => page.getByRole('button', { name: named, exact: true }),
    inList: (name: string) => handle(list, name).isVisible(),
    order: async () => {
      const names = await deck.getByRole('button', { name: /^Move / }).allTextContents()
      return names.map(name => name.trim())
    },
    dragIntoDeck: (name: string) =>
      drag(page, handle(list, name), deck.getByText('Drag a card here', { exact: false })),
    dragOnto: (name: string, other: string) => drag(page, handle(deck, name), handle(deck, other)),
    dragToTrash: (name: string) =>
      drag(page, handle(deck, name), page.getByText('DRAG HERE TO REMOVE FROM DECK')),
    carryIntoDeck: async (name: string) => {
      await handle(list, name).focus()
      await pickUp(page, 'Space')
      await page.keyboard.press('ArrowRight')
      await page.getByText(`${name} is over Deck.`).waitFor({ state: 'attached' })
      await page.keyboard.press('Space')
    },
    /** Opens a card's dialog, picks, and saves; `ignored` is tried when three are picked. */
    selectKeyplays: async (name: string, keyplays: string[], ignored?: string) => {
      await card(deck, name).getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
      const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
      const option = (keyplay: string) => dialog.getByRole('button', { name: new RegExp(`^${keyplay} `) })
      for (const keyplay of keyplays) await option(keyplay).click()
      if (ignored) await option(ignored).click({ force: true })
      await dialog.getByText(`SELECTED ${keyplays.length} / 3`).waitFor()
      await dialog.getByRole('button', { name: 'SAVE' }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
    addByMenu: async (name: string) => {
      await card(list, name)
        .getByRole('button', { name: `Menu of ${name}` })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Add to Deck' }).click()
    },
  }
}
