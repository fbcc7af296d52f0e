import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { signUp } from '../users.ts'

/** Passes requests on to a game. From `release` on its service worker is another one, as after an update of the game. */
async function openGameBehind(url: string) {
  let released = false
  const server = createServer((asked, answered) => {
    const isWorker = asked.url === '/sw.js'
    const { 'if-none-match': _, 'if-modified-since': __, ...unconditional } = asked.headers
    // A packed worker could not be added to, and the one that the browser knows is no answer.
    const headers = isWorker ? { ...unconditional, 'accept-encoding': 'identity' } : asked.headers
    const passed = request(new URL(asked.url ?? '/', url), { method: asked.method, headers }, answer => {
      const { 'content-length': length, ...kept } = answer.headers
      answered.writeHead(answer.statusCode ?? 500, {
        ...kept,
        ...(!isWorker && length && { 'content-length': length }),
      })
      answer.pipe(answered, { end: false })
      answer.on('end', () => answered.end(isWorker && released ? '\nself.isNew = true\n' : undefined))
    })
    passed.on('error', () => answered.destroy())
    asked.on('close', () => asked.complete || passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      released = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The files that the service worker keeps of the page. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const precache = names.find(name => name.includes('precache')) ?? ''
    return (await (await caches.open(precache)).keys()).length
  })

test('a new version waits until the tab is renewed: the old files stay, the page says so, and a click changes over (rulebook 13.86)', async ({
  app,
  onTestFinished,
}) => {
  const game = await openGameBehind(app.url)
  onTestFinished(game.close)
  const page = await signUp(app, 'patient_pia', null, {
    loadsAhead: true,
    serviceWorkers: 'allow',
    allowErrors: true,
  })
  await page.goto(`${game.url}/friends`)
  await waitForWorker(page)
  const before = await keptFiles(page)
  expect(before).toBeGreaterThan(0)
  game.release()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  // The page looks for new versions as soon as it is used.
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.getByText('A new version is ready').waitFor()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  expect(await keptFiles(page)).toBe(before)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'RENEW' }).click()])
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
    .toBe(true)
  expect(await page.getByText('A new version is ready').count()).toBe(0)
})

test('what a page reads without its cookies, as an embed does, is neither kept nor answered from what a user has read (rulebook 13.86)', async ({
  app,
}) => {
  const page = await signUp(app, 'framed_fred', '/friends', {
    loadsAhead: true,
    serviceWorkers: 'allow',
    allowErrors: true,
  })
  await waitForWorker(page)
  const read = (credentials: RequestCredentials, path = '/api/auth/get-users') =>
    page.evaluate(
      async ([url, credentials]) => {
        const body = JSON.stringify({ ids: [1] })
        const headers = { 'content-type': 'application/json' }
        return fetch(url, { method: 'POST', headers, body, credentials }).then(
          ({ status }) => status,
          () => 'unreachable',
        )
      },
      [path, credentials] as const,
    )
  const kept = () =>
    page.evaluate(
      async () =>
        (await (await caches.open('reads')).keys()).filter(({ url }) => url.includes('get-users')).length,
    )
  expect(await read('omit')).toBe(200)
  expect(await kept()).toBe(0)
  expect(await read('same-origin')).toBe(200)
  await expect.poll(kept).toBe(1)
  await page.context().setOffline(true)
  expect(await read('same-origin')).toBe(200)
  expect(await read('omit')).toBe('unreachable')
})
