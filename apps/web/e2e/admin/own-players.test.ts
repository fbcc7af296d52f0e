import { hostingLimits, product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults } from '../axe.ts'
import { type AdminApi, type App, test } from '../fixtures.ts'
import { adminPage } from '../pages/admin-page.ts'
import { readRealLog, sendLog } from '../server-log.ts'
import { popup, signUp } from '../users.ts'

const steamId = (n: number) => `7656119800000${String(n).padStart(4, '0')}`

/** Takes pictures at each width, if the run asks for them. */
async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return
  for (const width of [1440, 1000, 600, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${process.env.PICTURES}-${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Signs a user up who hosts a private game, with a confirmed address as the game wants it; `edit` sends calls as them. */
async function hostGame({ app, adminApi }: { app: App; adminApi: AdminApi }, username: string) {
  await adminApi.edit('update-hosting-limits', { limits: { ...hostingLimits, accountHours: 0 } })
  const page = await signUp(app, username, null, {
    tourDone: true,
    isDrawn: Boolean(process.env.PICTURES),
  })
  const send = sender(page.request)
  const mails = () => app.mailsTo(`${username}@example.com`)
  await expect.poll(mails, { timeout: 90_000, interval: 500 }).not.toEqual([])
  const [mail] = await mails()
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  await send(`${app.url}/api/contact/confirm-email`, { token })
  const edit = <T>(verb: string, body: object) => send<T>(`${app.url}/api/${product.slug}/${verb}`, body)
  const data = { name: 'LAN night', phases: ['One night'], joinRule: 'open' }
  const { event } = await edit<{ event: { id: number } }>('host-event', { data })
  return {
    page,
    edit,
    eventId: event.id,
    tab: `${app.url}/${product.slug}/data/events/config/${event.id}?tab=players`,
  }
}

test('the owner of a private game pastes players, reads a match file, and sees what is saved before it is; cards show only what is known (rulebook 30.10 to 30.12, 13.12)', async ({
  app,
  adminApi,
}) => {
  const { page, edit, eventId, tab } = await hostGame({ app, adminApi }, 'hana_hosts')
  await page.goto(tab)
  const { button } = adminPage(page)
  const list = page.getByLabel('Paste a list')
  await list.fill(`${steamId(1)} anna Night Wolves\n7,65612E+16;ola`)
  await page.getByText('Line 2 has no SteamID.').waitFor()
  const save = button('SAVE PLAYERS')
  expect(await save.isDisabled()).toBe(true)
  await list.fill(`${steamId(1)} anna Night Wolves\n[U:1:900000002];ola;Night Wolves\n${steamId(3)},ewa`)
  const team = (name: string, ...players: [string, string][]) => ({
    name,
    players: Object.fromEntries(players),
  })
  const match = {
    team1: team('Bears', [steamId(4), 'iga'], [steamId(5), 'zoe']),
    team2: team('Night Wolves', [steamId(1), 'anna']),
  }
  const rows = page.getByRole('table', { name: 'What the list changes' }).getByRole('row')
  await list.fill('')
  await page.setInputFiles('input[type=file]', {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match)),
  })
  await rows.nth(3).waitFor()
  await list.fill(`${await list.inputValue()}\n[U:1:900000002];ola;Night Wolves\n${steamId(3)},ewa`)
  await rows.nth(5).waitFor()
  expect(await rows.nth(5).textContent()).toContain('ewaPlayersNEW')
  expect(await faults(page)).toEqual([])
  await pictures(page, 'players-preview')
  await save.click()
  await popup(page, 'Players saved: 5').waitFor()
  await page.getByText('Bears', { exact: true }).waitFor()
  await pictures(page, 'players')
  expect(await faults(page)).toEqual([])
  await list.fill(
    `SteamID;Name;Team;Role;Country;Birth\n${steamId(3)};Ewa;Bears;IGL;PL;1999-12-31\n${steamId(1)};anna;;;;`,
  )
  await rows.nth(2).waitFor()
  expect(await rows.allTextContents()).toEqual([
    expect.anything(),
    expect.stringContaining('CHANGED'),
    expect.stringContaining('SAME'),
  ])
  await save.click()
  await page.getByText('Ewa', { exact: true }).waitFor()
  await page.getByText('3 players', { exact: true }).waitFor()

  await button('ADD A PLAYER').click()
  await page.getByLabel('SteamID').fill('nobody')
  await page.getByLabel('Name', { exact: true }).fill('Uma')
  await button('SAVE').click()
  await page.getByText('This is not a SteamID.').waitFor()
  await page.getByLabel('SteamID').fill('[U:1:900000009]')
  await page.getByLabel('Team', { exact: true }).fill('bears')
  await page.getByLabel('Date of birth').fill('2001-02-03')
  await adminPage(page).choose('Country', 'Poland (pl)')
  expect(await faults(page)).toEqual([])
  await pictures(page, 'player-dialog')
  await button('SAVE').click()
  await page.getByText('4 players', { exact: true }).waitFor()
  await button('Edit Uma').click()
  await page.getByLabel('Name', { exact: true }).fill('Una')
  await button('SAVE').click()
  await button('Remove Una').click()
  await button('Confirm').click()
  await page.getByText('Una', { exact: true }).waitFor()

  const dates = {
    open: new Date(Date.now() - 60_000).toISOString(),
    lock: new Date(Date.now() + 3_600_000).toISOString(),
  }
  await edit('update-phase', { eventId, index: 1, data: dates })
  await page.goto(`${app.url}/${product.slug}/games/${eventId}`)
  await page.getByText('anna', { exact: true }).first().waitFor()
  await pictures(page, 'players-cards')
  expect(await page.locator('img[src*="/img/countries/null"]').count()).toBe(0)
  expect(await page.getByRole('group', { name: 'Style' }).count()).toBe(0)
  await button('Unknown').click()
  await page.getByText('Ewa', { exact: true }).waitFor({ state: 'detached' })
  await page.getByText('anna', { exact: true }).first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.context().close()
})

test('who is unknown in a log becomes a player of the private game with one press, with name and team, and the upload goes on (rulebook 8.11, 30.11)', async ({
  app,
  adminApi,
}) => {
  const { page, edit, eventId, tab } = await hostGame({ app, adminApi }, 'lena_hosts')
  const dates = {
    open: new Date(Date.now() - 60_000).toISOString(),
    lock: new Date(Date.now() + 3_600_000).toISOString(),
  }
  await edit('update-phase', { eventId, index: 1, data: dates })
  await page.goto(tab.replace('players', 'scores'))
  const { button } = adminPage(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'inferno.log',
      mimeType: 'text/plain',
      buffer: await readRealLog(),
    })
  await button('ADD 10 PEOPLE AS PLAYERS').waitFor()
  expect(await faults(page)).toEqual([])
  await pictures(page, 'unknown')
  await button('ADD 10 PEOPLE AS PLAYERS').click()
  await popup(page, 'Players saved: 10').waitFor()
  await button('UPLOAD').and(page.locator(':enabled')).click()
  await popup(page, 'Successfully uploaded score.').waitFor()
  await page.goto(tab)
  await page.getByText('5 players', { exact: true }).first().waitFor()
  await page.context().close()
})

test('people whom the game server has seen are offered by team, and become players (rulebook 30.13)', async ({
  app,
  adminApi,
}) => {
  const { page, edit, eventId, tab } = await hostGame({ app, adminApi }, 'lars_hosts')
  const source = await edit<{ url: string }>('add-score-source', { eventId, name: 'LAN' })
  const log = await readRealLog()
  await sendLog(page.request, source.url, log, 0, log.length)
  const seen = async () => {
    const answer = await page.request.get(
      `${app.url}/api/${product.slug}/get-seen-players?eventId=${eventId}`,
    )
    return (await answer.json()).players.length
  }
  await expect.poll(seen, { timeout: 90_000, interval: 500 }).toBe(10)
  await page.goto(tab)
  const { button } = adminPage(page)
  await button('ADD 10 PLAYERS TO THE LIST').waitFor()
  expect(await faults(page)).toEqual([])
  await pictures(page, 'players-seen')
  await page.getByRole('checkbox', { name: 'Birch' }).click()
  await button('ADD 9 PLAYERS TO THE LIST').click()
  await button('SAVE PLAYERS').click()
  await popup(page, 'Players saved: 9').waitFor()
  await page.getByText('4 players', { exact: true }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Birch' }).isChecked()).toBe(false)
  await page.context().close()
})
