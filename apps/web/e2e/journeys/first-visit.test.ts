import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { signUp } from '../users.ts'

const player = { username: 'clutch_kasia', email: 'kasia@example.com', password: 'Arena!2026' }

const submit = (page: Page) => page.locator('button[type=submit]')
const popup = (page: Page, text: string) => page.getByLabel('Notices').getByText(text)

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel(label, { exact: true }).blur()
  }
}

test('sign-up says what is wrong during typing, and its button stays inactive until everything is right (rulebook 1.6)', async ({
  app,
}) => {
  const page = await app.visit('/signup')
  const { username, email, password } = player
  const typed = page.getByLabel('Password', { exact: true })
  expect([await typed.getAttribute('type'), await typed.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ])
  await fill(page, { Username: 'no', Email: 'kasia', Password: 'arena2026', 'Confirm password': 'other' })
  for (const fault of [
    'A username must have 4 to 24 characters.',
    'An email must contain @ and a dot.',
    'A password must contain at least 1 capital letter.',
    'The passwords don’t match.',
  ])
    await page.getByText(fault).waitFor()
  expect(await submit(page).isDisabled()).toBe(true)

  await fill(page, { Username: username, Email: email, Password: password, 'Confirm password': password })
  expect(await submit(page).isEnabled()).toBe(true)
  expect(await page.getByRole('checkbox', { name: /I accept/ }).isChecked()).toBe(false)
  await submit(page).click()
  await popup(page, `Successfully signed in! Welcome ${username}!`).waitFor()
  await page.waitForURL(`**/${product.slug}`)
  await page.context().close()
})

test('the login page leads back, to sign-up and to the policies (rulebook 13.21)', async ({ app }) => {
  const page = await app.visit('/login')
  await submit(page).waitFor()
  const ways = await page.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(ways).toEqual(
    expect.arrayContaining([`/${product.slug}`, '/signup', '/privacy-policy', '/terms-and-conditions']),
  )
  await page.context().close()
})

test('logging out and in again, with a wrong password first', async ({ app }) => {
  const page = await app.visit('/login')
  const { username, password } = player
  await fill(page, { Username: username, Password: `${password}x` })
  await submit(page).click()
  await popup(page, 'Wrong username or password.').waitFor()
  await fill(page, { Password: password })
  await submit(page).click()
  await popup(page, `Successfully logged in as ${username}!`).waitFor()

  await page.getByRole('button', { name: `${username}’s account` }).click()
  await page.getByRole('menuitem', { name: 'LOGOUT' }).click()
  await popup(page, 'Successfully logged out!').waitFor()
  await page.getByRole('link', { name: 'LOGIN', exact: true }).first().waitFor()
  await page.context().close()
})

test('a taken username is refused with a message, and the form keeps its content', async ({ app }) => {
  const page = await app.visit('/signup')
  const { username, password } = player
  await fill(page, { Username: username.toUpperCase(), Email: 'b@example.com', Password: password })
  await fill(page, { 'Confirm password': password })
  await submit(page).click()
  await popup(page, 'This username is already taken.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('b@example.com')
  const name = page.getByRole('textbox', { name: 'Username' })
  await page.getByRole('main').getByText('This username is already taken.').waitFor()
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await name.pressSequentially('2')
  await expect.poll(() => name.getAttribute('aria-invalid')).not.toBe('true')
  await page.context().close()
})

test('the games list has its three sections, title and breadcrumb', async ({ app }) => {
  const page = await app.visit(`/${product.slug}/games`)
  for (const section of ['ongoing', 'upcoming', 'completed'])
    await page.getByRole('region', { name: section }).waitFor()
  expect(await page.title()).toBe(`games | ${product.name}`)
  expect(await page.getByRole('navigation', { name: 'You are here' }).textContent()).toMatch(
    new RegExp(`${product.name}\\s*games`),
  )
  await page.context().close()
})

test('the not-found page is shown for an address without a page, or without one for this visitor', async ({
  app,
}) => {
  for (const path of ['/nowhere', '/otherdeck/games', `/${product.slug}/games/1`]) {
    const page = await app.visit(path)
    await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
    expect(await page.title()).toBe(`PAGE NOT FOUND | ${product.name}`)
    await page.context().close()
  }
})

test('below 1000 px the menu is a drawer', async ({ app }) => {
  const page = await app.visit(`/${product.slug}/games`, { viewport: { width: 999, height: 800 } })
  const entry = page.getByRole('link', { name: 'Leaderboards' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await entry.click()
  await page.waitForURL('**/leaderboards')
  await entry.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('the language is switched and remembered', async ({ app }) => {
  const page = await app.visit(`/${product.slug}/games`)
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByRole('heading', { name: 'turnieje' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'turnieje' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
  await page.context().close()
})

test('the head of the menu collapses it to its categories and opens it again (rulebook 13.3)', async ({
  app,
}) => {
  const page = await app.visit(`/${product.slug}`)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const entries = menu.getByRole('link')
  // The entries that depend on the user come once the page knows who is signed in.
  await menu.getByRole('link', { name: 'Clan' }).waitFor()
  const all = await entries.count()
  await page.getByRole('button', { name: 'Show the categories only' }).click()
  await expect.poll(() => entries.count()).toBe(0)
  expect(await menu.getByRole('button', { expanded: false }).allTextContents()).toEqual([
    product.name,
    'User',
  ])
  await menu.getByRole('button', { name: 'User' }).click()
  await menu.getByRole('link', { name: 'Clan' }).waitFor()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect.poll(() => entries.count()).toBe(all)
  await page.context().close()
})

test('if a new build no longer has the code of a screen, the page reloads and shows the screen', async ({
  app,
}) => {
  const page = await app.visit(`/${product.slug}`, { allowErrors: true })
  const leaderboards = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Leaderboards' })
  await leaderboards.waitFor()
  // A part of this page that failed would reload it before the click.
  await page.waitForLoadState('networkidle')
  let gone = true
  page.on('request', request => {
    if (request.isNavigationRequest()) gone = false
  })
  await page.route('**/assets/*.js', route => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.route(`${app.url}/`, async route => {
    const answer = await route.fetch()
    const other = (await answer.text()).replace(/\/assets\/index-[^"]+/, '/assets/index-deployed.js')
    await route.fulfill({ response: answer, body: other })
  })
  await leaderboards.click()
  await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor()
  expect(gone, 'the page was reloaded').toBe(false)
  // The page may request the newest build once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('menu, header and an outline of the page are shown before the page knows which user is signed in (rulebook 13.63)', async ({
  app,
}) => {
  const page = await signUp(app, 'slow_answer', null)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/**/get-user', async route => {
    await released
    await route.continue()
  })
  await page.goto(`${app.url}/settings`)
  await page.getByRole('link', { name: 'leaderboards' }).waitFor()
  await page.getByRole('main').locator('[aria-busy=true]').waitFor()
  expect(await page.getByRole('heading').count()).toBe(0)
  release()
  await page.getByRole('button', { name: 'DELETE ACCOUNT' }).waitFor()
  await page.getByRole('link', { name: 'friends' }).waitFor()
  await page.context().close()
})
