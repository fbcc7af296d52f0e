import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { firstLoad } from '../first-load.ts'
import { test } from '../fixtures.ts'
import { featuredCarousel, landingPage, landingPath } from '../pages/landing-page.ts'

test('/ leads to the landing page: a featured event with state, picture and PLAY NOW (rulebook 13.6)', async ({
  app,
}) => {
  const page = await app.visit('/')
  await page.waitForURL(`**${landingPath}`)
  const { play, logIn, event } = landingPage(page)
  await play.waitFor()
  expect(await event.getByText(/^(ONGOING|UPCOMING)$/).count()).toBe(1)
  expect(await event.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
  const back = async (way: Locator) =>
    new URL((await way.getAttribute('href')) ?? '', app.url).searchParams.get('back')
  const game = await back(play)
  expect(game).toMatch(/^\/clutchdeck\/games\/\d+$/)
  expect(await back(logIn)).toBe(game)
  await play.click()
  await page.waitForURL(url => url.pathname === '/signup')
  await page.context().close()
})

test.for([1440, 390])(
  'the first screen shows what the game is: a sentence, five cards with portraits, and what users can win, at %d px',
  async (width, { app }) => {
    const page = await app.visit(landingPath, { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    const { event, portraits } = landingPage(page)
    await page.getByText('Fantasy cards for real Counter-Strike tournaments', { exact: false }).waitFor()
    await event.getByText('Rewards', { exact: true }).waitFor()
    await expect.poll(() => portraits.count()).toBe(5)
    const loaded = () =>
      portraits.evaluateAll(all =>
        all.every(each => each instanceof HTMLImageElement && each.naturalWidth > 0),
      )
    await expect.poll(loaded).toBe(true)
    expect(await portraits.evaluateAll(all => new Set(all.map(each => each.getAttribute('src'))).size)).toBe(
      5,
    )
    await page.context().close()
  },
)

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

test('the news contain the rules in the visitor’s language and, open in the same item, in Polish; the slides wrap around (rulebook 13.7)', async ({
  app,
}) => {
  const page = await app.visit(landingPath)
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

test('the featured carousel of the games list moves by arrow and by dot, and wraps around', async ({
  app,
}) => {
  const page = await app.visit(`${landingPath}/games`, { reducedMotion: 'reduce' })
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

test('a first visit loads less than 125 kB of JavaScript and 150 kB of pictures (rulebook 13.45)', async ({
  app,
}) => {
  const page = await app.visit(null, { askForConsent: true, loadsAhead: true })
  const fresh = await page.context().newPage()
  const { scriptBytes, pictureBytes } = await firstLoad(fresh, app.url + landingPath, async () => {
    await fresh.getByRole('button', { name: 'PREFERENCES' }).waitFor()
    await landingPage(fresh).play.waitFor()
  })
  expect(scriptBytes).toBeLessThan(125_000)
  expect(pictureBytes).toBeLessThan(150_000)
  await page.context().close()
})
