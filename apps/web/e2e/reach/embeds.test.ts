import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults } from '../axe.ts'
import { firstLoad } from '../first-load.ts'
import { test } from '../fixtures.ts'
import { idOf } from '../pages/game-page.ts'
import { openAsAdmin } from '../users.ts'
import { openOtherSite } from './other-site.ts'

/** Opens a page of another origin that frames `path`; returns the frame's content, and what it sent to the game. */
async function framed(page: Page, url: string, path: string, where: 'sameSite' | 'otherSite' = 'sameSite') {
  const site = await openOtherSite(url + path)
  onTestFinished(async () => {
    await page.context().close()
    site.close()
  })
  const calls: Promise<Record<string, string>>[] = []
  page.on('request', request => {
    if (request.url().startsWith(`${url}/api/`)) calls.push(request.allHeaders())
  })
  await page.goto(site[where])
  return { frame: page.frameLocator('iframe'), headers: () => Promise.all(calls) }
}

test.for(['sameSite', 'otherSite'] as const)(
  'a page of another origin frames a ranking, which has no session although the browser has one (rulebook 26.1, 26.2): %s',
  async (where, { app }) => {
    const eventId = await idOf(app, 'Baltic Masters')
    // The admin has a rank there: with the session their row would be marked.
    const page = await openAsAdmin(app, null, { viewport: { width: 390, height: 844 }, isDrawn: true })
    const { frame, headers } = await framed(page, app.url, `/embed/ranking/${eventId}`, where)
    await frame.getByRole('heading', { name: 'Baltic Masters' }).waitFor()
    await expect.poll(() => frame.getByRole('row').count()).toBe(11)
    expect(await frame.locator('[data-own]').count()).toBe(0)
    const stream = (each: Record<string, string>) => each.accept === 'application/x-ndjson'
    await expect.poll(async () => (await headers()).filter(stream).length).toBe(1)
    for (const each of await headers()) expect(each).not.toHaveProperty('cookie')
    const whole = frame.getByRole('link', { name: 'Whole ranking' })
    expect(await whole.getAttribute('rel')).toBe('noopener')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), whole.click()])
    await opened.waitForURL(`**/${product.slug}/leaderboards?event=${eventId}`)
    expect(await opened.evaluate(() => window.opener)).toBeNull()
  },
)

test('neither cookies nor storage, banner, worker or scripts of others: an embed is only its ranking (rulebook 26.2)', async ({
  app,
}) => {
  const page = await app.visit('/embed/ranking/1', {
    askForConsent: true,
    loadsAhead: true,
    serviceWorkers: 'allow',
  })
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).origin))
  await page.reload()
  await expect.poll(() => page.getByRole('row').count()).toBe(11)
  expect([...hosts]).toEqual([app.url])
  expect(await page.context().cookies()).toEqual([])
  const kept = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await navigator.serviceWorker.getRegistrations()).length,
  ])
  expect(kept).toEqual([[], [], 0])
  expect(await page.getByText('Cookies and storage').count()).toBe(0)
  await page.context().close()
})

test('what a visitor may not see says nothing, also to a browser that is signed in as its admin and owner (rulebook 26.4, 26.5)', async ({
  app,
  adminApi,
}) => {
  const hidden = await adminApi.createEvent('Secret Cup', { phases: [['spirit', 'falcons']] })
  const page = await openAsAdmin(app, null)
  const send = sender(page.request)
  await send(`/api/${product.slug}/update-event`, { eventId: hidden, data: { public: false } })
  const scope = { eventId: await idOf(app, 'Vistula Open') }
  const settings = { name: 'Secret Five', format: 'table', visibility: 'private', entry: 'open', scope }
  const { league } = await send<{ league: { id: number } }>('/api/social/add-league', { data: settings })
  await page.goto(`${app.url}/leagues/${league.id}`)
  await page.getByRole('heading', { name: 'Secret Five' }).waitFor()
  for (const path of [
    `/embed/ranking/${hidden}`,
    `/embed/league/${league.id}`,
    '/embed/ranking/987654',
    '/embed/league/x',
  ]) {
    const fresh = await page.context().newPage()
    await fresh.goto(app.url + path)
    await fresh.getByText('NOTHING TO SHOW').waitFor()
    expect(await fresh.content()).not.toContain('Secret')
    await fresh.close()
  }
  await page.context().close()
})

test('a public league is framed, and renews itself when somebody joins (rulebook 26.5)', async ({ app }) => {
  const page = await openAsAdmin(app, null)
  const scope = { eventId: await idOf(app, 'Vistula Open') }
  const settings = { name: 'Monday Crew', format: 'table', visibility: 'public', entry: 'open', scope }
  const send = sender(page.request)
  const { league } = await send<{ league: { id: number } }>('/api/social/add-league', { data: settings })
  const { frame } = await framed(page, app.url, `/embed/league/${league.id}?lang=pl`)
  await frame.getByRole('heading', { name: 'Monday Crew' }).waitFor()
  await frame.getByText('Tabela · Vistula Open').waitFor()
  expect(await frame.getByRole('link', { name: 'Strona ligi' }).getAttribute('target')).toBe('_blank')
  await send('/api/social/update-league', { leagueId: league.id, data: { name: 'Tuesday Crew' } })
  await frame.getByRole('heading', { name: 'Tuesday Crew' }).waitFor()
})

test('axe finds nothing in any theme, and it fits at 390 px', async ({ app }) => {
  const page = await app.visit(null, { viewport: { width: 390, height: 844 } })
  for (const theme of ['dark', 'light', 'clear']) {
    await page.goto(`${app.url}/embed/ranking/1?theme=${theme}`)
    await expect.poll(() => page.getByRole('row').count()).toBe(11)
    expect(await faults(page), theme).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBe(390)
  }
  await page.context().close()
})

test('a clan’s members are ranked alone, and the number of rows can be chosen (rulebook 26.3)', async ({
  app,
}) => {
  const page = await app.visit('/embed/ranking/1?rows=3')
  await expect.poll(() => page.getByRole('row').count()).toBe(4)
  const { clans } = await (await page.request.get(`${app.url}/api/social/get-clans`)).json()
  await page.goto(`${app.url}/embed/ranking/1?clan=${clans[0].id}`)
  await page.getByText(`Ranking of ${clans[0].name}`).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(11)
  await page.context().close()
})

test('the dialog of a league and of an event’s scores gives what to paste, and shows it (rulebook 26.11)', async ({
  app,
}) => {
  const page = await openAsAdmin(app, `/${product.slug}/data/events/config/2?tab=scores`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'EMBED', exact: true }).click()
  const preview = page.frameLocator('iframe[title=Preview]')
  await preview.getByRole('heading', { name: 'Vistula Open' }).waitFor()
  await page.getByRole('combobox', { name: 'Theme' }).click()
  await page.getByRole('option', { name: 'Light' }).click()
  await page.getByRole('button', { name: 'COPY' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(copied)
    .toBe(
      `<iframe src="${app.url}/embed/ranking/2?theme=light" title="Vistula Open" width="100%" height="780" style="border:0" loading="lazy"></iframe>`,
    )
  await page.getByRole('tab', { name: 'Stream (OBS)' }).click()
  await page.getByRole('button', { name: 'COPY' }).click()
  await expect.poll(copied).toBe(`${app.url}/overlay/2?theme=light`)
  await page.context().close()
})

test('an embed loads less than 100 kB of JavaScript, an overlay less than 108 kB (rulebook 26.10)', async ({
  app,
}) => {
  for (const [path, limit] of [
    ['/embed/ranking/1', 100_000],
    ['/overlay/1', 108_000],
  ] as const) {
    const page = await app.visit(null, { loadsAhead: true })
    const fresh = await page.context().newPage()
    // The network would never be idle.
    await fresh.route('**/live?*', route => route.fulfill({ status: 204 }))
    const { scriptBytes } = await firstLoad(fresh, app.url + path, () =>
      fresh.getByRole('row').first().waitFor({ state: 'attached' }),
    )
    expect(scriptBytes, path).toBeLessThan(limit)
    await page.context().close()
  }
})
