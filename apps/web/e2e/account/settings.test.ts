import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { product } from '@game/domain'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { idOf, tableOf } from '../pages/game-page.ts'
import { openAsAdmin, popup, signUp } from '../users.ts'

declare global {
  interface Window {
    /** The hertz of each note that the page has started, and a word for each vibration. */
    cues: (number | string)[]
  }
}

/** Runs in the page: records sounds and vibrations. */
function recordCues(): void {
  window.cues = []
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (this: OscillatorNode, at) {
    window.cues.push(this.frequency.value)
    start.call(this, at)
  }
  navigator.vibrate = () => window.cues.push('vibration') > 0
}

test('account settings show data that cannot change and consents, and no reset yet; an unknown tab does not exist (rulebook 13.23)', async ({
  app,
}) => {
  const page = await signUp(app, 'settled_ola', '/settings')
  for (const label of ['Username', 'Email'])
    expect(await page.getByLabel(label, { exact: true }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('settled_ola@example.com')
  await page.getByText('ACCOUNT DATA CHANGE NOT AVAILABLE YET').waitFor()
  expect(await page.getByRole('button', { name: 'RESET PASSWORD' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'EDIT COOKIES CONSENTS' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ALLOW SELECTED' }).waitFor()
  await page.goto(`${app.url}/settings/other`)
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await page.context().close()
})

test('sound and vibration are off until turned on, then a move of the deck plays a sound (rulebook 13.70)', async ({
  app,
}) => {
  const page = await signUp(app, 'hears_hela', null, { tourDone: true })
  await page.addInitScript(recordCues)
  await page.goto(`${app.url}/settings`)
  const [sound, vibration] = [
    page.getByRole('checkbox', { name: 'Sound' }),
    page.getByRole('checkbox', { name: 'Vibration' }),
  ]
  expect(await sound.isChecked()).toBe(false)
  expect(await vibration.isChecked()).toBe(false)
  await sound.click()
  await expect.poll(() => page.evaluate(() => window.cues)).toEqual([523, 784])
  await vibration.click()
  await expect.poll(() => page.evaluate(() => window.cues)).toEqual([523, 784, 'vibration'])
  await page.goto(`${app.url}/clutchdeck/games/${await idOf(app, 'Vistula Open')}`)
  const table = tableOf(page)
  await table.add(0)
  expect(await page.evaluate(() => window.cues)).toEqual([260, 'vibration'])
  await page.context().close()
})

test('an account without an email, as the seeded admin’s, says that there is none', async ({ app }) => {
  const page = await openAsAdmin(app, '/settings')
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('none given')
  await page.context().close()
})

test('deleting an account needs its password and then shows only its success; signing in restores it (rulebook 13.33)', async ({
  app,
}) => {
  const page = await signUp(app, 'leaving_ola', '/settings/account')
  await page.getByRole('button', { name: 'DELETE ACCOUNT' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'DELETE ACCOUNT' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong!2026')
  await confirm.click()
  await popup(page, 'Wrong password.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill('Arena!2026')
  await confirm.click()
  await popup(page, 'Account has been deleted.').waitFor()
  await page.waitForURL(`**/${product.slug}`)
  await page.waitForLoadState('networkidle')
  // Only the success is shown (rulebook 13.33).
  expect(
    await page
      .getByLabel('Notices')
      .getByText(/logged in/i)
      .count(),
  ).toBe(0)
  expect(await page.getByText('Your session has expired.').count()).toBe(0)
  await page.goto(`${app.url}/login`)
  await page.getByLabel('Username').fill('leaving_ola')
  await page.getByLabel('Password', { exact: true }).fill('Arena!2026')
  await page.locator('button[type=submit]').click()
  await popup(page, 'Welcome back! Your account has been restored and will not be deleted.').waitFor()
  await page.context().close()
})

test('the settings change the password, and list and end other sessions (rulebook 1.20, 1.21)', async ({
  app,
}) => {
  const page = await signUp(app, 'careful_ola', '/settings')
  const rows = page.getByRole('list', { name: 'signed-in devices' }).getByRole('listitem')
  await rows.first().getByText('this device').waitFor()
  const elsewhere = await app.visit('/settings', {
    signInBy: { call: 'login-query', data: { username: 'careful_ola', password: 'Arena!2026' } },
  })
  await elsewhere.getByRole('button', { name: 'careful_ola’s account' }).waitFor()
  await page.reload()
  await expect.poll(() => rows.count()).toBe(2)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out .+/ })
    .click()
  await expect.poll(() => rows.count()).toBe(1)
  await elsewhere.reload()
  await elsewhere.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()

  await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const confirm = dialog.getByRole('button', { name: 'CHANGE PASSWORD' })
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await field('Current password').fill('Wrong!2026')
  await field('New password').fill('Another!2026')
  await field('Confirm new password').fill('Another!2027')
  expect(await confirm.isDisabled()).toBe(true)
  await field('Confirm new password').fill('Another!2026')
  await confirm.click()
  await dialog.getByText('Wrong password.').waitFor()
  expect(await field('New password').inputValue()).toBe('Another!2026')
  await field('Current password').fill('Arena!2026')
  await confirm.click()
  await popup(page, 'Password has been changed.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
  await elsewhere.context().close()
})

test('a form on another origin of the same site can’t act for the signed-in user (rulebook 12.17)', async ({
  app,
}) => {
  const page = await signUp(app, 'lured_ola', null)
  const form = `<form method="post" action="${app.url}/api/auth/logout"><button>WIN A KNIFE</button></form>`
  const lure = createServer((_request, reply) =>
    reply.setHeader('content-type', 'text/html').end(`<link rel="icon" href="data:,">${form}`),
  ).listen(0)
  await once(lure, 'listening')
  const { hostname } = new URL(app.url)
  await page.goto(`http://${hostname}:${(lure.address() as AddressInfo).port}`)
  const [answer] = await Promise.all([
    page.waitForResponse(`${app.url}/api/auth/logout`),
    page.getByRole('button').click(),
  ])
  expect(answer.status()).toBe(403)
  expect((await answer.request().allHeaders()).cookie).toContain('session=')
  // The answer replaces the form's page and must have loaded before the next navigation.
  await page.waitForURL(`${app.url}/api/auth/logout`)
  lure.close()
  await page.goto(`${app.url}/settings`)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('lured_ola@example.com')
  await page.context().close()
})
