import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { openAsAdmin } from '../users.ts'

/** Acknowledges the results of the demo's completed event, so that no popup announces them. */
async function acknowledge(page: Page, url: string): Promise<void> {
  const response = await page.request.post(`${url}/api/auth/get-user`, { data: {} })
  const { currentUser } = await response.json()
  for (const phaseIndex of [1, 2])
    await page.request.post(`${url}/api/clutchdeck/handle-next-phase`, {
      data: { userId: currentUser.id, eventId: 4, phaseIndex },
    })
}

test('a dispute is written, sent once and answered; the open page and the bell show the answer (rulebook 13.71, 11.40)', async ({
  app,
}) => {
  const page = await openAsAdmin(app, null, { reducedMotion: 'reduce' })
  await acknowledge(page, app.url)
  await page.goto(`${app.url}/clutchdeck/games/4`)
  const proof = page.getByRole('region', { name: 'Verify the results' })
  const open = proof.getByRole('button', { name: 'DISPUTE' })
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'What is wrong?' })
  const send = page.getByRole('dialog').getByRole('button', { name: 'SEND' })
  await open.click()
  await reason.fill('x'.repeat(1001))
  await page.getByText('Must be 1 to 1000 characters; it has 1001.').waitFor()
  expect(await send.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })
  await open.click()
  expect((await reason.inputValue()).length).toBe(1001)
  await reason.fill('My deck had two perks.')
  await resizeTo(page, 390, 1000)
  expect(await faults(page), 'the dialog, narrow').toEqual([])
  await resizeTo(page, 1440, 1000)
  expect(await reason.inputValue(), 'outlasts the change of the table').toBe('My deck had two perks.')
  await send.click()
  await proof.getByText('My deck had two perks.').waitFor()
  expect(await open.isDisabled()).toBe(true)
  await proof.getByRole('list', { name: 'Your disputes in this phase' }).and(page.locator(':focus')).waitFor()

  const admin = await page.context().newPage()
  await admin.goto(`${app.url}/clutchdeck/data/disputes`)
  const entry = admin.getByRole('listitem').filter({ hasText: 'My deck had two perks.' })
  await entry.getByText('Receipt: VERIFIES').waitFor()
  await resizeTo(admin, 390, 1000)
  expect(await faults(admin), 'the list, narrow').toEqual([])
  const saved = admin.waitForEvent('download')
  await entry.getByRole('button', { name: 'Download receipt of admin' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^receipt-4-\d-admin\.json$/)
  await entry.getByRole('textbox', { name: 'Answer to admin' }).fill('It had one.')
  await entry.getByRole('button', { name: 'ANSWER AND CLOSE' }).click()
  await entry.getByText(/^answered .* by admin$/).waitFor()
  await entry.and(admin.locator(':focus')).waitFor()

  await proof.getByText('It had one.').waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText(/^Krakow Invitational, .*: your dispute has been answered\.$/).waitFor()
  await page.context().close()
})
