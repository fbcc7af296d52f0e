import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { idOf, tableOf } from '../pages/game-page.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { signUp } from '../users.ts'

/** Visits whose device keeps what they read. */
const keepsReads = { tourDone: true, loadsAhead: true, isDrawn: true, serviceWorkers: 'allow' } as const

/** The paths of the reads that the device keeps. */
const keptReads = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('reads')).keys()).map(({ url }) => new URL(url).pathname),
  )

test('the game can be installed: a manifest with a start page, its own window, and icons also for round masks (rulebook 13.86)', async ({
  app,
}) => {
  const page = await app.visit('/', { loadsAhead: true, serviceWorkers: 'allow' })
  const path = await page.getAttribute('link[rel=manifest]', 'href')
  const answer = await page.request.get(`${app.url}${path}`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: product.name, start_url: '/', display: 'standalone' })
  const purposes: string[] = []
  for (const { src, sizes, purpose } of manifest.icons) {
    const icon = await page.request.get(app.url + src)
    const bytes = await icon.body()
    expect([icon.headers()['content-type'], `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([
      'image/png',
      sizes,
    ])
    purposes.push(`${purpose} ${sizes}`)
  }
  expect(purposes).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  // What Chromium itself finds wrong with the manifest, and why the page could not be installed.
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await page.context().close()
})

test('sw.js, the manifest and robots.txt are what they say, and are asked for again each time (rulebook 12.39)', async ({
  app,
}) => {
  const page = await app.visit('/')
  for (const [path, type] of [
    ['/sw.js', /javascript/],
    ['/worker.js', /javascript/],
    ['/manifest.webmanifest', /manifest\+json/],
    ['/robots.txt', /text\/plain/],
  ] as const) {
    const answer = await page.request.get(app.url + path)
    const { 'content-type': shown, 'cache-control': cached } = answer.headers()
    expect([path, answer.status(), cached]).toEqual([path, 200, 'no-cache'])
    expect(shown).toMatch(type)
    expect(await answer.text()).not.toContain('<!doctype html>')
  }
  await page.context().close()
})

test('offline the deck and the last ranking can be read; moves are refused in words, and the deck stays as it was (rulebook 13.86)', async ({
  app,
}) => {
  const path = `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`
  const page = await signUp(app, 'tunnel_tom', path, {
    ...keepsReads,
    allowErrors: true,
  })
  const { listed, add } = tableOf(page)
  await listed.first().waitFor()
  await waitForWorker(page)
  await listed.first().waitFor()
  await add(0)
  await page.getByText('1 / 5', { exact: true }).waitFor()
  await page.goto(`${app.url}/clutchdeck/leaderboards`)
  await page.getByText('Krakow Invitational').first().click()
  const row = page.getByRole('row').nth(1)
  await row.waitFor()
  const ranking = page.url()
  const leader = row.getByText('NadeNinja')
  await leader.waitFor()
  await page.goto(app.url + path)
  await page.getByText('1 / 5', { exact: true }).waitFor()
  await listed.first().waitFor()

  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('1 / 5', { exact: true }).waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}-offline-deck.png` })
  await page.getByText('No connection to the server.').first().waitFor()
  await listed
    .first()
    .getByRole('button', { name: /^Menu of/ })
    .press('Enter')
  const addition = page.getByRole('menuitem', { name: 'Add to Deck' })
  await addition.waitFor()
  expect(await addition.isDisabled()).toBe(true)
  await page.goto(ranking)
  await leader.waitFor()
  await page.context().close()
})

test('what a user reads is kept from the first visit on, without a reload (rulebook 13.86)', async ({
  app,
}) => {
  const path = `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`
  const page = await signUp(app, 'first_fay', path, {
    ...keepsReads,
    allowErrors: true,
  })
  const { listed } = tableOf(page)
  await listed.first().waitFor()
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await expect.poll(() => keptReads(page)).toContain(`/api/${product.slug}/get-cards`)
  await page.context().setOffline(true)
  await page.reload()
  await listed.first().waitFor()
  await page.getByText('No connection to the server.').first().waitFor()
  await page.context().close()
})

test('what a user has read is forgotten on the device when they sign out (rulebook 13.86)', async ({
  app,
}) => {
  const path = `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`
  const page = await signUp(app, 'shared_sue', path, keepsReads)
  await waitForWorker(page)
  const kept = () => keptReads(page)
  await expect.poll(kept).toContain(`/api/${product.slug}/get-cards`)
  await page.request.post(`${app.url}/api/auth/logout`, { data: {} })
  await page.reload()
  await expect.poll(kept).not.toContain(`/api/${product.slug}/get-cards`)
  await page.context().close()
})
