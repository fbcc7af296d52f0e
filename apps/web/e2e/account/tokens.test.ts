import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { popup, signUp } from '../users.ts'

test('a user makes a token, sees it once, uses it, and revokes it (rulebook 21.1)', async ({ app }) => {
  const page = await signUp(app, 'bot_owner_ewa', '/settings/account')
  await page.getByRole('tab', { name: 'tokens' }).click()
  await page.waitForURL('**/settings/tokens')
  await page.getByText('You have no access tokens.').waitFor()
  const picture = async (name: string) => {
    if (!process.env.PICTURES) return
    for (const width of [1440, 600, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${process.env.PICTURES}-tokens-${name}-${width}.png` })
    }
  }
  await page.getByRole('button', { name: 'CREATE TOKEN' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('New access token').waitFor()
  expect(await dialog.getByText('Administer').count()).toBe(0)
  await dialog.getByLabel('What is it for?').fill('Discord bot of the Vistula league')
  await dialog.getByRole('checkbox', { name: /Play/ }).click()
  await picture('form')
  await dialog.getByRole('button', { name: 'CREATE TOKEN' }).click()
  await dialog.getByText('Copy your token').waitFor()
  const token = await dialog.getByText(/^cd_/).textContent()
  await picture('made')
  await dialog.getByRole('button', { name: 'DONE' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Discord bot of the Vistula league' })
  await row.getByText('never used').waitFor()
  expect(await page.getByText(token ?? 'cd_').count()).toBe(0)
  await picture('list')
  const who = () =>
    fetch(`${app.url}/api/auth/get-user`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  expect((await (await who()).json()).currentUser.username).toBe('bot_owner_ewa')
  await row.getByRole('button', { name: 'Revoke Discord bot of the Vistula league' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'CONFIRM' }).click()
  await popup(page, 'Token revoked.').first().waitFor()
  await page.getByText('You have no access tokens.').waitFor()
  expect((await who()).status).toBe(401)
  await page.context().close()
})
