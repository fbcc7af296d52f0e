import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'
import { openAsAdmin, signUp } from '../users.ts'

const routes = [
  '/login',
  '/signup',
  '/privacy-policy',
  '/terms-and-conditions',
  `/${product.slug}`,
  `/${product.slug}/games`,
  `/${product.slug}/leaderboards`,
  '/clan/browse',
  '/clan/1',
  '/leagues',
  '/leagues/season',
  '/l/nowhere',
  '/nowhere',
]

/** Checks a page at every width; what is open at 1440 px stays open when the page gets narrow. */
async function atAllWidths(page: Page, what: string): Promise<void> {
  for (const width of [1440, 1000, 600, 390]) {
    await resizeTo(page, width, 1000)
    expect(await faults(page), `${what}, ${width} px`).toEqual([])
  }
}

test.for(routes)('axe finds nothing on %s, at any width (rulebook 13.44)', async (route, { app }) => {
  const page = await app.visit(route, { reducedMotion: 'reduce' })
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  await atAllWidths(page, route)
  await page.context().close()
})

test('axe finds nothing on the pages of a signed-in player, nor in what opens on them', async ({ app }) => {
  const page = await signUp(app, 'axe_alex', '/profile')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const look = async (path: string, open?: string) => {
    await page.goto(app.url + path)
    await page.locator('h1').waitFor()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    if (open) {
      await page.getByRole('button', { name: open }).click()
      await page.getByRole('dialog').waitFor()
    }
    await atAllWidths(page, `${path} ${open ?? ''}`)
  }
  for (const path of [
    '/profile',
    '/profile/maja_wwa',
    '/profile/maja_wwa/season',
    '/clutchdeck/players/1',
    '/friends',
    '/clan',
    '/clan/create',
    '/leagues',
    '/leagues/create',
    '/leagues/of/event/4',
    '/settings',
    '/settings/tokens',
  ])
    await look(path)
  await look('/profile', 'Edit Profile')
  await look('/friends', 'Friend requests 0')
  await look('/friends', 'Notifications')
  await look('/settings', 'EDIT COOKIES CONSENTS')
  await look('/settings', 'DELETE ACCOUNT')
  await page.context().close()
})

test('axe finds nothing on pages with friends, invites, notifications and clan members', async ({ app }) => {
  const page = await signUp(app, 'axe_owner', '/clan/create')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByLabel('Name').fill('Axe Throwers')
  await page.getByRole('button', { name: 'CREATE' }).click()
  await page.waitForURL('**/clan')
  const invite = (by: Page, senderName: string, recipientName: string) =>
    by.request.post(`${app.url}/api/social/send-invite`, { data: { senderName, recipientName } })
  const member = await signUp(app, 'axe_member', '/clan/browse')
  await member.getByRole('button', { name: 'JOIN Axe Throwers' }).click()
  await member.waitForURL('**/clan')
  await invite(member, 'axe_member', 'axe_owner')
  await invite(page, 'axe_owner', 'maja_wwa')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${app.url}/clan/manage`)
    await page.getByRole('button', { name: 'Actions for axe_member' }).click()
    await page.getByRole('menuitem', { name: 'Remove from clan' }).waitFor()
    expect(await faults(page), 'menu of a member').toEqual([])
    for (const open of ['Friend requests 1', 'Awaiting accept 1', 'Notifications, 1 unread']) {
      await page.goto(`${app.url}/friends`)
      await page.getByRole('button', { name: open }).click()
      await page
        .getByRole('dialog')
        .getByText(/axe_member|maja_wwa/)
        .first()
        .waitFor()
      expect(await faults(page), open).toEqual([])
    }
  }
  await Promise.all([page.context().close(), member.context().close()])
})

test('axe finds nothing in the question for consent', async ({ app }) => {
  const page = await app.visit('/login', { askForConsent: true, reducedMotion: 'reduce' })
  const preferences = page.getByRole('button', { name: 'PREFERENCES' })
  await preferences.waitFor()
  expect(await faults(page)).toEqual([])
  await preferences.click()
  await page.getByRole('dialog').waitFor()
  expect(await faults(page)).toEqual([])
  await page.context().close()
})

test('axe finds nothing in a form with faults', async ({ app }) => {
  const page = await app.visit('/signup', { reducedMotion: 'reduce' })
  for (const label of ['Username', 'Email', 'Password', 'Confirm password']) {
    await page.getByLabel(label, { exact: true }).fill('x')
    await page.getByLabel(label, { exact: true }).blur()
  }
  await page.getByText('A username must have 4 to 24 characters.').waitFor()
  expect(await faults(page)).toEqual([])
  await page.context().close()
})

test('axe finds nothing on the table: tour, cards, menu and keyplay dialog, in both languages', async ({
  app,
}) => {
  const { page, add, deck } = await sitDown(app, 'axe_table', 'Vistula Open', {
    tour: true,
    reducedMotion: 'reduce',
  })
  const tour = page.locator('.shepherd-element:not([hidden])')
  await tour.waitFor()
  expect(await faults(page), 'tour').toEqual([])
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'detached' })
  await add(0)
  expect(await faults(page), 'table').toEqual([])
  await deck.first().click({ button: 'right', position: { x: 70, y: 70 } })
  await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
  expect(await faults(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await deck.getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  await page.getByText('SELECTED 0 / 3').waitFor()
  expect(await faults(page), 'dialog').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByRole('tab', { name: 'karty' }).waitFor()
  await atAllWidths(page, 'Polish')
  await page.context().close()
})

test('axe finds nothing in results: popup, reveal, score sheet, best deck and leaderboard', async ({
  app,
}) => {
  const page = await openAsAdmin(app, `/${product.slug}/games/4`, { reducedMotion: 'reduce' })
  const popup = page.getByRole('dialog', { name: /is over$/ })
  await popup.waitFor()
  expect(await faults(page), 'summary').toEqual([])
  await popup.getByRole('button', { name: 'PROCEED' }).click()
  await popup.waitFor({ state: 'detached' })
  // The admin failed Semifinal B: closing the reveal acknowledges it, and no popup follows.
  const reveal = page.getByRole('dialog', { name: 'Semifinal B', exact: true })
  await reveal.getByRole('button', { name: 'CONTINUE' }).waitFor()
  expect(await faults(page), 'reveal').toEqual([])
  await page.keyboard.press('Escape')
  await reveal.waitFor({ state: 'detached' })
  // The reveal has loaded the best deck; after a reload, the page has not.
  await page.reload()
  await page.getByRole('button', { name: 'SHOW THE PERFECT DECK' }).click()
  await page.getByText(/^Perfect deck, without perks/).waitFor()
  await atAllWidths(page, 'results')
  await page.goto(`${app.url}/${product.slug}/leaderboards?event=4`)
  await page.getByRole('row').nth(1).waitFor()
  await page.getByRole('region', { name: 'Podium' }).getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  await atAllWidths(page, 'leaderboard of a completed event')
  await page.context().close()
})

test('axe finds nothing in the results that a user who did not play sees, and in rewards', async ({
  app,
}) => {
  const page = await signUp(app, 'axe_late', `/${product.slug}/games/4`, {
    tourDone: true,
    reducedMotion: 'reduce',
  })
  await page.getByRole('region', { name: 'Podium' }).getByRole('listitem').first().waitFor()
  await page.getByRole('region', { name: /^Perfect deck/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await atAllWidths(page, 'results on the game page')
  await page.goto(`${app.url}/${product.slug}/games`)
  const completed = page.getByRole('listitem').filter({ hasText: 'Alpine Major' })
  await completed.getByText('1st place: Team jersey').click()
  await atAllWidths(page, 'rewards in the games list')
  await page.context().close()
})

test('axe finds nothing on the winners page, in the rewards of an event and in its checklist', async ({
  app,
  adminApi,
}) => {
  const page = await openAsAdmin(app, `/${product.slug}/data/winners`, { reducedMotion: 'reduce' })
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('combobox').first().click()
  await page.getByRole('option').filter({ hasText: 'Krakow Invitational' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await atAllWidths(page, 'winners')
  await page.goto(`${app.url}/${product.slug}/data/events/config/1`)
  await page.getByRole('tab', { name: 'REWARDS' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await atAllWidths(page, 'rewards of an event')
  const eventId = await adminApi.createEvent('Gap Cup', { phases: [['vitality']] })
  await page.goto(`${app.url}/${product.slug}/data/events/config/${eventId}`)
  await page.getByRole('button', { name: /^MISSING/ }).click()
  await page.getByRole('dialog').waitFor()
  await atAllWidths(page, 'checklist')
  await page.context().close()
})
