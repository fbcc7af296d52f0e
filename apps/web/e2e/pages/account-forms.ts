import type { Page } from 'playwright-core'

const password = 'Arena!2026'

/** Signs a new user up on the form that a game led to, and returns the id of the event whose game page follows. */
export async function signUpForGame(page: Page, username: string): Promise<number> {
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/games\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}
