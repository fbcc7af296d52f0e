import { hostingLimits } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AdminApi, App, Visit } from './fixtures.ts'

/** The password of all users of the tests. */
export const password = 'Arena!2026'

/** Finds a popup with this text. */
export const popup = (page: Page, text: string) => page.getByLabel('Notices').getByText(text)

/** Opens a page as a new user; without a path an empty one. */
export function signUp(app: App, username: string, path: string | null, options: Visit = {}): Promise<Page> {
  const data = { username, email: `${username}@example.com`, password }
  return app.visit(path, { ...options, signInBy: { call: 'signup-query', data } })
}

/** Opens a page as the seeded admin. */
export const openAsAdmin = (app: App, path: string | null, options: Visit = {}): Promise<Page> =>
  app.visit(path, { ...options, signInBy: { call: 'login-query', data: app.admin } })

/** Signs a user up who can host at once: the account may be new, and its address is confirmed. */
export async function signUpHost(app: App, adminApi: AdminApi, username: string) {
  await adminApi.edit('update-hosting-limits', { limits: { ...hostingLimits, accountHours: 0 } })
  const page = await signUp(app, username, null, { tourDone: true, viewport: { width: 390, height: 844 } })
  const mails = () => app.mailsTo(`${username}@example.com`)
  await expect.poll(mails, { timeout: 30_000, interval: 200 }).not.toEqual([])
  const token = /#([\w-]{43})/.exec((await mails()).map(({ text }) => text).join('\n'))?.[1]
  const confirmed = await page.request.post(`${app.url}/api/contact/confirm-email`, { data: { token } })
  expect(confirmed.status()).toBe(200)
  return page
}
