import type { Page } from 'playwright-core'
import type { Stage } from './stage.ts'

const password = 'Arena!2026'

/** A popup that says this. */
export const notice = (page: Page, text: string) => page.getByLabel('Notices').getByText(text)

/** A new player, signed in, on that page. */
export async function signUp(stage: Stage, username: string, path: string): Promise<Page> {
  const page = await stage.visit('/privacy-policy')
  const data = { username, email: `${username}@example.com`, password }
  await page.request.post(`${stage.game.url}/api/auth/signup-query`, { data })
  await page.goto(stage.game.url + path)
  return page
}
