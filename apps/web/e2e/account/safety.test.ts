import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { openAsAdmin, signUp } from '../users.ts'

const languages = [
  [
    'en',
    1440,
    {
      username: 'Username',
      email: 'Email',
      password: 'Password',
      reserved: 'This name is reserved.',
      address: 'Enter one email address, such as name@example.org.',
      guessable: /common or easy to guess/,
      block: 'BLOCK',
      confirm: 'Confirm',
      unblock: 'UNBLOCK',
      friends: 'Blocked users (1)',
      exported: 'EXPORT MY DATA',
      security: 'security',
      failed: 'login failed',
    },
  ],
  [
    'pl',
    390,
    {
      username: 'Nazwa użytkownika',
      email: 'E-mail',
      password: 'Hasło',
      reserved: 'Ta nazwa jest zastrzeżona.',
      address: 'Wpisz jeden adres e-mail, np. nazwa@example.org.',
      guessable: /popularne lub łatwe/,
      block: 'ZABLOKUJ',
      confirm: 'Potwierdź',
      unblock: 'ODBLOKUJ',
      friends: 'Zablokowani użytkownicy (1)',
      exported: 'POBIERZ MOJE DANE',
      security: 'bezpieczeństwo',
      failed: 'nieudane logowanie',
    },
  ],
] as const

/** Opens an address in the language and at the width of a case. English is the browser's language, and the first. */
async function open(page: Page, url: string, [language, width]: (typeof languages)[number]): Promise<void> {
  if (language === 'pl') await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(url)
}

const shots = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

test('reserved names, addresses and guessable passwords are reported at their fields, in both languages (rulebook 1.3, 1.23, 1.24)', async ({
  app,
}) => {
  const page = await app.visit(null)
  for (const each of languages) {
    const [language, , words] = each
    await open(page, `${app.url}/signup`, each)
    await page.getByLabel(words.username, { exact: true }).fill('Adm1n')
    await page.getByLabel(words.email, { exact: true }).fill('anna@.org')
    await page.getByLabel(words.password, { exact: true }).fill('P@ssw0rd')
    await page.getByText(words.reserved).waitFor()
    await page.getByText(words.guessable).waitFor()
    await page.getByLabel(words.username, { exact: true }).focus()
    await page.getByText(words.address).waitFor()
    await shoot(page, `signup-${language}`)
    await page
      .getByLabel(words.password, { exact: true })
      .fill('Correct-Horse#7-Stapler'.replaceAll('-', '$'))
    await page.getByText(words.guessable).waitFor({ state: 'detached' })
  }
  await page.context().close()
})

test('a user is blocked on the profile and unblocked among friends, in both languages (rulebook 10.26)', async ({
  app,
}) => {
  const pest = await signUp(app, 'pest_paul', '/friends')
  const page = await signUp(app, 'calm_cara', null)
  for (const each of languages) {
    const [language, , words] = each
    await open(page, `${app.url}/profile/pest_paul`, each)
    await page.getByRole('button', { name: words.block, exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('pest_paul').first().waitFor()
    await shoot(page, `block-${language}`)
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click()
    const unblock = page.getByRole('button', { name: new RegExp(words.unblock, 'i') })
    await unblock.waitFor()
    if (language === 'en') {
      await pest.getByRole('textbox').first().fill('calm_cara')
      await pest.getByRole('button', { name: 'SEND INVITE' }).click()
      await pest.getByText('calm_cara isn’t accepting invites from you.').first().waitFor()
    }
    await page.goto(`${app.url}/friends`)
    await page.getByText(words.friends).waitFor()
    await shoot(page, `blocked-${language}`)
    await unblock.click()
    await page.getByText(words.friends).waitFor({ state: 'detached' })
  }
  await pest.context().close()
  await page.context().close()
})

test('users save their own data as a file, in both languages (rulebook 1.25)', async ({ app }) => {
  const page = await signUp(app, 'owner_otto', null)
  for (const each of languages) {
    const [language, , words] = each
    await open(page, `${app.url}/settings`, each)
    const button = page.getByRole('button', { name: words.exported })
    await button.waitFor()
    await shoot(page, `settings-${language}`)
    const downloading = page.waitForEvent('download')
    await button.click()
    const file = await (await downloading).path()
    const { data } = JSON.parse(await readFile(file, 'utf8'))
    expect(data.account).toMatchObject([{ username: 'owner_otto' }])
  }
  await page.context().close()
})

test('an admin reads security events next to the audit log, also after a reload, in both languages (rulebook 11.38)', async ({
  app,
}) => {
  await fetch(`${app.url}/api/auth/login-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: app.admin.username, password: 'Wrong!2026' }),
  })
  const page = await openAsAdmin(app, null)
  for (const each of languages) {
    const [language, , words] = each
    await open(page, `${app.url}/clutchdeck/data/audit-log`, each)
    await page.getByRole('tab', { name: words.security }).click()
    await page.getByRole('rowheader', { name: words.failed }).first().waitFor()
    await shoot(page, `security-${language}`)
  }
  await page.reload()
  await page.getByRole('rowheader', { name: languages[1][2].failed }).first().waitFor()
  await page.context().close()
})

test('an unknown path answers 404 and shows the not-found page; the API reference reports no violation (rulebook 12.39)', async ({
  app,
}) => {
  const page = await app.visit('/login', { allowErrors: true })
  const violations: string[] = []
  page.on('console', message => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
  const answer = await page.goto(`${app.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await page.goto(`${app.url}/api/docs`)
  await page.getByRole('heading', { name: 'Clutchdeck' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(violations).toEqual([])
  await page.context().close()
})
