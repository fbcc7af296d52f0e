import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { test } from '../fixtures.ts'
import { idOf, sitDown, type Table, tableOf } from '../pages/game-page.ts'
import { twoFrames } from '../pages/gestures.ts'
import { openAsAdmin, popup, signUp } from '../users.ts'

const password = 'Arena!2026'

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.locator('input[type=password]').fill(password)
  await page
    .getByRole('button', { name: 'LOG IN' })
    .or(page.getByRole('button', { name: 'LOGIN' }))
    .click()
}

// Four times on one table: the session ends, or seems to. Each test continues where the previous one ended.
let table: Table
const ended = () => table.page.getByRole('alert').filter({ hasText: 'Your session has expired.' })

test('a login of the same user in another tab ends nothing (rulebook 13.47)', async ({ app }) => {
  table = await sitDown(app, 'ended_eva', 'Vistula Open')
  const { page, deck, add } = table
  await add(0)
  const other = await page.context().newPage()
  await other.goto(`${app.url}/privacy-policy`)
  const read = page.waitForResponse(answer => answer.url().includes('get-user'))
  await other.evaluate(() => new BroadcastChannel('session').postMessage(null))
  await (await read).finished()
  await other.close()
  await page.evaluate(twoFrames)
  expect(await ended().count()).toBe(0)
  expect(await deck.count()).toBe(1)
})

test('a session that ends later leaves the table on the screen, and logging in leads back to it (rulebook 13.47)', async () => {
  const { page, askToAdd, deck } = table
  const game = new URL(page.url()).pathname
  await page.context().clearCookies()
  await askToAdd(0)
  await ended().waitFor()
  expect(await deck.count()).toBe(1)
  expect(await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').count()).toBe(0)
  await ended().getByRole('link', { name: 'LOGIN' }).click()
  await logIn(page, 'ended_eva')
  await deck.first().waitFor()
  expect(new URL(page.url()).pathname).toBe(game)
  expect(await ended().count()).toBe(0)
})

test('the deck is read in the name of its user, whichever part of the page rendered last (rulebook 12.33, 13.47)', async ({
  app,
  adminApi,
}) => {
  const { page } = table
  const eventId = await idOf(app, 'Vistula Open')
  const asked: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().includes('get-cards')) asked.push(request.headers()['x-user-id'])
  })
  // A tab that is hidden or shown renders only the part that waits for results; again and again, as the clock renders the rest each second.
  const hiding = await page.evaluateHandle(() => {
    let hidden = false
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    return setInterval(() => {
      hidden = !hidden
      document.dispatchEvent(new Event('visibilitychange'))
    }, 10)
  })
  await adminApi.rename(eventId, 1, 'Group Stage C')
  await page.getByRole('button', { name: /^Group Stage C/ }).waitFor()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain(undefined)
  await hiding.evaluate(timer => {
    clearInterval(timer)
    Reflect.deleteProperty(document, 'hidden')
  })
  await adminApi.rename(eventId, 1, 'Group Stage')
})

test('a message after the end of the session removes nothing from the table; the page says so and offers LOGIN (rulebook 13.47)', async ({
  app,
  adminApi,
}) => {
  const { page, deck } = table
  const eventId = await idOf(app, 'Vistula Open')
  // Before the session ends, the page reads the deck with its card last.
  const read = page.waitForResponse(
    async answer => answer.url().includes('get-cards') && (await answer.json()).cards.length === 1,
  )
  await adminApi.rename(eventId, 1, 'Group Stage B')
  await page.getByRole('button', { name: /^Group Stage B/ }).waitFor()
  await read
  await page.context().clearCookies()
  for (const name of ['Group Stage A', 'Group Stage']) {
    const refused = ['get-event', 'get-cards'].map(call =>
      page.waitForResponse(answer => answer.url().includes(call) && answer.status() === 401),
    )
    await adminApi.rename(eventId, 1, name)
    await Promise.all(refused)
    await ended().waitFor()
    expect(await deck.count(), (await page.locator('main').textContent()) ?? '').toBe(1)
  }
  await ended().getByRole('link', { name: 'LOGIN' }).click()
  await logIn(page, 'ended_eva')
  await deck.first().waitFor()
  expect(await ended().count()).toBe(0)
  await page.context().close()
})

test('a game link asks a visitor to log in, and its LOGIN leads back to it; a link cannot lead to another site', async ({
  app,
}) => {
  const known = await signUp(app, 'back_bob', null)
  await known.context().close()
  const game = `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`
  const page = await app.visit(game, { tourDone: true })
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'LOGIN' }).click()
  await logIn(page, 'back_bob')
  await tableOf(page).listed.first().waitFor()
  expect(new URL(page.url()).pathname).toBe(game)
  await page.context().clearCookies()
  await page.goto(`${app.url}/login?back=//evil.example/games`)
  await logIn(page, 'back_bob')
  await page.getByRole('button', { name: 'back_bob’s account' }).waitFor()
  expect(new URL(page.url()).origin).toBe(app.url)
  await page.context().close()
})

test('an answer that arrives before the page renders again does not count as an ended session (rulebook 13.33, 13.47)', async ({
  app,
}) => {
  const page = await signUp(app, 'quick_quin', '/settings/account')
  const visitorAnswer = await (await fetch(`${app.url}/api/auth/get-user`)).text()
  await page.getByRole('button', { name: 'DELETE ACCOUNT' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input').fill(password)
  await page.evaluate(body => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (!address.includes('/get-user')) return send(input, init)
      const answer = new Response(body)
      return Object.assign(answer, { text: async () => body, json: async () => JSON.parse(body) })
    }
  }, visitorAnswer)
  await dialog.getByRole('button', { name: 'DELETE ACCOUNT' }).click()
  await popup(page, 'Account has been deleted.').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Your session has expired.').count()).toBe(0)
  await page.context().close()
})

test('after the owner deletes a clan only its success is shown (rulebook 13.26)', async ({ app }) => {
  const page = await signUp(app, 'owner_ola', null)
  const send = sender(page.request)
  const { currentUser } = await send<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  await send('/api/social/add-clan', { userId: currentUser.id, data: { name: 'Short-lived', img: '' } })
  await page.goto(`${app.url}/clan`)
  await page.getByRole('button', { name: 'DELETE' }).waitFor()
  const refused: string[] = []
  page.on('response', answer => {
    if (answer.status() === 404) refused.push(answer.url())
  })
  await page.getByRole('button', { name: 'DELETE' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await popup(page, 'Successfully deleted clan: Short-lived').waitFor()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  await page.context().close()
})

test('a clan that cannot be loaded shows a popup, too (rulebook 13.32)', async ({ app }) => {
  const page = await app.visit(null)
  await page.route('**/get-clan?*', route => route.fulfill({ status: 400, json: {} }))
  await page.route('**/get-clan', route => route.fulfill({ status: 400, json: {} }))
  await page.goto(`${app.url}/clan/1`)
  await popup(page, "Error occured, couldn't load clan data. Try again later.").waitFor()
  await page.context().close()
})

test('an admin sees the not-found page at /data and /clutchdeck/data (rulebook 13.2)', async ({ app }) => {
  const page = await openAsAdmin(app, null)
  for (const path of ['/data', '/clutchdeck/data']) {
    await page.goto(app.url + path)
    await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
    await expect.poll(() => page.title()).toBe('PAGE NOT FOUND | Clutchdeck')
  }
  await page.context().close()
})
