import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { addSource, fillDeck } from '../live-event.ts'
import { leagueCalls, leaguePages, settling } from '../pages/league-pages.ts'
import { endsOfRounds, readRealLog, sendLog } from '../server-log.ts'
import { openAsAdmin, signUp } from '../users.ts'

/**
 * While a map runs, fixtures and ties are live (rulebook 13.82, 13.83): five users play a head to head of an event, in which one meets
 * AVERAGE, another of a season; two of them play the final of a cup.
 */
const keyplays = { live_lou: [1, 6, 7], live_mia: [1], live_ned: [6], live_ora: [7], live_pat: [1, 6] }

test('scores of fixtures and ties follow each round of a map, with AVERAGE, and are those of the game page', async ({
  app,
  adminApi,
}) => {
  const log = await readRealLog()
  const ends = endsOfRounds(log)
  const admin = await openAsAdmin(app, '/privacy-policy')
  const plan = { phases: [['spirit', 'falcons']], goal: 1000 }
  const eventId = await adminApi.createEvent('Live League One', plan)
  const later = await adminApi.createEvent('Live League Two', plan)
  const pages: Page[] = []
  for (const name of Object.keys(keyplays))
    pages.push(await signUp(app, name, '/privacy-policy', { tourDone: true }))
  const [lou, ...others] = pages as [Page, ...Page[]]
  const making = [
    ['pairs', 'headToHead', { eventId }],
    ['season', 'headToHead', { eventIds: [eventId, later] }],
    ['cup', 'cup', { eventId }],
  ] as const
  const ids = { pairs: 0, season: 0, cup: 0 }
  for (const [key, format, scope] of making) {
    const data = { name: `Live ${key}`, format, scope, visibility: 'private', entry: 'open' }
    const { league } = await leagueCalls(lou).make(data)
    ids[key] = league.id
    for (const page of key === 'cup' ? others.slice(0, 1) : others) await leagueCalls(page).join(league.code)
  }
  for (const [at, chosen] of Object.values(keyplays).entries())
    await fillDeck(sender((pages[at] as Page).request), adminApi, eventId, chosen)
  await adminApi.lock(eventId, 1, new Date().toISOString())
  for (const name of ['pairs', 'season', 'cup'])
    await leagueCalls(lou).notified('league_drawn', `Live ${name}`)
  const url = await addSource(sender(admin.request), adminApi, eventId, 'Stage')
  await sendLog(admin.request, url, log, 0, ends[4] ?? 0)

  const context = lou.context()
  const [season, cup, game] = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await lou.goto(`${app.url}/leagues/${ids.pairs}`)
  await season.goto(`${app.url}/leagues/${ids.season}`)
  await cup.goto(`${app.url}/leagues/${ids.cup}`)
  await game.goto(`${app.url}/${product.slug}/games/${eventId}`)
  const total = game.locator('[data-part=live] [data-part=live-total]')
  const totalNow = async () => Number(/\d+(\.\d+)?/.exec((await total.textContent()) ?? '')?.[0])
  const fixturesOf = (page: Page) => leaguePages(page).fixtures.getByRole('listitem')
  for (const page of [lou, season]) {
    await fixturesOf(page).filter({ hasText: 'LIVE' }).first().waitFor()
    expect(await fixturesOf(page).filter({ hasText: 'LIVE' }).count()).toBe(3)
    await fixturesOf(page).filter({ hasText: 'AVERAGE' }).waitFor()
  }
  const { bracket } = leaguePages(cup)
  await bracket.getByText('LIVE').first().waitFor()

  /** The user's fixture is the first; its score is that of the game page. */
  const agree = async () => {
    for (const page of [lou, season])
      await expect
        .poll(async () => {
          const text = (await fixturesOf(page).first().textContent())?.replaceAll(',', '')
          return text?.includes(`${await totalNow()}`)
        })
        .toBe(true)
  }
  await total.waitFor(settling)
  await expect.poll(totalNow).toBeGreaterThan(0)
  await agree()
  await fixturesOf(lou)
    .first()
    .getByRole('button', { name: /^Decks/ })
    .click()
  const own = lou.getByRole('region', { name: 'Deck of live_lou' }).getByRole('listitem')
  /** The points of the cards, which live maps change too, add up to the score of the fixture. */
  const sumOfCards = async () =>
    (await own.locator('[data-part=points]').allTextContents())
      .map(text => Number(text.replaceAll(',', '')))
      .reduce((sum, points) => sum + points, 0)
  await expect.poll(async () => (await sumOfCards()) === (await totalNow())).toBe(true)
  await lou.getByRole('button', { name: 'SHOW: Cards of the round' }).click()
  const glance = lou
    .getByRole('table', { name: /^Cards of the round/ })
    .getByRole('row', { name: /^live_lou/ })
  /** The round by cards follows the map too (rulebook 19.36). */
  const agreesAtAGlance = () =>
    expect
      .poll(async () => {
        const score = (await glance.locator('[data-part=score]').textContent())?.replaceAll(',', '')
        return Number(score) === (await totalNow())
      })
      .toBe(true)
  await agreesAtAGlance()
  const toDeck = fixturesOf(lou)
    .first()
    .getByRole('link', { name: /: Deck of live_lou$/ })
  const deck = await context.newPage()
  await deck.goto(`${app.url}${await toDeck.getAttribute('href')}`)
  /** The page of a deck follows the map too (rulebook 22.11). */
  const deckAgrees = () =>
    expect
      .poll(async () => {
        const score = (await deck.locator('[data-part=deck-score]').textContent())?.replaceAll(',', '')
        return Number(score) === (await totalNow())
      })
      .toBe(true)
  await deckAgrees()
  await deck.getByText('LIVE', { exact: true }).waitFor()
  expect(await cup.getByText(/^Winner:/).count(), 'nobody has won a cup whose final runs').toBe(0)
  const before = await totalNow()
  const averageOf = () => fixturesOf(lou).filter({ hasText: 'AVERAGE' }).textContent()
  const average = await averageOf()
  await sendLog(admin.request, url, log, ends[4] ?? 0, ends[9] ?? 0)
  await expect.poll(totalNow).toBeGreaterThan(before)
  await agree()
  await expect.poll(async () => (await sumOfCards()) === (await totalNow())).toBe(true)
  await agreesAtAGlance()
  await deckAgrees()
  await expect.poll(averageOf).not.toBe(average)
  for (const page of [lou, cup]) {
    expect(await faults(page)).toEqual([])
    await resizeTo(page, 390, 844)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  await Promise.all([...pages, admin].map(page => page.context().close()))
})
