import { product } from '@game/domain'
import { expect } from 'vitest'
import { openAdminApi } from '../admin-api.ts'
import { test as base } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'
import { hand, paste } from '../pages/hand.ts'

const config = (eventId: number, tab: string) => `/${product.slug}/data/events/config/${eventId}?tab=${tab}`
/** The event and the page that all tests share. */
const test = base
  .extend('eventId', { scope: 'file' }, async ({ app }) => {
    const api = await openAdminApi(app)
    const eventId = await api.createEvent('Copied Cup', {
      phases: [['vitality', 'furia'], []],
      perks: [1, 2],
    })
    await api.close()
    return eventId
  })
  .extend('page', { scope: 'file' }, ({ app }) => openAdminPage(app, null))

test('on a form of the catalogue every link of the menu leads to a list', async ({ page }) => {
  await page.goto('/data/players/create')
  await page.getByRole('tab', { name: 'create', selected: true }).waitFor()
  const links = page.locator('nav a[href*="/data/"]')
  const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter(address => address?.endsWith('/create'))).toEqual([])
})

test('a pasted table is imported, and with some columns it changes just these (rulebook 11.24, 11.43)', async ({
  page,
}) => {
  await page.goto('/data/teams/list')
  const { popup } = adminPage(page)
  await page.getByRole('row', { name: /FURIA/ }).waitFor()
  await paste(page, ['key', 'name'], ['pasted', 'Pasted Team'])
  await page.getByRole('button', { name: 'IMPORT: 1 NEW, 0 CHANGED' }).click()
  await popup('Successfully imported. New: 1, changed: 0')
  await page.goto(`/data/players/list`)
  await page.getByRole('row', { name: /KSCERATO/ }).waitFor()
  const { players } = await (await page.request.get('/api/csdata/get-players?phrase=KSCERATO')).json()
  await paste(page, ['steamId', 'team'], [players[0].steamId, 'Pasted Team'])
  await page.getByRole('button', { name: 'IMPORT: 0 NEW, 1 CHANGED' }).click()
  await popup('Successfully imported. New: 0, changed: 1')
  await page.getByRole('row', { name: /KSCERATO.*Pasted Team/ }).waitFor()
})

test('thirty matches of best of three are pasted into a phase: one paste, one click (rulebook 11.44)', async ({
  page,
  eventId,
}) => {
  await page.goto(`${config(eventId, 'phases')}&phase=1`)
  const { button, popup } = adminPage(page)
  const area = page.getByRole('heading', { name: 'matches' }).locator('xpath=ancestor::section')
  await area.waitFor()
  const day = (n: number) => `2031-01-${String(n + 1).padStart(2, '0')} 18:00`
  const fixtures = Array.from({ length: 30 }, (_, n) => [
    day(n),
    'vitality',
    'FURIA',
    '3',
    'Mirage/Nuke/Inferno',
  ])
  await expect.poll(() => button('IMPORT FIXTURES').isEnabled()).toBe(true)
  const organiser = hand(page)
  await organiser.paste(['date', 'home', 'away', 'best of', 'maps'], ...fixtures)
  await organiser.button('ADD 30 MATCHES')
  expect(organiser.clicks()).toBe(2)
  await popup('Successfully added 30 matches')
  await expect
    .poll(() => area.getByRole('listitem').filter({ hasText: 'Team Vitality vs FURIA' }).count())
    .toBe(30)
  await paste(page, ['date', 'home', 'away'], [day(0), 'navi', 'FURIA'])
  await page.getByText('No single team of this phase has the key or name "navi".').waitFor()
})

test('Back returns to the tab before, closes a dialog, and asks before it loses a half-filled form (rulebook 11.46)', async ({
  page,
  eventId,
}) => {
  await page.goto(config(eventId, 'general'))
  const { button, dialog, openTab } = adminPage(page)
  const question = page.getByRole('alertdialog', { name: 'LEAVE WITHOUT SAVING?' })
  await openTab('phases')
  await openTab('Round 1')
  await button('+ ADD MATCH').click()
  await dialog('CREATE MATCH').waitFor()
  await page.goBack()
  await dialog('CREATE MATCH').waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toContain('phase=1')
  await button('+ ADD MATCH').click()
  await dialog('CREATE MATCH').getByRole('textbox', { name: 'Home', exact: true }).fill('13')
  await page.goBack()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await dialog('CREATE MATCH').getByRole('textbox', { name: 'Home', exact: true }).inputValue()).toBe(
    '13',
  )
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await dialog('CREATE MATCH').waitFor({ state: 'hidden' })
  await page.goBack()
  await page.getByRole('tab', { name: 'all', selected: true }).waitFor()

  await page.goto(`/data/maps/create`)
  await page.getByLabel('name', { exact: true }).fill('Cobblestone')
  await page.locator('nav a[href="/data/roles"]').click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByLabel('name', { exact: true }).inputValue()).toBe('Cobblestone')
  await page.locator('nav a[href="/data/roles"]').click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/data\/roles/)
})

test('a phase and an event are copied, and all teams of a list are ticked at once (rulebook 11.45)', async ({
  page,
  eventId,
}) => {
  await page.goto(config(eventId, 'phases'))
  const { button, dialog, popup, openTab } = adminPage(page)
  await button('Copy Round 1').click()
  await popup('Successfully copied the phase. It has no date yet.')
  await page.getByRole('tab', { name: /^3\. Round 1/ }).waitFor()
  await openTab('Round 2')
  await button('+ ADD TEAMS').click()
  await dialog('ADD TEAMS')
    .getByRole('checkbox', { name: /^Select all/ })
    .click()
  await dialog('ADD TEAMS')
    .getByRole('button', { name: /^ADD \(\d+\)/ })
    .click()
  await dialog('ADD TEAMS').waitFor({ state: 'hidden' })

  await page.goto(`/${product.slug}/data/events`)
  await button('Copy Copied Cup').click()
  await page.getByLabel('Name', { exact: true }).fill('Next Cup')
  await page.getByLabel('Day on which the first phase opens').fill('2031-06-01')
  await button('COPY').click()
  await popup('Successfully copied event: Next Cup')
  await page.getByRole('heading', { level: 1, name: 'Next Cup' }).waitFor()
})

test('people of a file whom nobody knows are assigned, and are no longer missing (rulebook 8.41)', async ({
  page,
  eventId,
}) => {
  await page.goto(config(eventId, 'scores'))
  const { button } = adminPage(page)
  const file = ['phase,steamId,keyplayId,count', '1,76561198113666193,1,7', '1,76561190000000001,1,2'].join(
    '\n',
  )
  const input = page.getByLabel('Kill Score', { exact: true })
  await input.setInputFiles({ name: 'counts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  const missing = page.getByRole('region', { name: 'Players missing from the catalogue' })
  await missing.getByLabel('76561190000000001 counts for').click()
  await page.getByRole('option', { name: 'apEX · Team Vitality' }).click()
  await missing.getByRole('button', { name: 'ASSIGN', exact: true }).click()
  const assigned = page.getByRole('region', { name: 'Players assigned' })
  await assigned.getByText('› apEX · Team Vitality').waitFor()
  expect(await missing.count()).toBe(0)
  await assigned.getByRole('button', { name: 'TAKE BACK' }).click()
  await missing.waitFor()
  await button('DISCARD').click()
})

test('a popup covers no button of the bar at the bottom', async ({ page, eventId }) => {
  await page.goto(config(eventId, 'general'))
  await page.setViewportSize({ width: 1280, height: 700 })
  const toGame = page.getByRole('link', { name: /GAME PAGE/i }).last()
  await toGame.waitFor()
  await page.getByRole('checkbox', { name: 'Public' }).click()
  const { save } = adminPage(page)
  await save('Name', 'Copied Cup 2')
  const box = await toGame.boundingBox()
  const atButton = ({ x, y }: { x: number; y: number }) =>
    !!document.elementFromPoint(x, y)?.closest('[aria-label=Notices]')
  const centre = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  expect(await page.evaluate(atButton, centre)).toBe(false)
})
