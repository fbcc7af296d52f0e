import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type App, test } from '../fixtures.ts'
import { popup } from '../users.ts'

/** Passkeys belong to a name: an address has none. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost')

/** Opens the settings by that name, as a user who has been signed in by a call. */
async function openSettings(app: App, call: 'login-query' | 'signup-query', data: object): Promise<Page> {
  const url = named(app.url)
  const page = await app.visit(null, { isDrawn: true })
  const answer = await page.context().request.post(`${url}/api/auth/${call}`, { data })
  expect(answer.status()).toBe(200)
  await page.goto(`${url}/settings`)
  return page
}

/** Fills in and sends the form that adds a passkey. */
async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'ADD PASSKEY' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'ADD PASSKEY' }).click()
}

/** Gives the page a device that holds passkeys and unlocks by itself. Returns how to tell whether its user is recognised. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a user adds a passkey in the settings, renames it, signs in by it and removes it (rulebook 24.1 to 24.3)', async ({
  app,
}) => {
  const user = { username: 'keyed_kira', email: 'keyed_kira@example.com', password: 'Arena!2026' }
  const page = await openSettings(app, 'signup-query', user)
  const device = await giveAuthenticator(page)
  await addPasskey(page, 'Phone', 'Wrong!2026')
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByText('Wrong password.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(user.password)
  await device.recognise(false)
  const add = dialog.getByRole('button', { name: 'ADD PASSKEY' })
  await add.click()
  await dialog.getByText('Your device didn’t give us a passkey.').waitFor()
  await device.recognise(true)
  await add.click()
  await popup(page, 'Passkey added. You can sign in with it now.').waitFor()
  await addPasskey(page, 'Phone again', user.password)
  await dialog.getByText('This device already has a passkey for your account.').waitFor()
  await page.keyboard.press('Escape')
  const rows = page.getByRole('list', { name: 'passkeys' }).getByRole('listitem')
  await rows.getByRole('button', { name: 'Rename Phone' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' })
  await renaming.getByLabel('Name', { exact: true }).fill('Old phone')
  await renaming.getByRole('button', { name: 'RENAME' }).click()
  await rows.getByText('Old phone', { exact: true }).waitFor()
  await rows.getByText('never used').waitFor()

  const signInAgain = async () => {
    await page.context().clearCookies()
    await page.goto(`${named(app.url)}/login`)
    await page.getByRole('button', { name: 'SIGN IN WITH A PASSKEY' }).click()
  }
  await signInAgain()
  await popup(page, 'Successfully logged in as keyed_kira!').waitFor()
  await page.goto(`${named(app.url)}/settings`)
  await rows.getByText('last used').waitFor()
  await rows.getByRole('button', { name: 'Remove Old phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => rows.count()).toBe(0)
  await signInAgain()
  await page.getByText('This passkey can’t be used here. Sign in another way.').waitFor()
  await page.context().close()
})

test('with ADMIN_PASSKEY=required an admin is refused by password and gets in by passkey (rulebook 24.5)', async ({
  app,
}) => {
  const page = await openSettings(app, 'login-query', app.admin)
  await giveAuthenticator(page)
  await addPasskey(page, 'Key ring', app.admin.password)
  await popup(page, 'Passkey added. You can sign in with it now.').waitFor()
  const strict = named(await app.openSecond('adminPasskey'))
  await page.goto(`${strict}/settings`)
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await page.goto(`${strict}/login`)
  await page.getByLabel('Username').fill(app.admin.username)
  await page.getByLabel('Password', { exact: true }).fill(app.admin.password)
  await page.locator('button[type=submit]').click()
  await page.locator('form').getByText('Admins sign in here with a passkey.').waitFor()
  await page.getByRole('button', { name: 'SIGN IN WITH A PASSKEY' }).click()
  await popup(page, 'Successfully logged in as admin!').waitFor()
  await page.goto(`${strict}/clutchdeck/data/audit-log`)
  await page.getByRole('heading', { name: 'audit log' }).waitFor()
  await page.context().close()
})
