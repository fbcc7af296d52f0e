import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from '../../../../e2e/axe.ts'
import { exampleOf, test } from '../../../../gallery/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isFocused = (page: Page, name: string) =>
  button(page, name).evaluate(element => element === document.activeElement)

test('a dialog keeps the focus, Escape closes it and the focus returns', async ({ open }) => {
  const page = await open('overlay')
  await button(page, 'Dialog…').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let n = 0; n < 8; n++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(page, 'Dialog…')).toBe(true)
})

test('Escape on an open list within a dialog closes only the list', async ({ open }) => {
  const page = await open('overlay')
  await button(page, 'Dialog…').click()
  await page.getByRole('combobox', { name: 'Map' }).click()
  await page.getByRole('option', { name: 'Mirage' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
})

test('Escape at the moment a list appears within a dialog closes only the list', async ({ open }) => {
  const page = await open('overlay')
  await button(page, 'Dialog…').click()
  const appeared = page.evaluate(
    () =>
      new Promise<void>(resolve => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role=listbox]')) return
          observer.disconnect()
          const press = { key: 'Escape', bubbles: true, cancelable: true }
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press))
          resolve()
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('combobox', { name: 'Map' }).click()
  await appeared
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
})

test('a dangerous action runs only after Confirm', async ({ open }) => {
  const page = await open('overlay')
  const done = exampleOf(page, 'ConfirmDialog').getByRole('status', { includeHidden: true })
  await button(page, 'Confirm…').click()
  const title = page.getByRole('alertdialog').getByRole('heading')
  expect(
    await title.evaluate(each => getComputedStyle(each).textTransform),
    'names in it are as written',
  ).toBe('none')
  await button(page, 'Cancel').click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await done.textContent()).toBe('0')
  await button(page, 'Confirm…').click()
  await button(page, 'Confirm').click()
  await expect.poll(() => done.textContent()).toBe('1')
})

test('the arrows move in a menu; its locked item does nothing', async ({ open }) => {
  const page = await open('overlay')
  const selected = exampleOf(page, 'Menu').getByRole('status', { includeHidden: true })
  await button(page, 'Menu…').focus()
  await page.keyboard.press('Enter')
  const locked = page.getByRole('menuitem', { name: /much longer/ })
  await locked.waitFor()
  expect(await locked.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('menuitem', { name: 'Save', exact: true }).press('Enter')
  await expect.poll(() => selected.textContent()).toBe('1')
  await expect.poll(() => isFocused(page, 'Menu…')).toBe(true)
})

test('a menu at a place returns the focus to the given element', async ({ open }) => {
  const page = await open('overlay')
  await button(page, 'MenuSheet…').click()
  await page.getByRole('menuitem', { name: 'Save 3' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(page, 'MenuSheet…')).toBe(true)
})

test('a popover has a name and Escape closes it', async ({ open }) => {
  const page = await open('overlay')
  await button(page, 'Popover…').click()
  const popover = page.getByRole('dialog', { name: 'Name of the event' })
  await popover.waitFor()
  await page.keyboard.press('Escape')
  await popover.waitFor({ state: 'hidden' })
})

/** How each overlay is opened inside another one, and its role. */
const overlays = [
  ['button', 'Tooltip', 'tooltip'],
  ['button', 'Menu', 'menu'],
  ['button', 'MenuSheet', 'menu'],
  ['button', 'Popover', 'dialog'],
  ['combobox', 'Select', 'listbox'],
  ['combobox', 'SearchSelect', 'dialog'],
] as const

/** Whether the topmost element in the middle of `overlay` is its own. */
const isHitWhereSeen = (overlay: Locator) =>
  overlay.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test.for([
  ['Dialog…', 'dialog'],
  ['Confirm…', 'question'],
  ['Popover…', 'popover'],
] as const)(
  'every overlay inside another one is hit where it is seen: %s',
  async ([opener, place], { open }) => {
    const page = await open('overlay')
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, opener).click()
    for (const [control, kind, role] of overlays) {
      const name = `${kind} in ${place}`
      const trigger = page.getByRole(control, { name, exact: true })
      await (kind === 'Tooltip' ? trigger.hover() : trigger.click())
      const overlay = role === 'dialog' ? page.getByRole('dialog').last() : page.getByRole(role)
      if (kind === 'Popover') await page.getByRole('dialog', { name: `From ${place}` }).waitFor()
      if (kind === 'SearchSelect') await page.getByPlaceholder(/SearchSelect/).waitFor()
      await overlay.waitFor()
      await expect.poll(() => isHitWhereSeen(overlay), { message: name }).toBe(true)
      if (kind === 'Tooltip') await page.mouse.move(0, 0)
      else await page.keyboard.press('Escape')
      if (role !== 'dialog') await overlay.waitFor({ state: 'hidden' })
      else await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
    }
  },
)

test('a tooltip appears on keyboard focus, describes its element, and Escape closes it', async ({ open }) => {
  const page = await open('overlay')
  await button(page, 'Popover…').focus()
  await page.keyboard.press('Tab')
  const tooltip = page.getByRole('tooltip')
  await tooltip.waitFor()
  expect(await button(page, 'Tooltip…').getAttribute('aria-describedby')).toBe(
    await tooltip.getAttribute('id'),
  )
  await page.keyboard.press('Escape')
  await tooltip.waitFor({ state: 'hidden' })
})

test.for(['en', 'pl'] as const)(
  'a long dialog fits a narrow screen, and axe finds no faults, in %s',
  async (language, { open }) => {
    const page = await open('overlay', language)
    await button(page, 'Dialog…').click()
    await page.setViewportSize({ width: 360, height: 600 })
    const rightEdge = async () => {
      const box = await page.getByRole('dialog').boundingBox()
      return box && box.x >= 0 ? box.x + box.width : Number.NaN
    }
    await expect.poll(rightEdge).toBeLessThanOrEqual(360)
    expect(await faults(page)).toEqual([])
  },
)
