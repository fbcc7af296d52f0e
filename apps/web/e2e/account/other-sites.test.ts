import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { popup } from '../users.ts'

const password = 'Arena!2026'
const shots = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

/** Ends all sessions of the browser. */
const leave = (page: Page) => page.context().clearCookies({ name: 'session' })

test('somebody signs up by Steam, sets a password, links Discord, signs in by it and unlinks both (rulebook 24.6 to 24.12)', async ({
  app,
}) => {
  const url = await app.openSecond('otherSites')
  const page = await app.visit(null)
  await page.goto(`${url}/login`)
  await shoot(page, 'login')
  await page.getByRole('button', { name: 'SIGN IN WITH Steam' }).click()
  await page.getByText('Nobody here has linked the Steam account 76561197960287930 yet.').waitFor()
  await shoot(page, 'unknown')
  await page.getByLabel('Username').fill('steam_stan')
  await page.getByText('Still to fill in: Email', { exact: true }).waitFor()
  await page.getByLabel('Email').fill('steam_stan@example.com')
  await page.getByRole('button', { name: 'SIGNUP' }).click()
  await popup(page, 'Successfully signed in! Welcome steam_stan!').waitFor()

  await page.goto(`${url}/settings`)
  await page.getByText('This account is your only way in').waitFor()
  expect(await page.getByRole('button', { name: 'Unlink Steam' }).count()).toBe(0)
  await shoot(page, 'only-way-in')
  await page.getByRole('button', { name: 'SET PASSWORD', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm new password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'SET PASSWORD' }).click()
  await popup(page, 'Password set.').waitFor()

  await page.getByRole('button', { name: 'LINK Discord' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'GO TO Discord' }).click()
  await popup(page, 'Discord account linked.').waitFor()
  await page.getByText('Discord: nelly').waitFor()
  await shoot(page, 'linked')

  await leave(page)
  await page.goto(`${url}/login`)
  // Discord's app comes back in another tab of the browser.
  const other = await page.context().newPage()
  const address = await page.evaluate(async () => {
    const answer = await fetch('/api/provider/start-provider-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"provider":"discord"}',
    })
    const begun: { url: string; key: string } = await answer.json()
    localStorage.setItem('provider visit', begun.key)
    return begun.url
  })
  await other.goto(address)
  await popup(other, 'Successfully logged in as steam_stan!').waitFor()
  await other.close()
  await page.goto(`${url}/settings`)
  await page.getByRole('button', { name: 'Unlink Discord' }).click()
  await page.getByText('Discord: nelly').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Unlink Steam' }).click()
  await page.getByRole('button', { name: 'LINK Steam' }).waitFor()
})

test('a browser that comes back from another site without having gone there reads why, and goes on (rulebook 24.7)', async ({
  app,
}) => {
  const url = await app.openSecond('otherSites')
  const page = await app.visit(null, { allowErrors: true })
  await page.goto(`${url}/from/steam?openid.mode=id_res`)
  await page.getByText('Steam has sent you to another browser than the one in which you began.').waitFor()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').waitFor()
})
