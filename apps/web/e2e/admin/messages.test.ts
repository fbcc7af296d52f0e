import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { openAdminPage } from '../pages/admin-page.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { popup, signUp } from '../users.ts'

const english = 'Doors open at 18:00. Bring your friends!'
const polish = 'Drzwi otwieramy o 18:00. Zabierz znajomych!'

/** Takes pictures at each width, if the run asks for them. */
async function pictures(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.PICTURES) return
  for (const width of [1440, 1000, 600, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${process.env.PICTURES}-${name}-${width}.png`, fullPage })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('an admin makes a webhook for an event, tests it, reads its log and removes it (rulebook 21.7, 21.14)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Hooked Cup', { phases: [['vitality', 'spirit']] })
  const page = await openAdminPage(app, `/${product.slug}/data/events/config/${eventId}`)
  const picture = (name: string) => pictures(page, `webhooks-${name}`, name === 'list')
  await page.getByText('Add the address of a bot, or of a Discord channel.').waitFor()
  await page.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  // Notices are dialogs too.
  const dialog = page.getByRole('dialog', { name: /webhook$|secret$/ })
  await dialog.getByLabel('Address').fill('http://127.0.0.1/hook')
  await dialog.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  await dialog
    .getByText('A webhook needs an https address without a user name, on port 443 or one from 1024 on.')
    .waitFor()
  await dialog.getByLabel('Address').fill('https://localhost/hook')
  await dialog.getByRole('checkbox', { name: 'A lock is moved' }).click()
  await picture('form')
  await dialog.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  await dialog.getByText(/^whsec_/).waitFor()
  await dialog.getByRole('button', { name: 'DONE' }).click()
  await page.getByRole('button', { name: 'EDIT: localhost' }).click()
  await dialog.getByLabel('Address').fill('https://')
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog
    .getByText('A webhook needs an https address without a user name, on port 443 or one from 1024 on.')
    .waitFor()
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
  await log.getByText(/the name has no public address/).waitFor()
  await picture('list')
  await page.getByRole('button', { name: 'REMOVE: localhost' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'CONFIRM' }).click()
  await expect.poll(() => page.getByText('Messages to localhost').count()).toBe(0)
  await page.getByText('Add the address of a bot, or of a Discord channel.').waitFor()
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
  await pictures(page, 'webhooks-league', true)
  for (const width of [1440, 390]) {
    await resizeTo(page, width, 900)
    expect(await faults(page), `${width} px`).toEqual([])
  }
  await page.getByRole('button', { name: /^EDYTUJ: / }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Zmień webhook' })
  await dialog.getByRole('checkbox', { name: 'ktoś dołącza' }).focus()
  await page.keyboard.press('Space')
  await pictures(page, 'webhooks-edit-pl')
  expect(await faults(page)).toEqual([])
  await dialog.getByLabel('Adres').press('Enter')
  await page.getByText('Webhook zapisany.').first().waitFor()
  await page
    .getByText('JSON z podpisem · rozlosowano ligę · wynik rundy jest ostateczny · liga się skończyła')
    .waitFor()
  await page.context().close()
})

test('an admin writes to all who play an event, sees it as they will, and can send one a day (rulebook 20.16)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Message Cup', { phases: [['vitality', 'spirit']] })
  const fan = await signUp(app, 'message_mia', `/${product.slug}/games`, { tourDone: true })
  await leagueCalls(fan).hold(eventId, adminApi.player('ZywOo').id)
  const page = await openAdminPage(app, `/${product.slug}/data/events/config/${eventId}?tab=messages`)
  await page.getByText('Goes to everyone with a card in this event, now 1 user').waitFor()
  const preview = page.getByRole('button', { name: 'PREVIEW' })
  await page.getByRole('textbox', { name: /^English/ }).fill(english)
  // The Polish text may be missing.
  await expect.poll(() => preview.isEnabled()).toBe(true)
  await page.getByRole('textbox', { name: /^Polski/ }).fill(polish)
  await pictures(page, 'message-form')
  await preview.click()
  const dialog = page.getByRole('alertdialog', { name: 'Send this message?' })
  await dialog.getByText('1 user gets it.').waitFor()
  await dialog.getByText(polish).waitFor()
  await pictures(page, 'message-preview')
  await dialog.getByRole('button', { name: 'CONFIRM' }).click()
  await popup(page, 'The message is on its way').waitFor()
  await page.getByText('Today’s message has been sent.').waitFor()
  await page.getByText(english).waitFor()
  await pictures(page, 'message-sent')

  await fan.getByRole('button', { name: /^Notifications, / }).click()
  await fan.getByText(english).waitFor()
  await pictures(fan, 'message-bell')
})

test('a user makes a link to the calendar, sees it once, and removes it (rulebook 20.17)', async ({
  app,
}) => {
  const page = await signUp(app, 'calendar_cal', '/settings/notifications')
  await page.getByRole('button', { name: 'MAKE A LINK' }).click()
  const link = page.getByText(/\/calendar\/[\w-]+\.ics$/)
  const url = (await link.textContent()) ?? ''
  await pictures(page, 'calendar')
  const read = () => page.request.get(url)
  expect((await (await read()).text()).startsWith('BEGIN:VCALENDAR')).toBe(true)
  await page.getByRole('button', { name: 'DONE' }).click()
  await link.waitFor({ state: 'detached' })
  await page.getByText(/^You have a link, made/).waitFor()
  await page.getByRole('button', { name: 'REMOVE THE LINK' }).click()
  await page.getByRole('button', { name: 'MAKE A LINK' }).waitFor()
  expect((await read()).status()).toBe(404)
})
