import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test as base } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { openAsAdmin, signUp } from '../users.ts'

const still = { reducedMotion: 'reduce' } as const
/** The page of a visitor, and of the admin, which several tests share. */
const test = base
  .extend('visitor', { scope: 'file' }, ({ app }) => app.visit(null, still))
  .extend('admin', { scope: 'file' }, ({ app }) => openAsAdmin(app, null, still))

const routes = [
  '/login',
  '/signup',
  '/privacy-policy',
  '/terms-and-conditions',
  `/${product.slug}`,
  `/${product.slug}/games`,
  `/${product.slug}/leaderboards`,
  `/${product.slug}/matches`,
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

test.for(routes)(
  'axe finds nothing on %s, at any width (rulebook 13.44)',
  async (route, { visitor: page }) => {
    await page.goto(route)
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    await atAllWidths(page, route)
  },
)

test('axe finds nothing on the pages of a signed-in player, nor in what opens on them', async ({ app }) => {
  const page = await signUp(app, 'axe_alex', null, still)
  const look = async (path: string, ...opens: string[]) => {
    await page.goto(path)
    await page.locator('h1').waitFor()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await atAllWidths(page, path)
    for (const open of opens) {
      await resizeTo(page, 1440, 1000)
      await page.getByRole('button', { name: open }).click()
      await page.getByRole('dialog').waitFor()
      await atAllWidths(page, `${path} ${open}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  }
  await look('/profile', 'Edit Profile')
  await look('/friends', 'Friend requests 0', 'Notifications')
  await look('/settings', 'EDIT COOKIES CONSENTS', 'DELETE ACCOUNT')
  for (const path of [
    '/profile/maja_wwa',
    '/profile/maja_wwa/season',
    '/clutchdeck/players/1',
    '/clan',
    '/clan/create',
    '/leagues',
    '/leagues/create',
    '/leagues/of/event/4',
    '/settings/tokens',
  ])
    await look(path)
  await page.context().close()
})

test('axe finds nothing on pages with friends, invites, notifications and clan members', async ({ app }) => {
  const page = await signUp(app, 'axe_owner', null, still)
  const member = await signUp(app, 'axe_member', null)
  const [send, sendAsMember] = [sender(page.request), sender(member.request)]
  const clan = { userId: await leagueCalls(page).userId(), data: { name: 'Axe Throwers', img: '' } }
  const made = await send<{ clan: { id: number } }>('/api/social/add-clan', clan)
  const joined = { userId: await leagueCalls(member).userId(), clanId: made.clan.id }
  await sendAsMember('/api/social/join-clan', joined)
  await sendAsMember('/api/social/send-invite', { senderName: 'axe_member', recipientName: 'axe_owner' })
  await send('/api/social/send-invite', { senderName: 'axe_owner', recipientName: 'maja_wwa' })
  await member.context().close()
  for (const width of [1440, 390]) {
    await resizeTo(page, width, 844)
    await page.goto('/clan/manage')
    await page.getByRole('button', { name: 'Actions for axe_member' }).click()
    await page.getByRole('menuitem', { name: 'Remove from clan' }).waitFor()
    expect(await faults(page), 'menu of a member').toEqual([])
    await page.goto('/friends')
    for (const open of ['Friend requests 1', 'Awaiting accept 1', 'Notifications, 1 unread']) {
      await page.getByRole('button', { name: open }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByText(/axe_member|maja_wwa/)
        .first()
        .waitFor()
      expect(await faults(page), open).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  }
  await page.context().close()
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

test('axe finds nothing in a form with faults', async ({ visitor: page }) => {
  await page.goto('/signup')
  for (const label of ['Username', 'Email', 'Password', 'Confirm password']) {
    await page.getByLabel(label, { exact: true }).fill('x')
    await page.getByLabel(label, { exact: true }).blur()
  }
  await page.getByText('A username must have 4 to 24 characters.').waitFor()
  expect(await faults(page)).toEqual([])
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
  admin: page,
}) => {
  await page.goto(`/${product.slug}/games/4`)
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
  await page.goto(`/${product.slug}/leaderboards?event=4`)
  await page.getByRole('row').nth(1).waitFor()
  await page.getByRole('region', { name: 'Podium' }).getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  await atAllWidths(page, 'leaderboard of a completed event')
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
  admin: page,
  adminApi,
}) => {
  await page.goto(`/${product.slug}/data/winners`)
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('combobox').first().click()
  await page.getByRole('option').filter({ hasText: 'Krakow Invitational' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await atAllWidths(page, 'winners')
  await page.goto(`/${product.slug}/data/events/config/1`)
  await page.getByRole('tab', { name: 'REWARDS' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await atAllWidths(page, 'rewards of an event')
  const eventId = await adminApi.createEvent('Gap Cup', { phases: [['vitality']] })
  await page.goto(`/${product.slug}/data/events/config/${eventId}`)
  await page.getByRole('button', { name: /^MISSING/ }).click()
  await page.getByRole('dialog').waitFor()
  await atAllWidths(page, 'checklist')
})
