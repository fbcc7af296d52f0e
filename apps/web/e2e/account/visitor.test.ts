import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { idOf } from '../pages/game-page.ts'
import { featuredCarousel, landingPage, landingPath } from '../pages/landing-page.ts'
import { popup, signUp } from '../users.ts'

// What a visitor sees before there is an account: the landing page, the games list, the menu, and the pages to sign up and to log in.

const games = `${landingPath}/games`

/** Whether the five cards of the featured event have their portraits, each of another player. */
async function hasFiveCards(page: Page): Promise<void> {
  const { event, portraits } = landingPage(page)
  await page.getByText('Fantasy cards for real Counter-Strike tournaments', { exact: false }).waitFor()
  await event.getByText('Rewards', { exact: true }).waitFor()
  await expect.poll(() => portraits.count()).toBe(5)
  const loaded = () =>
    portraits.evaluateAll(all =>
      all.every(each => each instanceof HTMLImageElement && each.naturalWidth > 0 && each.checkVisibility()),
    )
  await expect.poll(loaded).toBe(true)
  const shown = await portraits.evaluateAll(all => new Set(all.map(each => each.getAttribute('src'))).size)
  expect(shown).toBe(5)
}

test('the first screen shows what the game is, at 390 and 1440 px; the news contain the rules in the visitor’s language and, open in the same item, in Polish; the slides wrap around (rulebook 13.7)', async ({
  app,
}) => {
  const page = await app.visit(landingPath, {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  await hasFiveCards(page)
  await resizeTo(page, 1440, 844)
  await hasFiveCards(page)

  const news = landingPage(page)
  await news.englishRules.waitFor()
  await news.polishRules.waitFor()
  await news.polishFold.click()
  await news.polishRules.waitFor({ state: 'hidden' })
  await news.nextSlide.click()
  await news.previousSlide.click()
  await news.englishRules.waitFor()
  expect(await news.firstDot.getAttribute('aria-current')).toBe('true')
  expect(await page.getByRole('button', { name: 'Polski' }).count(), 'one language switch').toBe(1)
  await page.getByRole('button', { name: 'Polski' }).click()
  await news.englishRules.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: 'Każda faza ma swój cel' }).count()).toBe(1)
  await page.context().close()
})

test('without the server’s date no event is shown, and the page does not say that there is none (rulebook 13.34)', async ({
  app,
}) => {
  const page = await app.visit(null)
  await page.route('**/api/system/get-date', route => route.fulfill({ status: 400, json: {} }))
  await page.goto(app.url + landingPath)
  await page.getByRole('main').getByText("Couldn't read current date.").waitFor()
  await page.getByRole('link', { name: 'ALL GAMES' }).waitFor()
  expect(await page.getByText('No event is live right now').count()).toBe(0)
  await page.context().close()
})

test('the games list has its three sections, title, breadcrumb and ways to log in for a game; its featured carousel moves by arrow and by dot, and wraps around (rulebook 13.6, 13.47)', async ({
  app,
}) => {
  const page = await app.visit(games, { reducedMotion: 'reduce' })
  for (const section of ['ongoing', 'upcoming', 'completed'])
    await page.getByRole('region', { name: section }).waitFor()
  expect(await page.title()).toBe(`games | ${product.name}`)
  expect(await page.getByRole('navigation', { name: 'You are here' }).textContent()).toMatch(
    new RegExp(`${product.name}\\s*games`),
  )
  const login = page
    .getByRole('article')
    .filter({ hasText: 'Vistula Open' })
    .getByRole('link', { name: 'LOGIN' })
    .last()
  const game = `${games}/${await idOf(app, 'Vistula Open')}`
  await expect
    .poll(async () => decodeURIComponent((await login.getAttribute('href')) ?? ''))
    .toContain(`back=${game}`)
  const { dots, firstSlide, nextSlide, previousSlide, shown } = featuredCarousel(page)
  await firstSlide.waitFor()
  const slides = await dots.count()
  expect(slides).toBeGreaterThan(1)
  await previousSlide.click()
  await expect.poll(shown).toBe(slides)
  await nextSlide.click()
  await expect.poll(shown).toBe(1)
  await dots.nth(1).click()
  await expect.poll(shown).toBe(2)
  await page.context().close()
})

test('the head of the menu collapses it to its categories and opens it again; below 1000 px it is a drawer (rulebook 13.3)', async ({
  app,
}) => {
  const page = await app.visit(games)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const entries = menu.getByRole('link')
  // The entries that depend on the user come once the page knows who is signed in.
  await menu.getByRole('link', { name: 'Clan' }).waitFor()
  const all = await entries.count()
  await page.getByRole('button', { name: 'Show the categories only' }).click()
  await expect.poll(() => entries.count()).toBe(0)
  expect(await menu.getByRole('button', { expanded: false }).allTextContents()).toEqual([
    product.name,
    'User',
  ])
  await menu.getByRole('button', { name: 'User' }).click()
  await menu.getByRole('link', { name: 'Clan' }).waitFor()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect.poll(() => entries.count()).toBe(all)

  await resizeTo(page, 999, 800)
  const entry = page.getByRole('link', { name: 'Leaderboards' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await entry.click()
  await page.waitForURL('**/leaderboards')
  await entry.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('the login page leads back, to sign-up and to the policies; sign-up refuses a taken name with a message, and keeps its content (rulebook 1.6, 13.21)', async ({
  app,
}) => {
  const page = await app.visit('/login')
  const submit = page.locator('button[type=submit]')
  await submit.waitFor()
  const ways = await page.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(ways).toEqual(
    expect.arrayContaining([`/${product.slug}`, '/signup', '/privacy-policy', '/terms-and-conditions']),
  )
  await page.goto(`${app.url}/signup`)
  for (const [label, value] of [
    ['Username', 'MAJA_WWA'],
    ['Email', 'b@example.com'],
    ['Password', 'Arena!2026'],
    ['Confirm password', 'Arena!2026'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await submit.click()
  await popup(page, 'This username is already taken.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('b@example.com')
  const name = page.getByRole('textbox', { name: 'Username' })
  await page.getByRole('main').getByText('This username is already taken.').waitFor()
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await name.pressSequentially('2')
  await expect.poll(() => name.getAttribute('aria-invalid')).not.toBe('true')
  await page.context().close()
})

test('the not-found page is shown for an address without a page, or without one for this visitor', async ({
  app,
}) => {
  const page = await app.visit(null)
  const addresses = ['/nowhere', '/otherdeck/games', `/${product.slug}/games/1`]
  const forUsers = ['/settings', '/friends', '/profile', '/clan/create', '/clan/manage']
  for (const path of [...addresses, ...forUsers]) {
    await page.goto(app.url + path)
    await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
    await expect.poll(() => page.title()).toBe(`PAGE NOT FOUND | ${product.name}`)
  }
  await page.context().close()
})

test('if a new build no longer has the code of a screen, the page reloads and shows the screen', async ({
  app,
}) => {
  const page = await app.visit(landingPath, { allowErrors: true })
  const leaderboards = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Leaderboards' })
  await leaderboards.waitFor()
  // A part of this page that failed would reload it before the click.
  await page.waitForLoadState('networkidle')
  let gone = true
  page.on('request', request => {
    if (request.isNavigationRequest()) gone = false
  })
  await page.route('**/assets/*.js', route => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.route(`${app.url}/`, async route => {
    const answer = await route.fetch()
    const other = (await answer.text()).replace(/\/assets\/index-[^"]+/, '/assets/index-deployed.js')
    await route.fulfill({ response: answer, body: other })
  })
  await leaderboards.click()
  await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor()
  expect(gone, 'the page was reloaded').toBe(false)
  // The page may request the newest build once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('menu, header and an outline of the page are shown before the page knows which user is signed in (rulebook 13.63)', async ({
  app,
}) => {
  const page = await signUp(app, 'slow_answer', null)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/**/get-user', async route => {
    await released
    await route.continue()
  })
  await page.goto(`${app.url}/settings`)
  await page.getByRole('link', { name: 'leaderboards' }).waitFor()
  await page.getByRole('main').locator('[aria-busy=true]').waitFor()
  expect(await page.getByRole('heading').count()).toBe(0)
  release()
  await page.getByRole('button', { name: 'DELETE ACCOUNT' }).waitFor()
  await page.getByRole('link', { name: 'friends' }).waitFor()
  await page.context().close()
})
