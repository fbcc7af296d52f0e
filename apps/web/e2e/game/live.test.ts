import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type App, test } from '../fixtures.ts'
import { failRequests } from '../pages/faults.ts'
import { sitDown } from '../pages/game-page.ts'
import { openAsAdmin, signUp } from '../users.ts'

/** Sends an invite of a new player, for which the invited user gets a notification. */
async function invite(app: App, senderName: string, recipientName: string): Promise<void> {
  const page = await signUp(app, senderName, null)
  const url = `${app.url}/api/social/send-invite`
  const answer = await page.request.post(url, { data: { senderName, recipientName } })
  expect(answer.status()).toBe(200)
  await page.context().close()
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })

test('the tabs of one browser share one stream, and another tab takes over when the first closes', async ({
  app,
}) => {
  const first = await signUp(app, 'tabs_tola', '/friends')
  const streams: string[] = []
  const count = (request: { url(): string }) => {
    if (request.url().includes('/live')) streams.push(request.url())
  }
  await first.getByRole('button', { name: 'Notifications' }).waitFor()
  const second = await first.context().newPage()
  second.on('request', count)
  await second.goto(`${app.url}/friends`)
  await second.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

  await invite(app, 'tabs_sender', 'tabs_tola')
  await second.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  expect(streams, 'the second tab receives messages through the first').toEqual([])

  await first.close()
  await expect.poll(() => streams.length).toBe(1)
  await invite(app, 'tabs_other', 'tabs_tola')
  await second.getByRole('button', { name: 'Friend requests 2' }).waitFor()
  await second.context().close()
})

test('two tabs with the same deck show each other’s changes (rulebook 12.29)', async ({ app }) => {
  const { page: first, add } = await sitDown(app, 'two_decks_dora', 'Vistula Open')
  const second = await first.context().newPage()
  await second.goto(first.url())
  const size = (page: Page, cards: number) => page.getByText(`${cards} / 5`, { exact: true })
  await size(second, 0).waitFor()
  await add(0)
  await size(second, 1).waitFor()
  await second.reload()
  await size(second, 1).waitFor()
  await add(0)
  await size(second, 2).waitFor()
  await first.context().close()
})

test('without locks, as on pages without TLS, each tab has its own stream, also for an event', async ({
  app,
}) => {
  const first = await app.visit(null)
  await first.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const second = await first.context().newPage()
  const tabs = [first, second]
  const chosen = (page: Page) => page.getByRole('combobox', { name: 'Event' })
  for (const page of tabs) {
    const live = page.waitForRequest(/live\?eventId=1/)
    await page.goto(`${app.url}/${product.slug}/leaderboards?event=1`)
    await live
    await chosen(page).getByText('Baltic Masters').waitFor()
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(false)
  }
  const admin = await openAsAdmin(app, null)
  const post = (path: string, data: object) => admin.request.post(`${app.url}/api/${path}`, { data })
  await post(`${product.slug}/update-event`, { eventId: 1, data: { name: 'Baltic Legends' } })
  for (const page of tabs) await chosen(page).getByText('Baltic Legends').waitFor()
  await Promise.all([first.context().close(), admin.context().close()])
})

test('if the stream fails, the page reads again every half minute, and the header says so', async ({
  app,
}) => {
  const page = await signUp(app, 'polling_pola', null)
  await page.clock.install()
  const endFailures = await failRequests(page, '**/live?*', route => route.abort())
  await page.goto(`${app.url}/friends`)
  await bell(page, 0).waitFor()
  const state = page.getByRole('status').getByText('Live connection lost. Refreshing every 30 s')

  await invite(app, 'polling_first', 'polling_pola')
  await page.clock.fastForward(5000)
  await state.waitFor()
  await bell(page, 1).waitFor()
  await page.getByRole('button', { name: 'Friend requests 1' }).waitFor()

  await invite(app, 'polling_next', 'polling_pola')
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Friend requests 2' }).waitFor()

  endFailures()
  await state.waitFor({ state: 'detached' })
  await invite(app, 'polling_last', 'polling_pola')
  await page.getByRole('button', { name: 'Friend requests 3' }).waitFor()
  await page.context().close()
})

test('if the answer is not a stream, the stream is requested again', async ({ app }) => {
  const page = await signUp(app, 'refused_rita', null)
  await page.clock.install()
  const endFailures = await failRequests(page, '**/live?*', route =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  let refused = 0
  page.on('response', answer => {
    if (answer.status() === 502) refused++
  })
  await page.goto(`${app.url}/friends`)
  await bell(page, 0).waitFor()
  await page.clock.fastForward(5000)
  await page.getByRole('status').getByText('Live connection lost').waitFor()
  // A stream that still waits for its answer would not be opened again.
  await expect.poll(() => refused).toBeGreaterThan(1)
  endFailures()
  await page.clock.fastForward(30_000)
  await page.getByRole('status').getByText('Live connection lost').waitFor({ state: 'detached' })
  await invite(app, 'refused_ryszard', 'refused_rita')
  await bell(page, 1).waitFor()
  await page.context().close()
})
