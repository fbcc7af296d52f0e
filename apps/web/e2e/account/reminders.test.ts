import { product } from '@game/domain'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { popup, signUp } from '../users.ts'

test('the settings turn kinds of mail on and off, and keep language and time zone (rulebook 20.8)', async ({
  app,
}) => {
  const page = await signUp(app, 'choosy_ola', '/settings/account', { timezoneId: 'Europe/Warsaw' })
  await page.getByRole('tab', { name: 'notifications' }).click()
  await page.waitForURL('**/settings/notifications')
  const moved = page.getByRole('checkbox', { name: /^Mail.*Lock moved/ })
  await moved.waitFor()
  expect(await moved.isChecked()).toBe(true)
  await moved.click()
  await popup(page, 'Saved.').first().waitFor()
  await page.reload()
  await expect.poll(() => moved.isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: /Weekly digest/ }).isChecked()).toBe(true)
  await page.getByText('choosy_ola@example.com isn’t confirmed').waitFor()
  await page.getByText('Europe/Warsaw').first().waitFor()
  if (process.env.PICTURES)
    for (const width of [1440, 1000, 600, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${process.env.PICTURES}-notifications-${width}.png`, fullPage: true })
    }
  await page.context().close()
})

test('the link of a mail unsubscribes by a click, without signing in (rulebook 20.7)', async ({ app }) => {
  const page = await app.visit(`/unsubscribe?token=${'a'.repeat(43)}&kind=weekly_digest`)
  await page.getByText('Stop these mails: weekly digest?').waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}-unsubscribe.png` })
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).click()
  await page.getByText('Done. You won’t get these mails any more.').waitFor()
  await page.goto(`${app.url}/unsubscribe?token=short`)
  await page.getByText('This link has expired or was already used.').waitFor()
  await page.context().close()
})

test('a player with an unfinished deck gets a mail before the lock, and opens the deck from it (rulebook 20.8)', async ({
  app,
  adminApi,
}) => {
  // A zone where it is noon, as no reminder goes out in quiet hours.
  const offset = 12 - new Date().getUTCHours()
  const timeZone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
  const address = 'late_ola@example.com'
  const page = await signUp(app, 'late_ola', '/settings', { tourDone: true })
  const mailOf = async (subject: string) => {
    const find = async () => (await app.mailsTo(address)).find(({ headers }) => headers.subject === subject)
    await expect.poll(find, { timeout: 90_000, interval: 500 }).toBeDefined()
    return (await find())?.text ?? ''
  }
  await page.request.post(`${app.url}/api/contact/save-settings`, { data: { timeZone } })
  const own = await page.request.post(`${app.url}/api/auth/get-user`, { data: {} })
  const userId = (await own.json()).currentUser.id
  const eventId = await adminApi.createEvent('Late Cup', { phases: [['vitality', 'spirit']] })
  const playerId = adminApi.player('ZywOo').id
  const added = await page.request.post(`${app.url}/api/${product.slug}/add-card`, {
    data: { userId, eventId, phase: 1, playerId, perks: [], keyplays: [], deckOrder: 1 },
  })
  expect(added.status()).toBe(200)
  const token = /#([\w-]{43})/.exec(await mailOf('Confirm your email address for Clutchdeck'))?.[1]
  await page.request.post(`${app.url}/api/contact/confirm-email`, { data: { token } })
  const text = await mailOf('Your deck is not finished: Late Cup')
  expect(text).toContain('Your deck has 1 of 5 cards')
  const path = /https:\/\/play\.example\.org(\/clutchdeck\/games\/\d+)/.exec(text)?.[1]
  await page.goto(app.url + path)
  await page.getByRole('heading', { name: 'Late Cup' }).first().waitFor()
  await page.context().close()
}, 180_000)
