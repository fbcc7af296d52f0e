import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type App, test } from '../fixtures.ts'
import { popup, signUp } from '../users.ts'

/** Waits for a mail with this subject; returns the path of the link in it. */
async function linkIn(app: App, address: string, subject: string): Promise<string> {
  const find = async () => (await app.mailsTo(address)).find(({ headers }) => headers.subject === subject)
  await expect.poll(find).toBeDefined()
  return /https:\/\/play\.example\.org(\/[\w-]+#[\w-]{43})/.exec((await find())?.text ?? '')?.[1] ?? ''
}

const picture = (page: Page, name: string) =>
  process.env.PICTURES
    ? page.screenshot({ path: `${process.env.PICTURES}-${name}.png`, fullPage: true })
    : undefined

test('an address is confirmed by a click, and then a forgotten password is reset by mail (rulebook 20.3, 20.4)', async ({
  app,
}) => {
  const address = 'mailed_ola@example.com'
  const page = await signUp(app, 'mailed_ola', '/settings')
  await page.getByText(`${address} isn’t confirmed`).waitFor()
  await picture(page, 'settings')
  const visitor = await app.visit(await linkIn(app, address, 'Confirm your email address for Clutchdeck'))
  await picture(visitor, 'confirm')
  await visitor.getByRole('button', { name: 'CONFIRM ADDRESS' }).click()
  await visitor.getByText(`${address} is confirmed.`).waitFor()
  await picture(visitor, 'confirmed')
  await page.reload()
  await page.getByText(`Mail goes to ${address}.`).waitFor()

  await visitor.goto(`${app.url}/login`)
  await picture(visitor, 'login')
  await visitor.getByRole('link', { name: 'Forgot password?' }).click()
  await visitor.getByLabel('Email').fill(address)
  await picture(visitor, 'forgot')
  await visitor.getByRole('button', { name: 'SEND LINK' }).click()
  await visitor.getByText('If an account has this address').waitFor()
  await picture(visitor, 'sent')
  const link = await linkIn(app, address, 'Choose a new password')
  await visitor.goto(app.url + link)
  await visitor.getByLabel('New password', { exact: true }).fill('Brandnew!2026')
  await visitor.getByLabel('Confirm password', { exact: true }).fill('Brandnew!2026')
  await picture(visitor, 'reset')
  await visitor.getByRole('button', { name: 'SET PASSWORD' }).click()
  await popup(visitor, 'New password set. Log in with it, mailed_ola.').waitFor()
  await visitor.waitForURL('**/login')
  await visitor.getByLabel('Username').fill('mailed_ola')
  await visitor.getByLabel('Password', { exact: true }).fill('Brandnew!2026')
  await visitor.locator('button[type=submit]').click()
  await popup(visitor, 'Successfully logged in as mailed_ola!').waitFor()
  await page.reload()
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()

  await visitor.goto(`${app.url}/login`)
  // A mail gateway has cut the link at its #.
  await visitor.goto(app.url + link.replace(/#.*/, ''))
  await visitor.getByText('Part of the link is missing').waitFor()
  await visitor.getByLabel('Code from the mail').fill(link)
  await visitor.getByLabel('New password', { exact: true }).fill('Another!2027')
  await visitor.getByLabel('Confirm password', { exact: true }).fill('Another!2027')
  await visitor.getByRole('button', { name: 'SET PASSWORD' }).click()
  await visitor.getByText('This link has expired or was already used.').waitFor()
  await picture(visitor, 'used')
  await page.context().close()
  await visitor.context().close()
})

test('an address is changed with the password, and waits for its link (rulebook 20.4)', async ({ app }) => {
  const page = await signUp(app, 'moving_ola', '/settings')
  await page.getByRole('button', { name: 'CHANGE ADDRESS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email address' })
  await dialog.getByLabel('New email').fill('moved_ola@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong!2026')
  await dialog.getByRole('button', { name: 'SEND LINK' }).click()
  await dialog.getByText('Wrong password.').waitFor()
  await picture(page, 'change')
  await dialog.getByLabel('Password', { exact: true }).fill('Arena!2026')
  await dialog.getByRole('button', { name: 'SEND LINK' }).click()
  await page.getByText('Waiting for you to open the link that we sent to moved_ola@example.com.').waitFor()
  await picture(page, 'pending')
  const link = await linkIn(app, 'moved_ola@example.com', 'Confirm your email address for Clutchdeck')
  await page.goto(app.url + link)
  await page.getByRole('button', { name: 'CONFIRM ADDRESS' }).click()
  await page.getByRole('link', { name: 'Open settings' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('moved_ola@example.com')
  await page.context().close()
})

test('a game that sends no mail says so where mail would help (rulebook 20.1)', async ({ app }) => {
  const page = await app.visit('/')
  await page.route('**/api/contact/get-mail-state*', route => route.fulfill({ json: { on: false } }))
  await page.goto(`${app.url}/forgot-password`)
  await page.getByText('This game sends no mail, so passwords can’t be reset here.').waitFor()
  expect(await page.getByLabel('Email').count()).toBe(0)
  await picture(page, 'off')
  await page.context().close()
})
