import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoFile, sender } from '../admin-api.ts'
import { test } from '../fixtures.ts'
import { adminPage, inMinutes, openAdminPage } from '../pages/admin-page.ts'
import { isFocused, twoFrames } from '../pages/gestures.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { signUp } from '../users.ts'

// What an organiser does once: a whole event, from its first team to its rewards. Each test continues where the previous one ended.

const event = 'Test Cup'
let page: Page
let player: Page
let eventId: number

const phaseTab = (name: string) => adminPage(page).openTab(name)

test('a team is created by keyboard only; missing fields are shown during typing', async ({ app }) => {
  page = await openAdminPage(app, '/data/teams/create')
  const { popup } = adminPage(page)
  await page.getByText('MISSING: name, key').waitFor()
  await page.getByLabel('name', { exact: true }).focus()
  await page.keyboard.type('Test Five')
  await page.keyboard.press('Tab')
  await page.getByText('MISSING: key').waitFor()
  await page.keyboard.type('test-five')
  await page.getByText('READY TO SAVE').waitFor()
  await page.keyboard.press('Enter')
  await popup('Successfully created team: Test Five')
  await page.getByText('MISSING: name, key').waitFor()
  expect(await isFocused(page.getByLabel('name', { exact: true }))).toBe(true)
  await adminPage(page).openTab('list')
  await page.getByRole('rowheader', { name: 'Test Five' }).waitFor()
})

test('the next id is offered, a taken id is marked during typing, and editing without data leads to the create form', async ({
  app,
}) => {
  await page.goto(`${app.url}/${product.slug}/data/perks/edit`)
  await page.waitForURL('**/data/perks/create')
  await expect.poll(() => page.getByLabel('id', { exact: true }).inputValue()).toMatch(/^\d\d+$/)
  await page.getByLabel('id', { exact: true }).fill('1')
  await page.getByText('The id 1 is already taken.').waitFor()
  await adminPage(page).button('SAVE').click()
  await adminPage(page).popup('The id 1 is already taken.')
})

test('an event must be saved before anything else of it can be configured', async ({ app }) => {
  const { tab, popup } = adminPage(page)
  await page.goto(`${app.url}/${product.slug}/data/events`)
  await page.getByRole('link', { name: '+ ADD EVENT' }).click()
  await page.getByText('SAVE GENERAL DATA TO UNLOCK').waitFor()
  expect(await tab('phases').getAttribute('aria-disabled')).toBe('true')
  await page.getByText('MISSING: name').waitFor()
  await page.getByLabel('Name', { exact: true }).fill(event)
  await page.getByText('READY TO SAVE').waitFor()
  await adminPage(page).button('SAVE').click()
  await popup(`Successfully created event: ${event}`)
  await page.waitForURL(/\/config\/\d+$/)
  eventId = Number(new URL(page.url()).pathname.split('/').at(-1))
  expect(await page.title()).toBe(`Event Config | ${product.name}`)
  await page.getByRole('heading', { name: event, level: 1 }).waitFor()
  await page.getByRole('checkbox', { name: /^Public/ }).click()
  await page.getByRole('checkbox', { name: /^Public/, checked: true }).waitFor()
})

test('phases are added with their defaults, named, and put in order by keyboard', async () => {
  const { button, tab, save } = adminPage(page)
  await tab('phases').click()
  await button('+ ADD PHASE').click()
  await tab('phase').waitFor()
  await button('+ ADD PHASE').click()
  await tab('2. phase').waitFor()
  await page.getByText('1000').first().waitFor()
  await tab('1. phase').click()
  await save('Name', 'Final')
  await tab('Final').waitFor()
  await phaseTab('phase')
  await save('Name', 'Semifinal')
  await tab('Semifinal').waitFor()
  await phaseTab('all')
  await button('Move Semifinal').focus()
  await page.keyboard.press('Space')
  await page.getByText('Semifinal is over place 2.').waitFor({ state: 'attached' })
  await page.evaluate(twoFrames)
  await page.keyboard.press('ArrowUp')
  await page.getByText('Semifinal is over place 1.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['general', 'scores', 'phases', 'rewards', 'messages', 'all', 'Semifinal', 'Final'])
})

test('a phase gets its dates, goal, perks, teams and a match', async () => {
  const { button, choose, confirm, dialog, fill, popup, save } = adminPage(page)
  await phaseTab('Semifinal')
  await save('Points', '100')
  await page.getByText(/^saved \d\d:\d\d$/).waitFor()
  await save('Multiplier', '1,5')
  await save('Open', inMinutes(30))
  await save('Lock', inMinutes(60))
  // A past date must be confirmed, because it cannot be undone.
  await fill('Open', inMinutes(-60))
  await page.getByText(/^With this date the phase opens at once/).waitFor()
  await confirm()
  await page.getByRole('alertdialog', { name: 'Semifinal' }).waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Count', { exact: true }).inputValue()).toBe('5')
  await button('ROLL PERKS').click()
  await popup('Successfully updated phase perks.')
  await button('+ ADD TEAMS').click()
  for (const team of ['Team Vitality', 'FURIA', 'Test Five'])
    await page.getByRole('checkbox', { name: new RegExp(`^${team}`) }).click()
  await button('ADD (3)').click()
  await dialog('ADD TEAMS').waitFor({ state: 'hidden' })

  await button('Remove Test Five').click()
  await page.getByText('Are you sure to remove Test Five?').waitFor()
  await confirm()
  await page.getByLabel('Notices').getByText('Successfully removed team: ').first().waitFor()

  await button('+ ADD MATCH').click()
  await choose('Home team', 'Team Vitality')
  await choose('Away team', 'FURIA')
  await page.getByLabel('Date', { exact: true }).fill('')
  await button('SAVE').click()
  await popup('Match Data is not complete. Check teams, date, phase and maps.')
  await page.getByLabel('Date', { exact: true }).fill(inMinutes(60))
  await choose('Map 1', 'Mirage')
  await button('+ ADD MAP').click()
  await page.getByRole('combobox', { name: 'Map 2' }).click()
  await page.getByRole('option', { name: 'Nuke', exact: true }).waitFor()
  expect(await page.getByRole('option', { name: 'Mirage', exact: true }).count()).toBe(0)
  await page.getByRole('option', { name: 'Nuke', exact: true }).press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await button('SAVE').click()
  await popup('Successfully added match.')
  await page.getByText('Team Vitality vs FURIA').waitFor()
})

test('a reward for the winner', async () => {
  const { button, popup, tab } = adminPage(page)
  await tab('rewards').click()
  await button('+ ADD REWARD').click()
  await button('SAVE').click()
  await popup('Data is not valid, check inputs.')
  const reward = page.getByRole('combobox', { name: 'Reward', exact: true })
  // An Escape right after the press closes the list, not the dialog.
  await reward.click()
  await page.keyboard.press('Escape')
  await reward.and(page.locator('[aria-expanded=false]')).click()
  await page.getByRole('option').first().click()
  for (const [label, value] of [
    ['amount', '10'],
    ['from', '1'],
    ['to', '1'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await button('SAVE').click()
  await popup('Successfully added reward')
  await expect.poll(() => page.getByRole('cell', { name: '1.', exact: true }).count()).toBe(2)
})

test('removing a team of a deck from the phase first says how many decks it affects', async ({
  app,
  adminApi,
}) => {
  player = await signUp(app, 'test_player', null, { tourDone: true })
  for (const name of ['ZywOo', 'FalleN']) await leagueCalls(player).hold(eventId, adminApi.player(name).id)
  const { button } = adminPage(page)
  await adminPage(page).openTab('phases')
  await phaseTab('Semifinal')
  await button('Remove FURIA').click()
  await page.getByText('1 deck loses cards or perks. The owners will be notified.').waitFor()
  await button('Cancel').click()
})

test('another admin’s change appears at once', async ({ adminApi }) => {
  await adminApi.edit('update-event', { eventId, data: { name: `${event} 2026` } })
  await page.getByRole('heading', { name: `${event} 2026`, level: 1 }).waitFor()
  await adminApi.edit('update-event', { eventId, data: { name: event } })
  await page.getByRole('heading', { name: event, level: 1, exact: true }).waitFor()
})

test('a file with faults changes nothing, and its faults are listed by line', async () => {
  const { button, confirm, fill, tab } = adminPage(page)
  await fill('Lock', inMinutes(-1))
  await page.getByText(/^With this date the phase locks at once/).waitFor()
  await confirm()
  await expect.poll(() => page.getByLabel('Lock', { exact: true }).isDisabled()).toBe(true)
  await tab('scores').click()
  await page.getByRole('combobox', { name: 'Phase' }).getByText('1. Semifinal').waitFor()
  expect(await page.getByText('Last updated-').count()).toBe(2)
  const csv = 'phase,steamId,keyplayId,count\n1,76561100000000000,1,5\n1,76561198113666193,1,x\n'
  const file = { name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Kill Score', { exact: true }).setInputFiles(file)
  await page.getByText('2 errors found. Nothing was changed.').waitFor()
  await page.getByRole('rowheader', { name: '3', exact: true }).waitFor()
  expect(await button('UPLOAD').isDisabled()).toBe(true)
  await page.getByText('NO UPLOADS YET').waitFor()
  const download = page.waitForEvent('download')
  await button('DOWNLOAD LIST').click()
  expect((await download).suggestedFilename()).toBe('wrong-faults.csv')
  await button('DISCARD').click()
})

test('both files of the first series are checked, uploaded and scored', async () => {
  const { button, entry, popup } = adminPage(page)
  await page.getByLabel('Kill Score', { exact: true }).setInputFiles(demoFile('vitality-furia-kills.csv'))
  await page.getByText('Rows read: 553.', { exact: false }).waitFor()
  await button('UPLOAD').click()
  await popup('Successfully uploaded score.')
  await page.getByLabel('Match Score', { exact: true }).setInputFiles(demoFile('vitality-furia-stats.csv'))
  await page.getByText('Rows read: 40.', { exact: false }).waitFor()
  await button('UPLOAD').click()
  await entry('vitality-furia-stats.csv').waitFor()
})

test('once the second phase is scored too, completing the event pays the winner', async ({
  app,
  adminApi,
}) => {
  await adminApi.addTeams(eventId, 2, ['spirit', 'falcons'])
  const lock = new Date(Date.now() + 60_000).toISOString()
  await adminApi.edit('update-phase', { eventId, index: 2, data: { points: 100, lock } })
  await adminApi.lock(eventId, 2)
  await adminApi.uploadSeries(eventId, 2, 'spirit-falcons')
  await page.getByRole('link', { name: 'ALL EVENTS' }).click()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: event, exact: true }) })
  await row.getByRole('button', { name: 'MARK COMPLETED' }).click()
  await page.getByText('1 reward will be granted; 1 user will be notified.').waitFor()
  await page.getByText(/^\d users? will be notified of a phase result\.$/).waitFor()
  await adminPage(page).confirm()
  await page.getByRole('region', { name: 'completed' }).getByRole('heading', { name: event }).waitFor()

  const send = sender(player.request)
  const points = async () =>
    (await send<{ currentUser: { points: number } }>('/api/auth/get-user', {})).currentUser.points
  await expect.poll(points).toBeGreaterThan(0)
  await player.goto(`${app.url}/${product.slug}/leaderboards`)
  await player.getByRole('button', { name: /^Notifications/ }).click()
  await player.getByText(`${event}: you won`).first().waitFor()
})

test('every step is in the audit log', async ({ app }) => {
  await page.goto(`${app.url}/${product.slug}/data/audit-log`)
  for (const call of ['event changed', 'score uploaded', 'team added to phase', 'event added'])
    await page.getByRole('rowheader', { name: call }).first().waitFor()
  await page.getByText('Team Spirit', { exact: true }).first().waitFor({ state: 'attached' })
  await adminPage(page).choose('Call', 'team added')
  await page.getByText('1 entry').waitFor()
  await adminPage(page).choose('Admin', app.admin.username)
  await page.waitForURL(/account=/)
  await page.getByText('1 entry').waitFor()
})
