import type { Page } from 'playwright-core'
import { dragByMouse, dragByTouch, gripOf, type Point } from './long-task-hands.ts'
import { settled } from './task-watch.ts'

/** An action of a user on the game page, and how it is undone. */
type Deed = { act(): Promise<unknown>; after?(): Promise<unknown> }

/** The kind of an interaction: one of the same kind on an empty page is its floor. */
export type Kind = 'press' | 'type' | 'mouse' | 'keys' | 'touch'

/** `prepare` also finds the elements, so that the search is not measured. */
export type Interaction = { kind: Kind; prepare(page: Page): Promise<Deed> }

const deckCard = '[data-tour=deck] li[data-player]'
const listCard = '[data-tour=browser] li[data-player]'
const ghost = '[class*=ghost_]'
const there = (page: Page, selector: string, place = 0) => page.locator(selector).nth(place).waitFor()
const gone = (page: Page, selector: string, place = 0) =>
  page.locator(selector).nth(place).waitFor({ state: 'detached' })
const saved = (page: Page) => there(page, '[data-receipt=saved]')
const grip = (page: Page, selector: string, place = 0) => gripOf(page.locator(selector).nth(place))
const bring = (page: Page, selector: string, block: 'end' | 'center') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, to) => element.scrollIntoView({ block: to }), block)
const order = (page: Page) => page.locator(`${deckCard} [data-part=plate]`).allTextContents()

/** Removes the last card from the deck with its menu. */
async function makeRoom(page: Page): Promise<void> {
  const card = page.locator(deckCard).nth(4)
  await card.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await gone(page, deckCard, 4)
  await saved(page)
}

async function deckIsFull(page: Page): Promise<void> {
  await page.locator(deckCard).nth(4).waitFor({ state: 'attached' })
  await gone(page, ghost)
  await saved(page)
}

/** A press, after which the page shows `until`. */
const press = (selector: string, place: number, until: string): Interaction => ({
  kind: 'press',
  prepare: async page => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator(selector).nth(place).scrollIntoViewIfNeeded()
    const { x, y } = await grip(page, selector, place)
    return {
      act: async () => {
        await page.mouse.click(x, y)
        await there(page, until)
      },
    }
  },
})

const reorder = (
  kind: 'mouse' | 'keys',
  carry: (page: Page, from: Point, to: Point) => Promise<unknown>,
) => ({
  kind,
  prepare: async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 0))
    const [from, to] = [await grip(page, deckCard, 0), await grip(page, deckCard, 1)]
    const [first] = await order(page)
    await page.locator(`${deckCard} [data-part=plate] button`).first().focus()
    return {
      act: async () => {
        await carry(page, from, to)
        await page.waitForFunction(
          ([selector, name]) => document.querySelector(selector ?? '')?.textContent !== name,
          [`${deckCard} [data-part=plate]`, first],
        )
        await deckIsFull(page)
      },
    }
  },
})

async function carryByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await there(page, ghost)
  await settled(page)
  await page.keyboard.press('ArrowRight')
  await there(page, '[data-tour=deck] li[data-over]')
  await page.keyboard.press('Space')
}

const shownTabs: readonly [string, string] = [
  '[data-tour=browser]',
  '[role=tabpanel] [aria-label^="Move perk"]',
]

/** The interactions of both widths. */
const everywhere: Record<string, Interaction> = {
  'tab: to the perks': press('[role=tab]', 1, shownTabs[1]),
  'tab: back to the cards': press('[role=tab]', 0, shownTabs[0]),
  'phase: to the scored one': press(
    '[data-tour=phases] button',
    0,
    '[data-tour=deck] ol[data-state=success]',
  ),
  'phase: back to the open one': press(
    '[data-tour=phases] button',
    1,
    '[data-tour=deck] ol[data-state=open]',
  ),
  'keyplays: the dialog opens': press(`${deckCard} [data-tray] button`, 0, '[role=dialog] [aria-pressed]'),
  'keyplays: one is put on': {
    kind: 'press',
    prepare: async page => {
      const option = await grip(page, '[role=dialog] button[aria-pressed]', 3)
      const save = await gripOf(page.getByRole('button', { name: 'SAVE' }))
      return {
        act: async () => {
          await page.mouse.click(option.x, option.y)
          await page.mouse.click(save.x, save.y)
          await gone(page, '[role=dialog]')
          await saved(page)
        },
      }
    },
  },
}

const wide: Record<string, Interaction> = {
  'mouse: a card from the list into the deck': {
    kind: 'mouse',
    prepare: async page => {
      await page.evaluate(() => scrollTo(0, 0))
      await makeRoom(page)
      const [from, to] = [await grip(page, listCard), await grip(page, '[data-tour=deck] ol > li', 4)]
      return {
        act: async () => {
          await dragByMouse(page, from, to)
          await deckIsFull(page)
        },
      }
    },
  },
  'mouse: two cards change places': reorder('mouse', dragByMouse),
  'keyboard: two cards change places': reorder('keys', carryByKeys),
  'typing six letters': {
    kind: 'type',
    prepare: async page => {
      const search = page.getByRole('searchbox')
      await search.focus()
      const all = await page.locator(listCard).first().getAttribute('aria-setsize')
      return {
        act: async () => {
          for (const key of 'er 177') await page.keyboard.press(key)
          await gone(page, `${listCard}[aria-setsize="${all}"]`)
        },
        after: async () => {
          await search.fill('')
          await there(page, `${listCard}[aria-setsize="${all}"]`)
        },
      }
    },
  },
  'mouse: a perk onto a card': {
    kind: 'mouse',
    prepare: async page => {
      await bring(page, '[data-tour=perks]', 'end')
      const [from, to] = [
        await grip(page, '[data-tour=perks] li button'),
        await grip(page, `${deckCard} [data-tray]`, 1),
      ]
      return {
        act: async () => {
          await dragByMouse(page, from, to)
          await there(page, `${deckCard} [data-filled]`)
          await gone(page, ghost)
          await saved(page)
        },
        after: async () => {
          await page.locator(`${deckCard} [data-filled] button`).focus()
          await page.keyboard.press('Space')
          await there(page, ghost)
          while ((await page.locator('[data-tour=perks] ul[data-over]').count()) === 0) {
            await settled(page)
            await page.keyboard.press('ArrowRight')
          }
          await page.keyboard.press('Space')
          await gone(page, `${deckCard} [data-filled]`)
          await saved(page)
        },
      }
    },
  },
}

const narrow: Record<string, Interaction> = {
  'touch: a card from the list into the deck': {
    kind: 'touch',
    prepare: async page => {
      await page.evaluate(() => scrollTo(0, 0))
      await makeRoom(page)
      await bring(page, listCard, 'center')
      await there(page, '[data-part=deck-bar][data-shown]')
      await settled(page)
      const [from, to] = [await grip(page, listCard, 3), await grip(page, '[data-part=deck-bar]')]
      return {
        act: async () => {
          await dragByTouch(page, from, to, () => there(page, ghost))
          await deckIsFull(page)
        },
      }
    },
  },
}

/** The interactions at each width, ordered so that each finds the page in the state it needs. */
export const interactions = {
  1440: { ...wide, ...everywhere },
  390: { ...narrow, ...everywhere },
} satisfies Record<number, Record<string, Interaction>>
