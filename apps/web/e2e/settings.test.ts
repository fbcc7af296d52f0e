import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { product } from '@game/domain'
import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { notice, openAsAdmin, signUp } from './users.ts'

test('account settings: data that cannot change, consents, and no reset yet (rulebook 13.23)', async ({
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
  await page.context().close()
})

test('an account without an email, as the seeded admin’s, says that there is none', async ({ app }) => {
  const page = await openAsAdmin(app, '/settings')
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('none given')
  await page.context().close()
})

test('an account is deleted by its password only, and is back by signing in', async ({ app }) => {
  const page = await signUp(app, 'leaving_ola', '/settings/account')
  await page.getByRole('button', { name: 'DELETE ACCOUNT' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'DELETE ACCOUNT' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong!2026')
  await confirm.click()
  await notice(page, 'Wrong password.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill('Arena!2026')
  await confirm.click()
  await notice(page, 'Account has been deleted.').waitFor()
  await page.waitForURL(`**/${product.slug}`)
  await page.goto(`${app.url}/login`)
  await page.getByLabel('Username').fill('leaving_ola')
  await page.getByLabel('Password', { exact: true }).fill('Arena!2026')
  await page.locator('button[type=submit]').click()
  await notice(page, 'Your account was going to be deleted. It is back.').waitFor()
  await page.context().close()
})

test('settings are for signed-in users; another tab is not there', async ({ app }) => {
  for (const path of ['/settings', '/friends', '/profile', '/clan/create', '/clan/manage']) {
    const page = await app.visit(path)
    await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
    await page.context().close()
  }
  const page = await signUp(app, 'lost_ola', '/settings/other')
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await page.context().close()
})

test('a form on another origin of the same site can’t act for who is signed in (rulebook 12.17)', async ({
  app,
}) => {
  const page = await signUp(app, 'lured_ola', '/settings')
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
  lure.close()
  await page.goto(`${app.url}/settings`)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('lured_ola@example.com')
  await page.context().close()
})
