import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'

// An event of one phase, from its plan to its completion. Each test continues where the one before ended.

const event = 'Checklist Cup'
let page: Page
let id: number

test('the options bar says what is next and what is missing, and leads there (rulebook 11.32, 11.33)', async ({
  app,
  adminApi,
}) => {
  id = await adminApi.createEvent(event, { phases: [['vitality', 'furia']] })
  page = await openAdminPage(app, `/${product.slug}/data/events/config/${id}`)
  await page.getByRole('link', { name: 'Roll perks for 1. Round 1' }).click()
  await page.waitForURL(/tab=phases&phase=1/)
  await adminPage(page).button('ROLL PERKS').click()
  await page.getByText(/^NEXT1\. Round 1 locks \d+ \w+ \d{4} \| \d\d:\d\d$/).waitFor()
  await adminPage(page).button('MISSING: 3').click()
  await page
    .getByRole('dialog', { name: 'WHAT IS MISSING' })
    .getByRole('link', { name: 'No rewards' })
    .click()
  await page.waitForURL(/tab=rewards/)
})

test('a date typed in parts is saved when its field is left, and the field says when', async () => {
  await page.goto(`/${product.slug}/data/events/config/${id}?tab=phases&phase=1`)
  const lock = page.getByLabel('Lock', { exact: true })
  await lock.click({ position: { x: 20, y: 20 } })
  await page.keyboard.type('12242031')
  expect(await page.getByText(/^saved /).count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('0915PM')
  await lock.blur()
  await page.getByText(/^saved \d\d:\d\d$/).waitFor()
  await expect.poll(() => lock.inputValue()).toBe('2031-12-24T21:15')
})

test('completing an event with an open phase and an unplayed match warns about both (rulebook 11.34)', async ({
  app,
  adminApi,
}) => {
  const [home, away] = ['ZywOo', 'KSCERATO'].map(name => adminApi.player(name).team.id)
  const send = sender(page.request)
  const match = await send<{ id: number }>(`/api/${product.slug}/add-phase-match`, {
    eventId: id,
    data: { homeTeamId: home, awayTeamId: away, date: new Date().toISOString(), phaseIndex: 1 },
    maps: [],
  })
  const list = await openAdminPage(app, `/${product.slug}/data/events`)
  const row = list.getByRole('listitem').filter({ has: list.getByRole('heading', { name: event }) })
  await row.getByRole('button', { name: 'MARK COMPLETED' }).click()
  await list
    .getByText('1. Round 1 has not locked yet; nobody can play it once the event is completed.')
    .waitFor()
  await list.getByText('1 match has no result: Team Vitality vs FURIA.').waitFor()
  await adminPage(list).button('Cancel').click()
  await list.context().close()
  await send(`/api/${product.slug}/remove-phase-match`, { id: match.id })
})

test('after the last lock INVALID gives its reason, and the next step is to upload the missing files', async ({
  adminApi,
}) => {
  await adminApi.lock(id, 1)
  await page.reload()
  await page.getByText('The last phase has locked. The event is waiting for').waitFor()
  await page.getByRole('link', { name: 'Upload the Kill Score of 1. Round 1' }).click()
  await page.waitForURL(/tab=scores/)
})

test('the bar says which score file is missing, and completes the event once it is scored', async ({
  app,
  adminApi,
}) => {
  await adminApi.upload(id, 1, [['ZywOo', 1, 3]])
  await page.reload()
  await page.getByRole('link', { name: 'Upload the Match Score of 1. Round 1' }).waitFor()
  const stats = ['phase,steamId,keyplayId,count', `1,${adminApi.player('ZywOo').steamId},18,1`].join('\n')
  await page
    .getByLabel('Match Score', { exact: true })
    .setInputFiles({ name: 'stats.csv', mimeType: 'text/csv', buffer: Buffer.from(stats) })
  await page.locator('button:enabled', { hasText: /^UPLOAD$/ }).click()
  await adminPage(page).button('MARK COMPLETED').click()
  await page.getByText(/^0 rewards will be granted;/).waitFor()
  expect(await page.getByText('BEFORE YOU COMPLETE IT').count()).toBe(0)
  await adminPage(page).confirm()
  await page.getByText('The event is completed', { exact: true }).waitFor()
  expect(new URL(page.url()).origin).toBe(app.url)
})
