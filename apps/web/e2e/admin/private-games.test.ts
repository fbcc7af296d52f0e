import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { openAsAdmin, popup, signUp, signUpHost } from '../users.ts'

/** Takes pictures at each width, if the run asks for them. */
async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return
  for (const width of [1440, 1000, 600, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${process.env.PICTURES}-${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a friend reports a private game; an admin reads it, closes and opens the game, and adopts it with the facts of its players (rulebook 30.7, 30.16, 30.17)', async ({
  app,
  adminApi,
}) => {
  const host = await signUpHost(app, adminApi, 'host_henryk')
  const edit = <T>(verb: string, body: object) =>
    sender(host.request)<T>(`${app.url}/api/${product.slug}/${verb}`, body)
  const data = { name: 'Cellar cup', phases: ['One night'], joinRule: 'open' }
  const { event } = await edit<{ event: { id: number; code: string } }>('host-event', { data })
  const rows = [{ steamId: '76561198000000777', name: 'ola', team: 'Cellar Foxes', country: 'pl', roleId: 3 }]
  await edit('set-event-players', { eventId: event.id, rows, list: true })
  const friend = await signUp(app, 'guest_gienek', `/e/${event.code}`, { tourDone: true })
  await friend.getByRole('button', { name: 'TAKE PART' }).click()
  await friend.goto(`${app.url}/${product.slug}/private/${event.id}`)
  await friend.getByRole('button', { name: 'REPORT' }).click()
  await friend.getByLabel('What is wrong?').fill('Insults in names.')
  await pictures(friend, 'report')
  await friend.getByRole('button', { name: 'SEND THE REPORT' }).click()
  await popup(friend, 'The admins have your report.').waitFor()

  const admin = await openAsAdmin(app, `/${product.slug}/data/events`, {
    isDrawn: Boolean(process.env.PICTURES),
  })
  await admin.getByText('guest_gienek reported it').waitFor()
  await admin.getByText('Hosted by host_henryk').waitFor()
  await pictures(admin, 'list')
  const game = admin.getByRole('listitem').filter({ hasText: 'Hosted by host_henryk' })
  await game.getByRole('button', { name: 'CLOSE THE GAME' }).click()
  await admin.getByLabel('Reason').fill('Insults in names.')
  expect(await faults(admin)).toEqual([])
  await admin.getByRole('dialog').getByRole('button', { name: 'CLOSE THE GAME' }).click()
  await game.getByText('CLOSED', { exact: true }).waitFor()
  await game.getByRole('button', { name: 'OPEN AGAIN' }).click()
  await game.getByRole('button', { name: 'DISMISS REPORTS' }).click()
  await game.getByText('reported it').waitFor({ state: 'detached' })

  await game.getByRole('button', { name: 'ADOPT' }).click()
  const act = admin.getByRole('button', { name: 'MAKE IT PUBLIC' })
  await act.waitFor()
  expect(await act.isDisabled()).toBe(true)
  await admin.getByLabel('Birthday of ola').fill('2004-05-06')
  await admin.getByLabel('Style of ola').first().click()
  await admin.getByRole('option').first().click()
  await pictures(admin, 'adopt')
  for (const width of [390, 1440]) {
    await resizeTo(admin, width)
    expect(await faults(admin)).toEqual([])
  }
  await act.click()
  await popup(admin, 'Cellar cup is public now.').waitFor()
  await game.waitFor({ state: 'detached' })
  await Promise.all([host, friend, admin].map(page => page.context().close()))
})
