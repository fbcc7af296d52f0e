import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import type { App } from '../fixtures.ts'
import { openAsAdmin } from '../users.ts'

/** Every screen of the back-office. */
export const adminRoutes = [
  `/${product.slug}/data/events`,
  `/${product.slug}/data/events/config`,
  `/${product.slug}/data/events/config/1`,
  `/${product.slug}/data/events/config/1?tab=scores`,
  `/${product.slug}/data/events/config/1?tab=phases`,
  `/${product.slug}/data/events/config/1?tab=phases&phase=2`,
  `/${product.slug}/data/events/config/1?tab=rewards`,
  `/${product.slug}/data/audit-log`,
  `/${product.slug}/data/winners?event=4`,
  `/${product.slug}/data/disputes`,
  ...['perks', 'keyplays', 'sleeves'].map(kind => `/${product.slug}/data/${kind}/list`),
  ...['rewards', 'teams', 'players', 'roles', 'styles', 'maps'].map(kind => `/data/${kind}/create`),
]

/** Any page of the back-office. */
export function adminPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  return {
    button,
    dialog,
    tab,
    /** Opens a tab and waits for its panel: until that is rendered, the old panel, with fields of the same names, stays. */
    openTab: async (name: string) => {
      await tab(name).click()
      await tab(name)
        .and(page.getByRole('tab', { selected: true }))
        .waitFor()
    },
    /** An entry of the upload history, by a part of what it shows. */
    entry: (text: string | RegExp) =>
      page.getByRole('table', { name: 'upload history' }).getByRole('row').filter({ hasText: text }),
    /** A row of the maps of the phase, by a part of what it shows. */
    mapRow: (text: string | RegExp) =>
      page.getByRole('table', { name: 'maps of this phase' }).getByRole('row').filter({ hasText: text }),
    popup: (text: string) => page.getByLabel('Notices').getByText(text, { exact: true }).first().waitFor(),
    choose: async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
      await page.getByRole('listbox').waitFor({ state: 'hidden' })
    },
    /** Types into a field that saves when it loses the focus, and waits for the answer of the server. */
    save: async (label: string, value: string) => {
      const field = page.getByLabel(label, { exact: true })
      await field.fill(value)
      const saved = page.waitForResponse(answer => /\/update-(phase|event)$/.test(answer.url()))
      await field.blur()
      const answer = await saved
      if (!answer.ok()) throw new Error(await answer.text())
    },
    fill: async (label: string, value: string) => {
      await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByLabel(label, { exact: true }).blur()
    },
    confirm: () => button('Confirm').click(),
  }
}

/** Opens a page of the back-office as the seeded admin, on a tall screen, without motion. */
export const openAdminPage = (app: App, path: string | null): Promise<Page> =>
  openAsAdmin(app, path, { viewport: { width: 1440, height: 1200 }, reducedMotion: 'reduce' })

/** Returns the time that many minutes from now, in the format of a datetime-local input. */
export const inMinutes = (minutes: number): string => {
  const at = new Date(Date.now() + minutes * 60_000)
  at.setMinutes(at.getMinutes() - at.getTimezoneOffset())
  return at.toISOString().slice(0, 16)
}
