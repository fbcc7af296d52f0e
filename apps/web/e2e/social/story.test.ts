import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { popup, signUp } from '../users.ts'

test('past decks lead to a player, to the season in review, and nothing of them is shown once they are hidden (rulebook 27.1, 27.6, 27.10)', async ({
  app,
}) => {
  const page = await signUp(app, 'story_ewa', '/profile/maja_wwa')
  const event = page.getByRole('region', { name: 'Krakow Invitational' })
  await event.getByText(/^#\d+$/).waitFor()
  await event
    .getByText(/^top \d+%$/)
    .first()
    .waitFor()
  await event.getByRole('list', { name: 'Cards of the deck' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'keyplays per series' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/clutchdeck\/players\/\d+$/)
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByText(/^(Agresywny|Pasywny)$/).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText(/^(Aggressive|Passive)$/).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'SEASON IN REVIEW' }).click()
  await page.getByRole('heading', { level: 1, name: /^maja_wwa: season \d{4}$/ }).waitFor()
  for (const fact of ['Best at', 'Best phase', 'Luckiest card'])
    await page.getByRole('heading', { name: fact }).waitFor()

  await page.goto('/profile')
  await page.getByText('Your decks show up here once their phase has locked.').waitFor()
  await page.goto('/settings/account')
  const hide = page.getByRole('checkbox', { name: /^Hide my past decks/ })
  await hide.click()
  await expect.poll(() => hide.getAttribute('aria-checked')).toBe('true')
  const other = await signUp(app, 'story_kim', '/profile/story_ewa')
  await other.getByText('This player keeps past decks private.').waitFor()
  await other.goto('/profile/story_ewa/season')
  await other.getByText('This player keeps past decks private.').waitFor()
  await other.context().close()
  await page.context().close()
})

test('a season is shared by the share sheet, as a link and as a file (rulebook 23.5, 27.8)', async ({
  app,
}) => {
  const page = await signUp(app, 'story_ola', '/privacy-policy')
  // A computer's Chromium has no share sheet: the page gets one that notes what is shared.
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, url, files = [] }: ShareData) =>
        shared.push({ title, url, files: files.map(({ name, type, size }) => ({ name, type, size })) }),
    })
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${app.url}/profile/maja_wwa/season`)
  const heading = await page.getByRole('heading', { level: 1, name: /: season \d{4}$/ }).textContent()
  const link = new RegExp(`^${app.url}/profile/maja_wwa/season\\?year=\\d{4}$`)
  await page.getByRole('button', { name: 'Share the season' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('tab', { name: 'Story' }).click()
  await dialog.locator('[data-format=tall] img').waitFor()
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  expect(await shared()).toEqual([
    {
      title: heading,
      url: expect.stringMatching(link),
      files: [{ name: `${heading}.png`, type: 'image/png', size: expect.any(Number) }],
    },
  ])
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await popup(page, 'Link copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(link)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/season[ _]\d{4}\.png$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], 'the tall picture').toEqual([1080, 1920])
  await page.context().close()
})

test('a row of past decks leads to the deck with all that made its score; before the lock its page says the same of every name and asks nothing, and it hears of a moved lock (rulebook 22.11)', async ({
  app,
  adminApi,
}) => {
  const page = await signUp(app, 'story_una', '/profile/maja_wwa')
  const event = page.getByRole('region', { name: 'Krakow Invitational' })
  await event.locator('a[href*="/decks/maja_wwa/"]').first().click()
  await page.getByRole('heading', { level: 1, name: /^Deck of maja_wwa: Krakow Invitational, / }).waitFor()
  const cards = page.getByRole('list', { name: 'Cards of the deck' })
  await cards
    .getByText(/^\d+ × \d+/)
    .first()
    .waitFor()
  await page.getByText(/^goal [\d,]+$/).waitFor()
  expect(await faults(page)).toEqual([])
  await resizeTo(page, 390, 844)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await page.getByRole('link', { name: 'COMPARE WITH MINE' }).getAttribute('href')).toMatch(
    /^\/clutchdeck\/rivals\/maja_wwa\?event=\d+&phase=\d+$/,
  )
  const eventId = await adminApi.createEvent('Deck Page Cup', { phases: [['vitality', 'furia']], goal: 1 })
  const calls: string[] = []
  page.on('request', request => calls.push(decodeURIComponent(request.url())))
  for (const name of ['maja_wwa', 'nobody_here']) {
    await page.goto(`${app.url}/clutchdeck/games/${eventId}/decks/${name}/1`)
    await page.getByRole('heading', { level: 1, name: 'NOT LOCKED YET' }).waitFor()
    expect(calls.filter(url => url.includes('/api/') && url.includes(name))).toEqual([])
  }
  await adminApi.lock(eventId, 1)
  await page.getByRole('heading', { name: 'USER nobody_here NOT FOUND' }).waitFor()
  await page.context().close()
})
