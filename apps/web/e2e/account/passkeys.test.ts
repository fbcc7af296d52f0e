import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { popup, signUp } from '../users.ts'

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
  const page = await signUp(app, 'keyed_kira', '/settings')
  const device = await giveAuthenticator(page)
  await page.getByRole('button', { name: 'ADD PASSKEY' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByLabel('Name', { exact: true }).fill('Phone')
  const password = dialog.getByLabel('Password', { exact: true })
  const add = dialog.getByRole('button', { name: 'ADD PASSKEY' })
  await password.fill('Wrong!2026')
  await add.click()
  await dialog.getByText('Wrong password.').waitFor()
  await password.fill('Arena!2026')
  await device.recognise(false)
  await add.click()
  await dialog.getByText('Your device didn’t give us a passkey.').waitFor()
  await device.recognise(true)
  await add.click()
  await popup(page, 'Passkey added. You can sign in with it now.').waitFor()
  await page.getByRole('button', { name: 'ADD PASSKEY' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Phone again')
  await password.fill('Arena!2026')
  await add.click()
  await dialog.getByText('This device already has a passkey for your account.').waitFor()
  await page.keyboard.press('Escape')
  const rows = page.getByRole('list', { name: 'passkeys' }).getByRole('listitem')
  await rows.getByRole('button', { name: 'Rename Phone' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' })
  await renaming.getByLabel('Name', { exact: true }).fill('Old phone')
  await renaming.getByRole('button', { name: 'RENAME' }).click()
  await rows.getByText('Old phone', { exact: true }).waitFor()
  await rows.getByText('never used').waitFor()

  await page.context().clearCookies()
  await page.goto(`${app.url}/login`)
  await page.getByRole('button', { name: 'SIGN IN WITH A PASSKEY' }).click()
  await popup(page, 'Successfully logged in as keyed_kira!').waitFor()
  await page.goto(`${app.url}/settings`)
  await rows.getByText('last used').waitFor()
  await rows.getByRole('button', { name: 'Remove Old phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => rows.count()).toBe(0)

  await page.context().clearCookies()
  await page.goto(`${app.url}/login`)
  await page.getByRole('button', { name: 'SIGN IN WITH A PASSKEY' }).click()
  await page.getByText('This passkey can’t be used here. Sign in another way.').waitFor()
  await page.context().close()
})
