import { product } from '@game/domain'
import { expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'
import { setStage } from './stage.ts'

const stage = setStage()
const landing = `/${product.slug}`

test('/ leads to the landing page: a featured event with state, picture and PLAY NOW (player.md 2)', async () => {
  const page = await stage.visit('/')
  await page.waitForURL(`**${landing}`)
  const play = page.getByRole('link', { name: /^PLAY NOW/ })
  await play.waitFor()
  const event = page.getByRole('article').filter({ has: play })
  expect(await event.getByText(/^(ONGOING|UPCOMING)$/).count()).toBe(1)
  expect(await event.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
  await play.click()
  await page.waitForURL('**/login')
  await page.context().close()
})

test('without the server’s date no event is drawn, and the page does not say that none is on (player.md 8)', async () => {
  const page = await stage.visit('/privacy-policy')
  await page.route('**/api/system/get-date', route => route.fulfill({ status: 400, json: {} }))
  await page.goto(stage.game.url + landing)
  await page.getByRole('main').getByText("Couldn't read current date.").waitFor()
  await page.getByRole('link', { name: 'ALL GAMES' }).waitFor()
  expect(await page.getByText('No tournament is on').count()).toBe(0)
  await page.context().close()
})

test('the news hold the rules in Polish, with English beside them, and wrap around', async () => {
  const page = await stage.visit(landing)
  const news = page.getByRole('region', { name: `News of ${product.name}` })
  const polish = news.getByRole('heading', { name: `Witaj w ${product.name}!` })
  await polish.waitFor()
  await news.getByRole('button', { name: 'EN English' }).click()
  await news.getByRole('heading', { name: `Welcome to ${product.name}!` }).waitFor()
  await news.getByRole('button', { name: 'PL Polski' }).click()
  await news.getByRole('button', { name: 'Next slide' }).click()
  await news.getByRole('button', { name: 'Previous slide' }).click()
  await polish.waitFor()
  expect(await news.getByRole('button', { name: 'Show slide 1' }).getAttribute('aria-current')).toBe('true')
  await page.context().close()
})

test('the featured carousel of the games list goes on by arrow, by dot and round the end', async () => {
  const page = await stage.visit(`${landing}/games`, { reducedMotion: 'reduce' })
  const featured = page.getByRole('region', { name: 'Featured events' })
  const dots = featured.getByRole('button', { name: /^Show slide/ })
  const shown = async () =>
    (await dots.evaluateAll(all => all.findIndex(dot => dot.getAttribute('aria-current')))) + 1
  await featured.getByRole('group', { name: /^1 of/ }).waitFor()
  const slides = await dots.count()
  expect(slides).toBeGreaterThan(1)
  await featured.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(shown).toBe(slides)
  await featured.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(shown).toBe(1)
  await dots.nth(1).click()
  await expect.poll(shown).toBe(2)
  await page.context().close()
})

test('a first visit loads less than 135 kB of JavaScript, as served (issue 5)', async () => {
  const page = await stage.visit('/privacy-policy', { undecided: true })
  const fresh = await page.context().newPage()
  const bytes = await firstLoad(fresh, stage.game.url + landing, async () => {
    await fresh.getByRole('button', { name: 'PREFERENCES' }).waitFor()
    await fresh.getByRole('link', { name: /^PLAY NOW/ }).waitFor()
  })
  expect(bytes).toBeLessThan(135_000)
  await page.context().close()
})
