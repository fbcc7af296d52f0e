import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type App, test } from '../fixtures.ts'
import { leagueCalls, leaguePages, season } from '../pages/league-pages.ts'
import { popup, signUp } from '../users.ts'

// The ways to pass on the invitation of a league (rulebook 13.80): the share sheet of a phone, or else copying.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What the page has handed to the share sheet. */
type Shared = { shared: object[] }

/** Replaces the share sheet: `closed` as when the user closes it without choosing. */
const replaceSheet = (page: Page, closed = false) =>
  page.addInitScript(closed => {
    const shared: object[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: object) => {
        shared.push(data)
        if (closed) throw new DOMException('Share canceled', 'AbortError')
      },
    })
  }, closed)

/** Opens the invitation dialog of a new league, with its code as it is shown. */
async function invite(app: App, username: string, locale: string, prepare: (page: Page) => Promise<unknown>) {
  const page = await signUp(app, username, '/privacy-policy', { ...phone, locale, tourDone: true })
  await prepare(page)
  const { league } = await leagueCalls(page).make({
    name: 'Night Owls',
    format: 'table',
    visibility: 'private',
    entry: 'open',
    scope: season,
  })
  await page.goto(`${app.url}/leagues/${league.id}`)
  await leaguePages(page)
    .button(/^(INVITE|ZAPROŚ)$/)
    .click()
  const code = `${league.code.slice(0, 4)}-${league.code.slice(4)}`
  await page.getByText(code, { exact: true }).waitFor()
  return { page, dialog: page.getByRole('dialog'), link: `${app.url}/l/${code}`, code }
}

test.for([
  ['en-GB', 'SHARE', 'Play against me in Night Owls on Clutchdeck:'],
  ['pl-PL', 'UDOSTĘPNIJ', 'Zagraj ze mną w lidze Night Owls na Clutchdeck:'],
] as const)(
  'SHARE hands name, sentence and link to the share sheet: %s (rulebook 13.80)',
  async ([locale, share, text], { app }) => {
    const { page, dialog, link } = await invite(app, `sharer_${locale.slice(0, 2)}`, locale, replaceSheet)
    await dialog.getByRole('button', { name: share, exact: true }).tap()
    const shared = () => page.evaluate(() => (globalThis as unknown as Shared).shared)
    await expect.poll(shared).toEqual([{ title: 'Night Owls', text, url: link }])
    // Anybody who opens it sees the invitation.
    const guest = await app.visit(new URL(link).pathname, { locale })
    await guest.getByRole('heading', { name: 'Night Owls' }).waitFor()
    await Promise.all([page.context().close(), guest.context().close()])
  },
)

test('a share sheet that is closed changes nothing: it can be opened again, and no error appears', async ({
  app,
}) => {
  const { page, dialog } = await invite(app, 'sharer_shy', 'en-GB', page => replaceSheet(page, true))
  const share = dialog.getByRole('button', { name: 'SHARE', exact: true })
  await share.tap()
  await share.tap()
  const shared = () => page.evaluate(() => (globalThis as unknown as Shared).shared.length)
  await expect.poll(shared).toBe(2)
  expect(await page.getByLabel('Notices').getByText(/./).count()).toBe(0)
  await page.context().close()
})

test('without a share sheet there is no SHARE; code and link are copied (rulebook 13.80)', async ({
  app,
}) => {
  const withoutSheet = (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
  const { page, dialog, link, code } = await invite(app, 'copier_cat', 'en-GB', withoutSheet)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  expect(await dialog.getByRole('button', { name: 'SHARE', exact: true }).count()).toBe(0)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'COPY the link' }).tap()
  await popup(page, 'Copied.').first().waitFor()
  await expect.poll(copied).toBe(link)
  await dialog.getByRole('button', { name: 'COPY the code' }).tap()
  await expect.poll(copied).toBe(code)
  await page.context().close()
})
