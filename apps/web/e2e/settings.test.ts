import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { product } from '@game/domain'
import { expect, test } from 'vitest'
import { enter, notice, signUp } from './people.ts'
import { setStage } from './stage.ts'

const stage = setStage()

test('account settings: data that cannot change, consents, and no reset yet (player.md 2)', async () => {
  const page = await signUp(stage, 'settled_ola', '/settings')
  for (const label of ['Username', 'Email'])
    expect(await page.getByLabel(label, { exact: true }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('settled_ola@example.com')
  await page.getByText('ACCOUNT DATA CHANGE NOT AVAILABLE YET').waitFor()
  expect(await page.getByRole('button', { name: 'RESET PASSWORD' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'EDIT COOKIES CONSENTS' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ALLOW SELECTED' }).waitFor()
  await page.context().close()
})

test('an account without an email, as the seeded admin’s, says that there is none', async () => {
  const page = await enter(stage, '/settings')
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('none given')
  await page.context().close()
})

test('an account is deleted by its password only, and is back by signing in', async () => {
  const page = await signUp(stage, 'leaving_ola', '/settings/account')
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
  await page.goto(`${stage.game.url}/login`)
  await page.getByLabel('Username').fill('leaving_ola')
  await page.getByLabel('Password', { exact: true }).fill('Arena!2026')
  await page.locator('button[type=submit]').click()
  await notice(page, 'Your account was going to be deleted. It is back.').waitFor()
  await page.context().close()
})

test('settings are for signed-in users; another tab is not there', async () => {
  for (const path of ['/settings', '/friends', '/profile', '/clan/create', '/clan/manage']) {
    const page = await stage.visit(path)
    await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
    await page.context().close()
  }
  const page = await signUp(stage, 'lost_ola', '/settings/other')
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await page.context().close()
})

test('a form on another origin of the same site can’t act for who is signed in (threats.md)', async () => {
  const page = await signUp(stage, 'lured_ola', '/settings')
  const form = `<form method="post" action="${stage.game.url}/api/auth/logout"><button>WIN A KNIFE</button></form>`
  const lure = createServer((_request, reply) =>
    reply.setHeader('content-type', 'text/html').end(`<link rel="icon" href="data:,">${form}`),
  ).listen(0)
  await once(lure, 'listening')
  const { hostname } = new URL(stage.game.url)
  await page.goto(`http://${hostname}:${(lure.address() as AddressInfo).port}`)
  const [answer] = await Promise.all([
    page.waitForResponse(`${stage.game.url}/api/auth/logout`),
    page.getByRole('button').click(),
  ])
  expect(answer.status()).toBe(403)
  expect((await answer.request().allHeaders()).cookie).toContain('session=')
  lure.close()
  await page.goto(`${stage.game.url}/settings`)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('lured_ola@example.com')
  await page.context().close()
})
