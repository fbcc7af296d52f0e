import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults } from '../axe.ts'
import { type AdminApi, type App, test } from '../fixtures.ts'
import { addSource, fillDeck } from '../live-event.ts'
import { passReveal } from '../pages/game-page.ts'
import { endsOfRounds, readRealLog, sendLog } from '../server-log.ts'
import { openAsAdmin, signUp } from '../users.ts'

// A whole event of two phases from logs only, watched on a phone. Each test continues where the previous one ended.

/** Headshots, opening kills and triple kills: enough to see points arrive. */
const keyplays = [1, 6, 9]
let eventId: number
let admin: Page
let player: Page
let log: Buffer
let ends: number[]
let url: string
let sent = 0
let scores: string

const edit = <T>(verb: string, body: object) => sender(admin.request)<T>(`/api/${product.slug}/${verb}`, body)
const live = (page: Page) => page.locator('[data-part=live]')
const maps = (page: Page) => live(page).getByRole('list', { name: 'Maps of this phase' })
const feed = (page: Page) =>
  live(page).getByRole('list', { name: 'Your cards’ latest keyplays' }).getByRole('listitem')
const deckTotal = async (): Promise<number> => {
  const text = await player.locator('[data-tour=deck] strong').first().textContent()
  return Number(text?.replaceAll(',', ''))
}

/** Sends the log up to this offset. */
async function sendTo(end: number): Promise<void> {
  await sendLog(admin.request, url, log, sent, end)
  sent = end
}

async function takeSeat(app: App, adminApi: AdminApi): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const options = { tourDone: true, viewport, hasTouch: true, reducedMotion: 'reduce' } as const
  const page = await signUp(app, 'phone_fan', null, options)
  const userId = await fillDeck(sender(page.request), adminApi, eventId, keyplays)
  scores = `/api/${product.slug}/get-deck-score?eventId=${eventId}&userId=${userId}`
  await page.goto(`/${product.slug}/games/${eventId}`)
  await page.locator('[data-tour=deck] li[data-player]').first().waitFor()
  return page
}

describe('an event from logs only (rulebook 15.17)', () => {
  test('during a map: LIVE, score, round; points appear on the cards, the total and the goal bar grow', async ({
    app,
    adminApi,
  }) => {
    log = await readRealLog()
    ends = endsOfRounds(log)
    eventId = await adminApi.createEvent('Log Cup', {
      phases: [
        ['spirit', 'falcons'],
        ['spirit', 'falcons'],
      ],
    })
    admin = await openAsAdmin(app, null)
    player = await takeSeat(app, adminApi)
    url = await addSource(sender(admin.request), adminApi, eventId, 'Stage')
    await adminApi.lock(eventId, 1)
    await player.getByRole('button', { name: 'Round 1 LOCKED IN', exact: true }).waitFor()

    await sendTo(ends[0] ?? 0)
    await live(player).getByText('LIVE', { exact: true }).waitFor()
    await live(player).getByText('Inferno', { exact: true }).waitFor()
    // The total appears once the cards have scores; earlier points would not appear on any card.
    await player.locator('[data-tour=deck] p[data-state] strong').waitFor()
    // It is shown for only four seconds.
    const popped = player.waitForFunction(() => document.querySelector('[data-part=pop]')?.textContent)
    await sendTo(ends[1] ?? 0)
    await maps(player).getByText('Round 2', { exact: true }).waitFor()
    expect(await (await popped).jsonValue()).toMatch(/^\+[\d.,]+ (Headshot|Opening kill|Triple kill)$/)
    await feed(player).first().waitFor()
    await feed(player)
      .filter({ hasText: /[\d.]+ ×1\.5 = [\d.]+ · Round \d/ })
      .first()
      .waitFor()
    await expect.poll(deckTotal).toBeGreaterThan(0)
    await live(player).getByText('provisional until the map ends').waitFor()
    const rooted = live(player).getByRole('region', { name: 'You root for' })
    await rooted.getByRole('button', { name: /^NiKo/ }).click()
    expect(await rooted.getByRole('listitem').getByRole('listitem').count()).toBe(3)
    expect(await player.getByText('RESULTS AWAITED').count(), 'not below a running score').toBe(0)
    await expect
      .poll(() => player.locator('[data-part=round-news]').textContent())
      .toMatch(/^Round 1 is over, \d+:\d+\. Your deck: \+[\d.,]+, [\d.,]+ points, provisional\.$/)
    await live(player).getByText('Projected rank').waitFor()
    expect(await live(player).locator('[data-part=projected-rank]').textContent()).toContain('1 of 1')
    expect(await faults(player)).toEqual([])
    expect(await player.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('a user who opens the page in the middle of the map sees the same points', async ({ app }) => {
    await sendTo(ends[4] ?? 0)
    await maps(player).getByText('Round 5', { exact: true }).waitFor()
    const second = await player.context().newPage()
    await second.goto(`${app.url}/${product.slug}/games/${eventId}`)
    await maps(second).getByText('Round 5', { exact: true }).waitFor()
    const total = (page: Page) => live(page).locator('[data-part=live-total]').textContent()
    await expect.poll(async () => (await total(second)) === (await total(player))).toBe(true)
    // What happened before is there too, and all of it adds up to the total (rulebook 15.19).
    await feed(second).filter({ hasText: 'earlier' }).first().waitFor()
    const gains = await feed(second).locator('> strong').allTextContents()
    const sum = gains.reduce((points, gain) => points + Number(gain.replace('+', '')), 0)
    expect(Math.round(sum * 100) / 100).toBe(Number(await total(second)))
    await second.locator('#menu, header').first().waitFor({ state: 'attached' })
    await second.close()
  })

  test('when the map is final, its points stay, the phase is won, and nothing is provisional any more', async () => {
    await sendTo(log.length)
    await live(player).getByText('FINAL', { exact: true }).waitFor()
    // The reveal opens by itself, hides the roles of the page, and does not come again after the reload.
    await passReveal(player, 'Round 1')
    await player.getByRole('button', { name: 'Round 1 SUCCESS · Provisional', exact: true }).waitFor()
    const { score } = await (await player.request.get(scores)).json()
    await expect.poll(deckTotal).toBe(score)
    await player.reload()
    await live(player).getByText('FINAL', { exact: true }).waitFor()
    await expect.poll(deckTotal).toBe(score)
    await feed(player).filter({ hasText: 'earlier' }).first().waitFor()
    expect(await live(player).getByText('provisional').count(), 'the map has ended').toBe(0)
  })

  test('in phase 2 a round is restored: points are taken back, and the page says why', async ({
    adminApi,
  }) => {
    await adminApi.open(eventId, 2)
    const popup = player.getByRole('dialog', { name: 'Round 1 is over' })
    await popup.getByRole('button', { name: 'PROCEED' }).click()
    await popup.waitFor({ state: 'hidden' })
    await player.getByRole('button', { name: 'Round 2 OPEN', exact: true }).click()
    await player.getByText('5 / 5', { exact: true }).waitFor()
    const lock = new Date(Date.now() + 2000).toISOString()
    await edit('update-phase', { eventId, index: 2, data: { lock } })
    await player.getByRole('button', { name: 'Round 2 LOCKED IN', exact: true }).waitFor()

    url = await addSource(sender(admin.request), adminApi, eventId, 'Second stage')
    sent = 0
    const restored = [
      'L 01/19/2026 - 19:59:00: World triggered "Match_Reloaded" on "de_inferno"',
      'L 01/19/2026 - 19:59:00: MatchStatus: Score: 0:1 on map "de_inferno" RoundsPlayed: 1',
      'L 01/19/2026 - 19:59:01: Starting Freeze period',
      '',
    ].join('\n')
    const over = 'L 01/19/2026 - 20:30:00: Game Over: competitive  de_inferno score 0:1 after 3 min\n'
    log = Buffer.concat([log.subarray(0, ends[5]), Buffer.from(restored), Buffer.from(over)])
    await sendTo(ends[0] ?? 0)
    await live(player).getByText('LIVE', { exact: true }).waitFor()
    await sendTo(ends[5] ?? 0)
    await maps(player).getByText('Round 6', { exact: true }).waitFor()
    await expect.poll(deckTotal).toBeGreaterThan(0)
    const most = await deckTotal()
    await sendTo((ends[5] ?? 0) + restored.length)
    await live(player).getByText('undone: the match was rolled back to round 1').first().waitFor()
    await live(player).getByText('back to round 1', { exact: false }).first().waitFor()
    await expect.poll(deckTotal).toBeLessThan(most)
    await expect
      .poll(() => player.locator('[data-part=round-news]').textContent())
      .toMatch(/^The match was rolled back to round 1, /)
    expect(await faults(player)).toEqual([])
  })

  test('in Polish; the second map is final and the event is completed: nothing is live', async () => {
    await sendTo(log.length)
    await live(player).getByText('FINAL', { exact: true }).waitFor()
    await player.evaluate(() => document.querySelector<HTMLElement>('[aria-controls=menu]')?.click())
    await player.locator('#menu').getByRole('button', { name: 'Polski' }).click()
    await live(player).getByText('KONIEC', { exact: true }).waitFor()
    await edit('update-event', { eventId, data: { completed: true } })
    await live(player).waitFor({ state: 'detached' })
    await Promise.all([player.context().close(), admin.context().close()])
  })
})
