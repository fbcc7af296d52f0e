import { expect } from 'vitest'
import { type App, test } from '../fixtures.ts'
import { failRequests } from '../pages/faults.ts'
import { idOf, tableOf } from '../pages/game-page.ts'
import { twoFrames } from '../pages/gestures.ts'
import { openAsAdmin, popup, signUp } from '../users.ts'

const offline = 'No connection to the server. Check your network and try again.'

/** Opens a page of a new player that has not loaded the game yet, and on which modules with these names fail to load. */
async function without(app: App, username: string, names: RegExp) {
  const page = await signUp(app, username, null, {
    tourDone: true,
    loadsAhead: true,
    allowErrors: true,
  })
  const endFailures = await failRequests(
    page,
    url => url.pathname.startsWith('/assets/') && names.test(url.pathname),
    route => route.abort('connectionfailed'),
  )
  /** Ends the failures and sends the page the event for being online. */
  const comeBack = async () => {
    endFailures()
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  return { page, game: `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`, comeBack }
}

test('parts that do not load leave the table as it is, and appear once the connection is back (rulebook 13.46)', async ({
  app,
}) => {
  const late = /(user-menu|notification-popover|tooltip-sheet|card-menu-sheet|keyplay-dialog|range-slider)-/
  const { page, game, comeBack } = await without(app, 'cut_off_cleo', late)
  await page.goto(game)
  const { listed } = tableOf(page)
  await listed.first().waitFor()
  const account = page.getByRole('button', { name: 'cut_off_cleo’s account' })
  const presses = [
    account,
    page.getByRole('button', { name: 'Notifications' }),
    listed.first().getByRole('button', { name: /^Menu of/ }),
  ]
  for (const button of presses) {
    await button.click()
    await popup(page, offline).waitFor()
    await expect.poll(() => button.getAttribute('aria-expanded')).not.toBe('true')
  }
  await page.getByRole('button', { name: /^Chemistry/ }).hover()
  await listed.first().getByRole('button', { name: 'x1' }).hover()
  expect(await page.getByText('TRY AGAIN', { exact: true }).count()).toBe(0)
  expect(await listed.count()).toBeGreaterThan(10)
  expect(await page.getByRole('slider').count()).toBe(0)
  await comeBack()
  await page.getByRole('slider').first().waitFor({ state: 'attached' })
  expect(await page.getByRole('menu').count(), 'nothing opens by itself').toBe(0)
  await account.click()
  await page.getByRole('menuitem', { name: 'LOGOUT' }).waitFor()
  await page.keyboard.press('Escape')
  // While the menu is closing, nothing under it reacts to the pointer.
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Chemistry/ }).hover()
  await page.getByRole('tooltip').waitFor()
  await page.context().close()
})

test.for([
  ['late_lou', /(event-results|full-ranking)-/],
  ['wordless_wes', /\/leaderboards-[\w-]{8}\.js$/],
] as const)(
  'results of which a part does not load leave the table of a completed event, and come by themselves: %s',
  async ([username, part], { app }) => {
    const { page, comeBack } = await without(app, username, part)
    await page.goto('/clutchdeck/games/4')
    await page.getByRole('navigation', { name: 'Phases' }).waitFor()
    await page.getByText('This event is completed.').first().waitFor()
    expect(await page.getByText('TRY AGAIN', { exact: true }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Podium' }).count()).toBe(0)
    await comeBack()
    await page.getByRole('region', { name: 'Podium' }).waitFor()
    await page.getByRole('table', { name: 'Ranking of Krakow Invitational' }).waitFor()
    await page.context().close()
  },
)

test('while the texts of a part load, the page around it stays visible', async ({ app }) => {
  const texts = (url: URL) => /\/(admin|consent|notifications|leaderboards)-[\w-]{8}\.js$/.test(url.pathname)
  const page = await openAsAdmin(app, null, { tourDone: true, askForConsent: true })
  let held = 0
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  await page.route(texts, async route => {
    held++
    await until
    await route.continue()
  })
  await page.goto('/clutchdeck/games/2')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await tableOf(page).listed.first().waitFor()
  await bell.click()
  await expect.poll(() => held).toBeGreaterThan(1)
  await page.evaluate(twoFrames)
  expect(await bell.isVisible()).toBe(true)
  expect(await tableOf(page).listed.count()).toBeGreaterThan(10)
  release()
  await page.getByRole('link', { name: /^Events/ }).waitFor()
  await page.getByRole('button', { name: 'PREFERENCES' }).waitFor()
  await page.getByText('Notifications', { exact: true }).waitFor()
  await page.context().close()
})

test('a popup that cannot be drawn waits for the connection', async ({ app }) => {
  const { page, game, comeBack } = await without(app, 'mute_mia', /popups-/)
  await page.goto(game)
  const { listed, askToAdd } = tableOf(page)
  await listed.first().waitFor()
  await page.route('**/api/clutchdeck/add-card', route => route.fulfill({ status: 500, json: {} }))
  await askToAdd(0)
  await page.getByText('NOT SAVED. The last change was undone.').waitFor()
  expect(await listed.first().isVisible()).toBe(true)
  await comeBack()
  await popup(page, 'Error occured, adding card failed.').waitFor()
  await page.context().close()
})

test('if a screen does not load, menu and header stay, and the screen appears by itself when the browser is online', async ({
  app,
}) => {
  const { page, comeBack } = await without(app, 'far_fay', /leaderboards-/)
  await page.goto('/clutchdeck/games')
  await page.getByRole('link', { name: 'Leaderboards' }).click()
  await page.getByText(offline).waitFor()
  await page.getByRole('link', { name: 'Friends' }).waitFor()
  await comeBack()
  await page.getByText('NOT SELECTED').first().waitFor()
  expect(page.url()).toContain('/leaderboards')
  await page.context().close()
})

test('if the texts of a language do not load, the page keeps its language, and the next press changes it', async ({
  app,
}) => {
  const { page, comeBack } = await without(app, 'pending_pola', /more-texts-/)
  await page.goto('/clutchdeck/games')
  const polish = page.getByRole('button', { name: 'Polski' })
  await polish.click()
  await popup(page, offline).waitFor()
  await page.getByRole('link', { name: 'Leaderboards' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await comeBack()
  await polish.click()
  await page.getByRole('link', { name: 'Rankingi' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
  await page.context().close()
})

test('if a part is gone after a deploy, the page reloads once, at the same place', async ({ app }) => {
  const { page, game } = await without(app, 'new_nina', /user-menu-/)
  await page.goto(game)
  await tableOf(page).listed.first().waitFor()
  const phase = page.getByRole('navigation', { name: 'Phases' }).getByRole('button').nth(1)
  const perks = page.getByRole('tab', { name: 'perks' })
  await phase.click()
  await perks.click()
  await page.route(`${app.url}/`, async route => {
    const answer = await route.fetch()
    const other = (await answer.text()).replace(/\/assets\/index-[^"]+/, '/assets/index-deployed.js')
    await route.fulfill({ response: answer, body: other })
  })
  let loads = 0
  page.on('load', () => loads++)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'new_nina’s account' }).click()
  await reloaded
  await expect.poll(() => perks.getAttribute('aria-selected')).toBe('true')
  expect(await phase.getAttribute('aria-current')).toBe('step')
  expect(page.url()).toContain(game)
  await page.getByRole('button', { name: 'new_nina’s account' }).click()
  await popup(page, offline).waitFor()
  expect(loads, 'one reload, even if the server answers with two builds in turn').toBe(1)
  // The page may be asking for the newest build once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
