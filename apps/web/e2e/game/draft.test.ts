import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type AdminApi, type App, test } from '../fixtures.ts'
import { tableOf } from '../pages/game-page.ts'
import { popup, signUp } from '../users.ts'

/** Opens the table of the next phase of a new event, whose phase 1 is open, as a new user with a card there. */
async function planNext({ app, adminApi }: { app: App; adminApi: AdminApi }, name: string) {
  const eventId = await adminApi.createEvent(`${name} cup`, {
    phases: [
      ['vitality', 'furia'],
      ['vitality', 'furia'],
    ],
    goal: 0,
  })
  const page = await signUp(app, name, `/clutchdeck/games/${eventId}`, {
    tourDone: true,
    reducedMotion: 'reduce',
  })
  await tableOf(page).listed.first().waitFor()
  return { page, eventId, table: tableOf(page) }
}

const showPhase = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()
const line = (page: Page) => page.locator('[data-part=draft]')
const cardOf = (page: Page, name: string) =>
  page.locator('[data-tour=browser] li[data-player]', { hasText: name })

test('the deck of the next phase is drafted in the place of the deck, names who was taken out, and becomes the deck by one tap (rulebook 4.23, 4.24, 13.90)', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, table } = await planNext({ app, adminApi }, 'plan_pia')
  await showPhase(page, /^Round 2 LOCKED · PLAN IT/)
  await page.getByText('Plan your deck.').waitFor()
  await table.add(0)
  await table.add(0)
  await page.getByRole('heading', { name: 'Draft 2 / 5' }).waitFor()
  const [first = '', second = ''] = await table.names()
  await page.reload()
  await showPhase(page, /^Round 2 LOCKED/)
  await table.deck.nth(1).waitFor()
  expect(await table.names()).toEqual([first, second])
  const { id: playerId, team } = adminApi.player(second)
  await adminApi.edit('remove-phase-team-player', { eventId, phaseIndex: 2, teamId: team.id, playerId })
  await page.getByText(`What no longer fits: ${second}.`).waitFor()
  await adminApi.open(eventId, 2)
  await line(page).getByText(`Your draft is ready: ${first}.`).waitFor()
  expect(await table.deck.count()).toBe(0)
  await line(page).getByRole('button', { name: 'USE IT' }).press('Enter')
  await popup(page, `Your draft is now your deck, without ${second}.`).waitFor()
  await table.deck.first().waitFor()
  expect(await table.names()).toEqual([first])
  await line(page).waitFor({ state: 'detached' })
  // The focus goes on from where the line was.
  await table.deck.first().locator('[aria-haspopup=menu]:focus').waitFor()
})

test('two open pages with one draft stay in step, and a change without a connection is taken back (rulebook 4.23, 13.20)', async ({
  app,
  adminApi,
}) => {
  const { page, table } = await planNext({ app, adminApi }, 'plan_pol')
  await showPhase(page, /^Round 2 LOCKED/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await showPhase(other, /^Round 2 LOCKED/)
  await table.add(0)
  await tableOf(other).deck.first().waitFor()
  await tableOf(other).add(0)
  await table.deck.nth(1).waitFor()
  await page.route('**/save-draft-deck', route => route.abort())
  await table.askToAdd(0)
  await page.locator('[data-receipt=unsaved]').waitFor()
  expect(await table.deck.count()).toBe(2)
})

test('a star marks a player, on the card and on the large card alike, and the filter shows who is marked (rulebook 4.22, 13.90)', async ({
  app,
  adminApi,
}) => {
  const { page, table } = await planNext({ app, adminApi }, 'star_sue')
  const name = (await table.listed.first().locator('[data-part=plate]').textContent()) ?? ''
  const star = { name: `Put ${name} on the shortlist` }
  await page.getByRole('button', { name: 'On your shortlist' }).click()
  await page.getByText('YOUR SHORTLIST IS EMPTY').waitFor()
  await page.getByRole('button', { name: 'SHOW ALL PLAYERS' }).click()
  await cardOf(page, name).hover()
  await cardOf(page, name)
    .getByRole('button', { ...star, pressed: false })
    .click()
  await cardOf(page, name)
    .getByRole('button', { ...star, pressed: true })
    .waitFor()
  await page.getByRole('button', { name: 'On your shortlist' }).click()
  await expect.poll(() => table.listed.count()).toBe(1)
  await page.getByRole('button', { name: 'On your shortlist' }).click()
  await table.listed.nth(1).waitFor()
  await cardOf(page, name).locator('[data-part=card]').click()
  const large = page.getByRole('dialog')
  await large.getByRole('button', { ...star, pressed: true }).click()
  await large.getByRole('button', { ...star, pressed: false }).waitFor()
  await large.getByRole('link', { name: 'PLAYER PAGE' }).click()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { ...star, pressed: false }).waitFor()
})

test('who loses the mark while only marked players are shown stays until the filter is used again, and the table has stars too (rulebook 4.22, 13.12, 13.90)', async ({
  app,
  adminApi,
}) => {
  const { page, table } = await planNext({ app, adminApi }, 'star_stan')
  const name = (await table.listed.first().locator('[data-part=plate]').textContent()) ?? ''
  const star = { name: `Put ${name} on the shortlist` }
  const filter = page.getByRole('button', { name: 'On your shortlist' })
  await page.getByRole('button', { name: 'TABLE VIEW' }).click()
  await page.getByRole('row').getByRole('button', star).click()
  await page
    .getByRole('row')
    .getByRole('button', { ...star, pressed: true })
    .waitFor()
  await page.getByRole('button', { name: 'TABLE VIEW' }).click()
  await filter.click()
  await expect.poll(() => table.listed.count()).toBe(1)
  await cardOf(page, name).locator('[data-part=card]').click()
  const large = page.getByRole('dialog')
  await large.getByRole('button', { ...star, pressed: true }).click()
  await large.getByRole('button', { ...star, pressed: false }).waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  expect(await table.listed.count()).toBe(1)
  await filter.click()
  await table.listed.nth(1).waitFor()
  await filter.click()
  await page.getByText('YOUR SHORTLIST IS EMPTY').waitFor()
})
