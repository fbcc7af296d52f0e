import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { isFocused, press, tabTo } from '../pages/gestures.ts'
import { leaguePages } from '../pages/league-pages.ts'
import { signUp } from '../users.ts'

test('a league is made, read and deleted by keyboard alone (rulebook 13.44, 13.80)', async ({ app }) => {
  const page = await signUp(app, 'keyed_kay', '/leagues', { tourDone: true })
  const { button, tab } = leaguePages(page)
  await press(page, page.getByRole('link', { name: 'CREATE LEAGUE' }))
  await tabTo(page, page.getByRole('radio', { name: /^Table/ }))
  await page.keyboard.press('ArrowRight')
  expect(await isFocused(page.getByRole('radio', { name: /^Head to head/ }))).toBe(true)
  await press(page, button('NEXT'))
  const focusOn = (field: Locator) => expect.poll(() => isFocused(field)).toBe(true)
  await focusOn(page.getByRole('radio', { name: /^One event/ }))
  await press(page, button('BACK'))
  await focusOn(page.getByRole('radio', { name: /^Head to head/ }))
  await press(page, button('NEXT'))
  await focusOn(page.getByRole('radio', { name: /^One event/ }))
  const vistula = page.getByRole('radio', { name: /^Vistula Open/ })
  await vistula.waitFor()
  await page.keyboard.press('Tab')
  // Arrows choose among radio buttons; around them all is at most once.
  for (let n = 0; n < 30 && !(await vistula.isChecked()); n++) await page.keyboard.press('ArrowDown')
  expect(await isFocused(vistula)).toBe(true)
  await press(page, button('NEXT'))
  await focusOn(page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('Keys Only')
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Keys Only is ready' }))).toBe(true)

  await press(page, page.getByRole('link', { name: 'OPEN THE LEAGUE' }))
  await tabTo(page, tab('table'))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('tabpanel', { name: 'settings' }).waitFor()
  await press(page, button('DELETE LEAGUE'))
  await press(page, button('Confirm'))
  await page.waitForURL('**/leagues')
  await page.context().close()
})
