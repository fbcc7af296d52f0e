import type { Page } from 'playwright-core'
import type { App, Visit } from './fixtures.ts'

const password = 'Arena!2026'

/** A popup that says this. */
export const notice = (page: Page, text: string) => page.getByLabel('Notices').getByText(text)

/** A new player, signed in, on that page. */
export function signUp(app: App, username: string, path: string, options: Visit = {}): Promise<Page> {
  const data = { username, email: `${username}@example.com`, password }
  return app.visit(path, { ...options, by: { call: 'signup-query', data } })
}

/** The seeded admin, signed in, on that page. */
export const enter = (app: App, path: string, options: Visit = {}): Promise<Page> =>
  app.visit(path, { ...options, by: { call: 'login-query', data: app.admin } })
