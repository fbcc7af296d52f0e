import type { Page } from 'playwright-core'
import type { App, Visit } from './fixtures.ts'

const password = 'Arena!2026'

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
