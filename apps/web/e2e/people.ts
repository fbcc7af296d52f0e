import type { Page } from 'playwright-core'
import type { Stage, Visit } from './stage.ts'

const password = 'Arena!2026'

/** A popup that says this. */
export const notice = (page: Page, text: string) => page.getByLabel('Notices').getByText(text)

/** A new player, signed in, on that page. */
export function signUp(stage: Stage, username: string, path: string, options: Visit = {}): Promise<Page> {
  const data = { username, email: `${username}@example.com`, password }
  return stage.visit(path, { ...options, by: { call: 'signup-query', data } })
}

/** The seeded admin, signed in, on that page. */
export const enter = (stage: Stage, path: string, options: Visit = {}): Promise<Page> =>
  stage.visit(path, { ...options, by: { call: 'login-query', data: stage.game.admin } })
