import type { Page } from 'playwright-core'

const password = 'Arena!2026'

/** Fills the open form of sign-up and sends it. */
async function sendSignUp(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.locator('button[type=submit]').click()
}

/** Signs a new user up on the open form, and waits for the landing page. */
export async function signUpByForm(page: Page, username: string): Promise<void> {
  await sendSignUp(page, username)
  await page.waitForURL('**/clutchdeck')
}

/** Logs a user in on the open form, and waits for the landing page. */
export async function logInByForm(
  page: Page,
  credentials: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(credentials.username)
  await page.getByLabel('Password', { exact: true }).fill(credentials.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/clutchdeck')
}
