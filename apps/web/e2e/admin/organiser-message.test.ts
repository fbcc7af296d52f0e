import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { openAdminPage } from '../pages/admin-page.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { popup, signUp } from '../users.ts'

const english = 'Doors open at 18:00. Bring your friends!'
const polish = 'Drzwi otwieramy o 18:00. Zabierz znajomych!'

/** Takes pictures at each width, if the run asks for them. */
async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return
  for (const width of [1440, 1000, 600, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${process.env.PICTURES}-${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('an admin writes to all who play an event, sees it as they will, and can send one a day (rulebook 20.16)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Message Cup', { phases: [['vitality', 'spirit']] })
  const fan = await signUp(app, 'message_mia', `/${product.slug}/games`, { tourDone: true })
  await leagueCalls(fan).hold(eventId, adminApi.player('ZywOo').id)
  const page = await openAdminPage(app, `/${product.slug}/data/events/config/${eventId}?tab=messages`)
  await page.getByText('Goes to all who hold a card in this event, now 1 user').waitFor()
  const preview = page.getByRole('button', { name: 'PREVIEW' })
  await page.getByLabel('English').fill(english)
  expect(await preview.isDisabled()).toBe(true)
  await page.getByLabel('Polski').fill(polish)
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
