import { expect } from 'vitest'
import { firstLoad } from './first-load.ts'
import { test } from './fixtures.ts'
import { featuredCarousel, landingPage, landingPath } from './pages/landing-page.ts'

test('/ leads to the landing page: a featured event with state, picture and PLAY NOW (rulebook 13.6)', async ({
  app,
}) => {
  const page = await app.visit('/')
  await page.waitForURL(`**${landingPath}`)
  const { play, event } = landingPage(page)
  await play.waitFor()
  expect(await event.getByText(/^(ONGOING|UPCOMING)$/).count()).toBe(1)
  expect(await event.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
  await play.click()
  await page.waitForURL('**/login')
  await page.context().close()
})

test('without the server’s date no event is drawn, and the page does not say that none is on (rulebook 13.34)', async ({
  app,
}) => {
  const page = await app.visit('/privacy-policy')
  await page.route('**/api/system/get-date', route => route.fulfill({ status: 400, json: {} }))
  await page.goto(app.url + landingPath)
  await page.getByRole('main').getByText("Couldn't read current date.").waitFor()
  await page.getByRole('link', { name: 'ALL GAMES' }).waitFor()
  expect(await page.getByText('No tournament is on').count()).toBe(0)
  await page.context().close()
})

test('the news hold the rules in Polish, with English beside them, and wrap around', async ({ app }) => {
  const page = await app.visit(landingPath)
  const news = landingPage(page)
  await news.polishRules.waitFor()
  await news.language('EN English').click()
  await news.englishRules.waitFor()
  await news.language('PL Polski').click()
  await news.nextSlide.click()
  await news.previousSlide.click()
  await news.polishRules.waitFor()
  expect(await news.firstDot.getAttribute('aria-current')).toBe('true')
  await page.context().close()
})

test('the featured carousel of the games list goes on by arrow, by dot and round the end', async ({
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

test('a first visit loads less than 135 kB of JavaScript, as served (rulebook 13.45)', async ({ app }) => {
  const page = await app.visit('/privacy-policy', { askForConsent: true })
  const fresh = await page.context().newPage()
  const bytes = await firstLoad(fresh, app.url + landingPath, async () => {
    await fresh.getByRole('button', { name: 'PREFERENCES' }).waitFor()
    await landingPage(fresh).play.waitFor()
  })
  expect(bytes).toBeLessThan(135_000)
  await page.context().close()
})
