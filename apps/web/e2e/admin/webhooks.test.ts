import { product } from '@game/domain'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { openAdminPage } from '../pages/admin-page.ts'
import { popup } from '../users.ts'

test('an admin makes a webhook for an event, tests it, reads its log and removes it (rulebook 21.7, 21.14)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Hooked Cup', { phases: [['vitality', 'spirit']] })
  const page = await openAdminPage(app, `/${product.slug}/data/events/config/${eventId}`)
  const picture = async (name: string) => {
    if (!process.env.PICTURES) return
    for (const width of [1440, 600, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({
        path: `${process.env.PICTURES}-webhooks-${name}-${width}.png`,
        fullPage: name === 'list',
      })
    }
  }
  await page.getByText('Add the address of a bot, or of a channel of Discord.').waitFor()
  await page.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('http://127.0.0.1/hook')
  await dialog.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  await dialog.getByText('A webhook needs an https address without a user name.').waitFor()
  await dialog.getByLabel('Address').fill('https://localhost/hook')
  await dialog.getByRole('checkbox', { name: 'A lock is moved' }).click()
  await picture('form')
  await dialog.getByRole('button', { name: 'ADD WEBHOOK' }).click()
  await dialog.getByText(/^whsec_/).waitFor()
  await dialog.getByRole('button', { name: 'DONE' }).click()
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
