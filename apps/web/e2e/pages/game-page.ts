import type { Locator, Page } from 'playwright-core'
import type { App } from '../fixtures.ts'
import { signUp } from '../users.ts'
import { drag, pickUp } from './gestures.ts'

/** The game page as a player sees it. */
export type Table = {
  page: Page
  /** Cards of the deck and of the list. */
  deck: Locator
  listed: Locator
  /** Names in the deck, in order. */
  names(): Promise<string[]>
  /** Adds the card at that place of the list by its menu, without waiting. */
  askToAdd(place: number): Promise<void>
  /** Adds it and waits until it is saved. */
  add(place: number): Promise<void>
  /** Waits until the server has saved the last change; only after that change is visible on the table. */
  saved(): Promise<void>
}

export const tableOf = (page: Page): Table => {
  const deck = page.locator('[data-tour=deck] li[data-player]')
  const listed = page.locator('[data-tour=browser] li[data-player]')
  const saved = () => page.locator('[data-receipt=saved]').waitFor()
  // On a phone the menu is for the keyboard only.
  const askToAdd = async (place: number) => {
    await listed
      .nth(place)
      .getByRole('button', { name: /^Menu of/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Add to Deck' }).click()
  }
  return {
    page,
    deck,
    listed,
    names: () => deck.locator('[data-part=plate]').allTextContents(),
    askToAdd,
    add: async place => {
      const player = await listed.nth(place).getAttribute('data-player')
      await askToAdd(place)
      // From now on the receipt is that of this change, not of an earlier one.
      await page.locator(`[data-tour=deck] li[data-player="${player}"]`).waitFor({ state: 'attached' })
      // The list lets go of it a moment later; until then every place is that of another card.
      await page.locator(`[data-tour=browser] li[data-player="${player}"]`).waitFor({ state: 'detached' })
      await saved()
    },
    saved,
  }
}

/** Watches the reveal of a phase to its end and closes it (rulebook 13.50). */
export async function passReveal(page: Page, phase: string): Promise<void> {
  const reveal = page.getByRole('dialog', { name: phase, exact: true })
  await reveal.getByRole('button', { name: 'CONTINUE' }).click()
  await reveal.waitFor({ state: 'detached' })
}

/** Opens the table of a demo event as a new player; the tour is closed unless the option `tour` is set. */
export async function sitDown(
  app: App,
  username: string,
  event: string,
  options: {
    width?: number
    tour?: boolean
    hasTouch?: boolean
    reducedMotion?: 'reduce'
    loadsAhead?: boolean
    isDrawn?: boolean
  } = {},
): Promise<Table> {
  const { width = 1440, tour = false, ...visit } = options
  const page = await signUp(app, username, `/clutchdeck/games/${await idOf(app, event)}`, {
    viewport: { width, height: 1400 },
    ...visit,
    tourDone: !tour,
  })
  const table = tableOf(page)
  await table.listed.first().waitFor()
  return table
}

/** Finds the id of a demo event by its name. */
export async function idOf(app: App, name: string): Promise<number> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const answer = await fetch(`${app.url}/api/clutchdeck/get-events`, request)
  const { events } = (await answer.json()) as { events: { id: number; name: string }[] }
  const found = events.find(event => event.name === name)
  if (!found) throw new Error(`no event ${name}`)
  return found.id
}

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
    dragIntoDeck: (name: string) => drag(page, handle(list, name), deck.locator('[data-part=next-place]')),
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
    /** Opens a card's dialog, chooses keyplays, and saves; `ignored` is pressed when three are already chosen. */
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
