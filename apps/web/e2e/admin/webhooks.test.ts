import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { openAdminPage } from '../pages/admin-page.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { popup, signUp } from '../users.ts'

/** Takes pictures at each width, if the run asks for them. */
async function pictures(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.PICTURES) return
  for (const width of [1440, 1000, 600, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${process.env.PICTURES}-webhooks-${name}-${width}.png`, fullPage })
  }
}

test('an admin makes a webhook for an event, tests it, reads its log and removes it (rulebook 21.7, 21.14)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Hooked Cup', { phases: [['vitality', 'spirit']] })
  const page = await openAdminPage(app, `/${product.slug}/data/events/config/${eventId}`)
  const picture = (name: string) => pictures(page, name, name === 'list')
  await page.getByText('Add the address of a bot, or of a channel of Discord.').waitFor()
  await page.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  // Notices are dialogs too.
  const dialog = page.getByRole('dialog', { name: /webhook$|secret$/ })
  await dialog.getByLabel('Address').fill('http://127.0.0.1/hook')
  await dialog.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  await dialog.getByText('A webhook needs an https address without a user name.').waitFor()
  await dialog.getByLabel('Address').fill('https://localhost/hook')
  await dialog.getByRole('checkbox', { name: 'A lock is moved' }).click()
  await picture('form')
  await dialog.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  await dialog.getByText(/^whsec_/).waitFor()
  await dialog.getByRole('button', { name: 'DONE' }).click()
  await page.getByRole('button', { name: 'EDIT: localhost' }).click()
  await dialog.getByLabel('Address').fill('https://')
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog.getByText('A webhook needs an https address without a user name.').waitFor()
  await dialog.getByLabel('Address').fill('https://localhost/other')
  expect(await dialog.getByRole('checkbox', { name: 'A lock is moved' }).isChecked()).toBe(false)
  await dialog.getByRole('checkbox', { name: 'A phase opens' }).click()
  await picture('edit')
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await popup(page, 'Webhook saved.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/^JSON, signed · A phase locks/).waitFor()
  await page.getByRole('button', { name: 'EDIT: localhost' }).click()
  expect(await dialog.getByLabel('Address').inputValue()).toBe('https://localhost/other')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'SEND TEST: localhost' }).click()
  await popup(page, 'Test message on its way.').first().waitFor()
  const log = page.getByRole('list', { name: 'Messages to localhost' })
  await log.getByText(/the address is not public/).waitFor({ timeout: 20_000 })
  await picture('list')
  await page.getByRole('button', { name: 'REMOVE: localhost' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'CONFIRM' }).click()
  await expect.poll(() => page.getByText('Messages to localhost').count()).toBe(0)
  await page.getByText('Add the address of a bot, or of a channel of Discord.').waitFor()
  await page.context().close()
})

test('the owner of a league has the same in the settings of the league, in Polish and by keyboard (rulebook 21.7)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Puchar Haka', { phases: [['vitality', 'spirit']] })
  const page = await signUp(app, 'hook_hania', null, { locale: 'pl-PL' })
  const settings = { name: 'Liga Haka', format: 'table', visibility: 'private', entry: 'open' }
  const { league } = await leagueCalls(page).make({ ...settings, scope: { eventId } })
  const form = { form: 'standard', kinds: ['league.joined', 'league.drawn', 'league.round', 'league.ended'] }
  const url = 'https://a-quite-long-name-of-a-computer.bots.example.org/hooks/7f3a'
  await sender(page.request)('/api/webhooks/add-webhook', { leagueId: league.id, url, ...form })
  await page.goto(`${app.url}/leagues/${league.id}`)
  await page.getByRole('tab', { name: 'ustawienia' }).click()
  await page.getByText(/^JSON z podpisem · /).waitFor()
  await pictures(page, 'league', true)
  for (const width of [1440, 390]) {
    await resizeTo(page, width, 900)
    expect(await faults(page), `${width} px`).toEqual([])
  }
  await page.getByRole('button', { name: /^EDYTUJ: / }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Zmień webhook' })
  await dialog.getByRole('checkbox', { name: 'ktoś dołącza' }).focus()
  await page.keyboard.press('Space')
  await pictures(page, 'edit-pl')
  expect(await faults(page)).toEqual([])
  await dialog.getByLabel('Adres').press('Enter')
  await page.getByText('Webhook zapisany.').first().waitFor()
  await page
    .getByText('JSON z podpisem · rozlosowano ligę · runda jest ostateczna · liga się skończyła')
    .waitFor()
  await page.context().close()
})
