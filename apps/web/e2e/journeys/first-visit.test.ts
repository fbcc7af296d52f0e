import { product } from '@game/domain'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { landingPage } from '../pages/landing-page.ts'
import { popup } from '../users.ts'

// What a visitor does once: from the address of the game to an account. Each test continues where the previous one ended.

const player = { username: 'clutch_kasia', email: 'kasia@example.com', password: 'Arena!2026' }
let page: Page
/** The path of the game of the featured event. */
let game: string

const submit = () => page.locator('button[type=submit]')

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel(label, { exact: true }).blur()
  }
}

test('/ leads to the landing page: a featured event with state, picture and PLAY NOW (rulebook 13.6)', async ({
  app,
}) => {
  page = await app.visit('/')
  await page.waitForURL(`**/${product.slug}`)
  const { play, logIn, event } = landingPage(page)
  await play.waitFor()
  expect(await event.getByText(/^(ONGOING|UPCOMING)$/).count()).toBe(1)
  expect(await event.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
  const back = async (way: Locator) =>
    new URL((await way.getAttribute('href')) ?? '', app.url).searchParams.get('back') ?? ''
  game = await back(play)
  expect(game).toMatch(/^\/clutchdeck\/games\/\d+$/)
  expect(await back(logIn)).toBe(game)
  await play.click()
  await page.waitForURL(url => url.pathname === '/signup')
})

test('sign-up says what is wrong during typing, and its button stays inactive until everything is right; then it leads to the game (rulebook 1.6, 13.47)', async () => {
  const { username, email, password } = player
  const typed = page.getByLabel('Password', { exact: true })
  expect([await typed.getAttribute('type'), await typed.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ])
  await fill({ Username: 'no', Email: 'kasia', Password: 'arena2026', 'Confirm password': 'other' })
  for (const fault of [
    'A username must have 4 to 24 characters.',
    'An email must contain @ and a dot.',
    'A password must contain at least 1 capital letter.',
    'The passwords don’t match.',
  ])
    await page.getByText(fault).waitFor()
  expect(await submit().isDisabled()).toBe(true)

  await fill({ Username: username, Email: email, Password: password, 'Confirm password': password })
  expect(await submit().isEnabled()).toBe(true)
  expect(await page.getByRole('checkbox', { name: /I accept/ }).isChecked()).toBe(false)
  await submit().click()
  await popup(page, `Successfully signed in! Welcome ${username}!`).waitFor()
  await page.waitForURL(`**${game}`)
})

test('logging out and in again, with a wrong password first', async ({ app }) => {
  const { username, password } = player
  await page.goto(`${app.url}/${product.slug}/games`)
  await page.getByRole('button', { name: `${username}’s account` }).click()
  await page.getByRole('menuitem', { name: 'LOGOUT' }).click()
  await popup(page, 'Successfully logged out!').waitFor()
  await page.getByRole('link', { name: 'LOGIN', exact: true }).first().waitFor()

  await page.goto(`${app.url}/login`)
  await fill({ Username: username, Password: `${password}x` })
  await submit().click()
  await popup(page, 'Wrong username or password.').waitFor()
  await fill({ Password: password })
  await submit().click()
  await popup(page, `Successfully logged in as ${username}!`).waitFor()
  await page.waitForURL(`**/${product.slug}`)
})

test('the language is switched and remembered', async () => {
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByRole('link', { name: 'Rankingi' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Rankingi' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
  await page.context().close()
})
