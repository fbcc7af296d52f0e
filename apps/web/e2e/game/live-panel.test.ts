import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test, type Visit } from '../fixtures.ts'
import { addSource, fillDeck } from '../live-event.ts'
import { answerAfterPainting, jumpsOf } from '../pages/jumps.ts'
import { endsOfRounds, readRealLog, sendLog } from '../server-log.ts'
import { openAsAdmin, signUp } from '../users.ts'

/** The live panel in detail (rulebook 13.54). Each test continues where the previous one ended: a map, nine rounds of it over. */
const headshot = 1
let eventId: number
let admin: Page
let url: string
let log: Buffer
let ends: number[]

const live = (page: Page) => page.locator('[data-part=live]')
const total = (page: Page) => live(page).locator('[data-part=live-total]')
const feed = (page: Page) =>
  live(page).getByRole('list', { name: 'Your cards’ latest keyplays' }).getByRole('listitem')
const sendTo = (begin: number, end: number) => sendLog(admin.request, url, log, begin, end)

test.beforeAll(async ({ app, adminApi }) => {
  log = await readRealLog()
  ends = endsOfRounds(log)
  admin = await openAsAdmin(app, null)
  const teams = ['spirit', 'falcons']
  eventId = await adminApi.createEvent('Panel Cup', { phases: [teams, teams], goal: 1000 })
})

/** A new player with a full deck in phase 1. */
async function fan(
  game: Parameters<Parameters<typeof test.beforeAll>[0]>[0],
  username: string,
  options: Visit = {},
) {
  const page = await signUp(game.app, username, null, {
    isDrawn: true,
    tourDone: true,
    reducedMotion: 'reduce',
    ...options,
  })
  await fillDeck(sender(page.request), game.adminApi, eventId, [headshot, 6, 7])
  return page
}

let first: Page

test('shows the teams by crest and name on their side, what one roots for with counts, and what came before the page was opened', async ({
  app,
  adminApi,
}) => {
  first = await fan({ app, adminApi }, 'panel_pia')
  await adminApi.lock(eventId, 1)
  url = await addSource(sender(admin.request), adminApi, eventId, 'Stage')
  await sendTo(0, ends[9] ?? 0)
  await first.goto(`/${product.slug}/games/${eventId}`)
  const map = live(first).getByRole('list', { name: 'Maps of this phase' }).getByRole('listitem')
  // The log calls them Blue and Orange; the teams are those of the players on each side.
  await expect
    .poll(() => map.textContent())
    .toMatch(/Team (Falcons|Spirit)[\s\S]*Inferno[\s\S]*Team (Falcons|Spirit)/)
  await map.getByText('Round 10', { exact: true }).waitFor()
  const rooted = live(first).getByRole('region', { name: 'You root for' })
  await expect.poll(() => rooted.getByRole('heading', { level: 3 }).allTextContents()).toHaveLength(5)
  await rooted.getByText('3 times').first().waitFor({ state: 'attached' })
  await rooted.getByText('not yet').first().waitFor({ state: 'attached' })
  const blurred = first.locator('[data-tour=deck] [data-locked]').first()
  expect(await blurred.count(), 'on the card they stay blurred (rulebook 13.15)').toBe(1)
  await feed(first)
    .filter({ hasText: /×1\.5 = [\d.]+ · earlier/ })
    .first()
    .waitFor()
  expect(await first.getByText('RESULTS AWAITED').count()).toBe(0)
})

test.for([1440, 390])('nothing jumps when it loads, and axe finds nothing, at %d px', async width => {
  const fresh = await first.context().newPage()
  await resizeTo(fresh, width, 900)
  const waiting = await answerAfterPainting(fresh)
  await fresh.goto(first.url())
  await feed(fresh).first().waitFor()
  await expect.poll(() => [...waiting].map(request => request.url())).toEqual([])
  const { shift, jumped } = await jumpsOf(fresh)
  expect(shift, `${jumped}`).toBeLessThan(0.02)
  await fresh.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await faults(fresh)).toEqual([])
  expect(await fresh.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await fresh.close()
})

test('on a phone the keyplays of one card are shown, chosen by touch or by keyboard', async () => {
  const phone = await first.context().newPage()
  await resizeTo(phone, 390, 844)
  await phone.goto(first.url())
  const rooted = live(phone).getByRole('region', { name: 'You root for' })
  await rooted.getByRole('heading', { name: 'donk' }).waitFor()
  await rooted.getByRole('button', { name: /^donk/ }).focus()
  await phone.keyboard.press('Tab')
  await phone.keyboard.press('Enter')
  await rooted.getByRole('heading', { name: 'sh1ro' }).waitFor()
  expect(await rooted.getByRole('button', { name: /^sh1ro/ }).getAttribute('aria-pressed')).toBe('true')
  expect(await rooted.getByRole('heading', { name: 'donk' }).count()).toBe(0)
  await phone.close()
})

test('the popped numbers are what the total grows by (rulebook 13.55)', async () => {
  const before = Number(await total(first).textContent())
  await sendTo(ends[9] ?? 0, ends[11] ?? 0)
  await live(first).getByText('Round 12', { exact: true }).waitFor()
  const news = feed(first).filter({ hasNotText: 'earlier' })
  await expect.poll(() => news.count()).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const gains = await news.locator('> strong').allTextContents()
      const gained = gains.reduce((sum, gain) => sum + Number(gain.replace('+', '').replace('−', '-')), 0)
      return Math.round((before + gained - Number(await total(first).textContent())) * 100)
    })
    .toBe(0)
})

test('what a score file takes over is not shown as taken back, and the result is provisional no more', async ({
  adminApi,
}) => {
  await live(first).getByText('provisional until the map ends').waitFor()
  await sendTo(ends[11] ?? 0, log.length)
  await live(first).getByText('FINAL', { exact: true }).waitFor()
  await live(first).getByText('provisional until the map ends').waitFor({ state: 'detached' })
  const file = ['phase,steamId,keyplayId,count', `1,${adminApi.player('donk').steamId},${headshot},60`]
  await adminApi.uploadFile(eventId, 1, file.join('\n'))
  await first.locator('[data-tour=deck]').getByText('60 × 4').or(first.getByText('60 × 4')).first().waitFor()
  expect(await feed(first).filter({ hasText: 'counted again' }).count()).toBe(0)
  expect(await feed(first).filter({ hasText: '−' }).count()).toBe(0)
  await Promise.all([first.context().close(), admin.context().close()])
})
