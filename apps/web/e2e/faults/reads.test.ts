import { expect } from 'vitest'
import { test as base } from '../fixtures.ts'
import { failRequests } from '../pages/faults.ts'
import { idOf, tableOf } from '../pages/game-page.ts'
import { popup, signUp } from '../users.ts'

const player = { username: 'undated_uma', password: 'Arena!2026' }
/** The page of a player, which several tests share. */
const test = base.extend('page', { scope: 'file' }, ({ app }) =>
  signUp(app, player.username, null, { tourDone: true, reducedMotion: 'reduce' }),
)

test.for([400, 500])(
  'without the server’s date the game page and the games list show the failure with its button, until it can be read: %d (rulebook 13.8, 13.9)',
  async (status, { app, page }) => {
    const repair = await failRequests(page, '**/api/system/get-date', route =>
      route.fulfill({ status, json: {} }),
    )
    const failure = page.getByRole('main').getByText("Couldn't read current date.", { exact: true })
    const retry = page.getByRole('main').getByRole('button', { name: 'TRY AGAIN' })
    await page.goto(`${app.url}/clutchdeck/games`)
    await failure.waitFor()
    await retry.waitFor()
    expect(await page.getByRole('region', { name: 'ongoing' }).count()).toBe(0)
    const all = page.getByRole('region', { name: 'all events' })
    await all.getByRole('heading', { name: 'Vistula Open' }).waitFor()
    await page.goto(`${app.url}/clutchdeck/games/${await idOf(app, 'Vistula Open')}`)
    await failure.waitFor()
    repair()
    await retry.click()
    await page.locator('[data-tour=browser] li[data-player]').first().waitFor()
  },
)

test('a player whose picture has no file is drawn as the placeholder (rulebook 13.13)', async ({ app }) => {
  const path = `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`
  const page = await signUp(app, 'faceless_fay', path, { allowErrors: true, tourDone: true })
  const { listed } = tableOf(page)
  const first = listed.first().locator('img[src*="/img/players/"]')
  const [picture] = ((await first.getAttribute('src')) ?? '').split('?')
  const repair = await failRequests(page, `**${picture}*`, route => route.fulfill({ status: 404 }))
  await page.reload()
  await expect.poll(() => first.getAttribute('src')).toBe('/img/players/placeholder.png')
  const isDrawn = () => first.evaluate(image => (image as HTMLImageElement).naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  repair()
  await page.context().close()
})

test.for([
  ['get-cards', "Error occured, couldn't load deck. Try again later."],
  ['get-deck-score', "Error occured, couldn't load deck score. Try again later."],
  ['get-keyplays', 'Error occured when loading keyplays data. Try again later.'],
] as const)(
  'a 401 of %s shows its popup, then the way to log in (rulebook 13.32, 13.47)',
  async ([call, text], { app, page }) => {
    await page.goto('about:blank')
    await page.request.post('/api/auth/login-query', { data: player })
    const known = page.waitForResponse(answer => answer.url().includes('get-user'))
    await page.route(`**/${call}*`, async route => {
      // The session ends once the page knows its user.
      await (await known).finished()
      await page.context().clearCookies()
      await route.fulfill({ status: 401, json: {} })
    })
    await page.goto(`${app.url}/clutchdeck/games/${await idOf(app, 'Vistula Open')}`)
    await popup(page, text).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'LOGIN' }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test('what a page shows stays when reading it again fails (rulebook 13.36)', async ({ app, adminApi }) => {
  const page = await app.visit('/clutchdeck/matches?day=2037-10-24', { allowErrors: true })
  // No match is played then: the last link leads to the last day with some.
  await page.getByText('The last matches were on:').waitFor()
  await page.getByRole('main').locator('a[href*="day="]').last().click()
  await page.locator('[data-match]').first().click()
  const match = page.getByRole('heading', { level: 1 })
  await match.waitFor()
  const name = await match.textContent()
  const event = await page.locator('main a[href*="leaderboards?event="]').getAttribute('href')
  const failed = page.waitForResponse(answer => answer.url().includes('get-match?') && !answer.ok())
  const repair = await failRequests(page, '**/get-match?*', route => route.fulfill({ status: 500, json: {} }))
  await adminApi.rename(Number(/event=(\d+)/.exec(event ?? '')?.[1]), 1, 'Renamed')
  await failed
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await match.textContent()).toBe(name)
  expect(await page.getByRole('button', { name: 'TRY AGAIN' }).count()).toBe(0)
  repair()
  await page.context().close()
})

test('the form refuses reserved names, and says why (rulebook 1.23)', async ({ app }) => {
  const page = await app.visit('/signup')
  const name = page.getByRole('textbox', { name: 'Username' })
  for (const reserved of ['admin1', 'root', 'Support']) {
    await name.fill(reserved)
    await name.blur()
    await page.getByText('This name is reserved.').waitFor()
    await name.fill('kasia_k')
    await page.getByText('This name is reserved.').waitFor({ state: 'detached' })
  }
  await page.context().close()
})
