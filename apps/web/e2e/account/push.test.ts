import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { tableOf } from '../pages/game-page.ts'
import { popup, signUp } from '../users.ts'

/**
 * The test's own push service takes the place of the browser's, which is on the internet: the page subscribes there, the game pushes to it, and
 * what it got is delivered to the service worker as the browser would.
 */
async function subscribeAt(page: Page, subscription: object): Promise<void> {
  await page.addInitScript(given => {
    const fake = { toJSON: () => given, unsubscribe: async () => true }
    PushManager.prototype.subscribe = async () => fake as never
    Notification.requestPermission = async () => 'granted'
    // A browser without a window denies it, whatever the test grants.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  }, subscription)
}

test('a player is asked after the first card, gets a push before the lock, and opens the deck from it (rulebook 20.13)', async ({
  app,
  adminApi,
}) => {
  // A zone where it is noon, as no reminder goes out in quiet hours.
  const offset = 12 - new Date().getUTCHours()
  const timezoneId = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
  const eventId = await adminApi.createEvent('Near Cup', { phases: [['vitality', 'spirit']] })
  const path = `/${product.slug}/games/${eventId}`
  const page = await signUp(app, 'pushed_pia', '/friends', {
    tourDone: true,
    loadsAhead: true,
    serviceWorkers: 'allow',
    timezoneId,
    permissions: ['notifications'],
  })
  const browser = await app.newPushBrowser()
  await subscribeAt(page, browser.subscription)
  await page.goto(app.url + path)
  const offer = page.getByRole('region', { name: 'Push messages' })
  const { listed, add } = tableOf(page)
  await listed.first().waitFor()
  await page.mouse.move(10, 10)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await listed.first().waitFor()
  expect(await offer.count(), 'never on arrival').toBe(0)
  await add(0)
  await offer.waitFor()
  if (process.env.PICTURES)
    for (const width of [1440, 1000, 600, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.screenshot({ path: `${process.env.PICTURES}-ask-${width}.png` })
    }
  await page.setViewportSize({ width: 1440, height: 900 })
  await offer.getByRole('button', { name: 'WARN ME' }).click()
  await popup(page, 'Push messages come to this device.').first().waitFor()
  await expect.poll(browser.received, { timeout: 90_000, interval: 500 }).toHaveLength(1)
  const [push] = await browser.received()
  expect(push?.notification).toMatchObject({
    title: 'Your deck is not finished: Near Cup',
    body: expect.stringContaining('Your deck has 1 of 5 cards'),
    navigate: `https://play.example.org${path}`,
  })

  await page.goto(`${app.url}/friends`)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no service worker')
  // Without a window Chromium forbids notifications, so that the test notes what the worker would show.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Shown
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, data: options?.data })
    }
  })
  await deliver(page, JSON.stringify({ web_push: 8030, notification: push?.notification }))
  const titles = () => worker.evaluate(() => (globalThis as unknown as Shown).shown.map(({ title }) => title))
  await expect.poll(titles).toEqual(['Your deck is not finished: Near Cup'])
  await worker.evaluate(() => {
    const [shown] = (globalThis as unknown as Shown).shown
    const notification = { ...shown, close: () => undefined }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }))
  })
  await page.waitForURL(`**${path}**`)
  await page.getByRole('heading', { name: 'Near Cup' }).first().waitFor()
  await page.context().close()
}, 180_000)

/** The service worker's global scope, with what it was to show. */
type Shown = { registration: ServiceWorkerRegistration; shown: { title: string; data: unknown }[] }

/** Delivers a push to the service worker of the page, as the browser's push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

test('the settings turn pushes on with the first tick, off by kind, and end them on this device (rulebook 20.13)', async ({
  app,
}) => {
  const page = await signUp(app, 'ticking_tim', '/friends', {
    loadsAhead: true,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  })
  const browser = await app.newPushBrowser()
  await subscribeAt(page, browser.subscription)
  await page.goto(`${app.url}/settings/notifications`)
  const boxes = page.getByRole('checkbox', { name: /^Push/ })
  await boxes.first().waitFor()
  await page.mouse.move(10, 10)
  // The device's worker first keeps the game's files, which takes a while on a busy machine.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const ticked = () =>
    boxes.evaluateAll(all => all.filter(box => box.getAttribute('aria-checked') === 'true').length)
  expect([await boxes.count(), await ticked()]).toEqual([5, 0])
  await boxes.first().click()
  await expect.poll(ticked).toBe(5)
  await page.getByText('Pushes come to this device.').waitFor()
  await boxes.last().click()
  await expect.poll(ticked).toBe(4)
  if (process.env.PICTURES)
    for (const width of [1440, 1000, 600, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${process.env.PICTURES}-settings-${width}.png`, fullPage: true })
    }
  await page.getByRole('button', { name: 'STOP ON THIS DEVICE' }).click()
  await expect.poll(ticked).toBe(0)
  await page.context().close()
})
