import { readFile } from 'node:fs/promises'
import { picturePath } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'

const key = 'vitality'

/** Chooses a file by keyboard only. */
async function chooseFile(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
}

test('a team gets an uploaded picture by keyboard, shows it everywhere at once, and goes back to the drawn one', async ({
  app,
}) => {
  const page = await openAdminPage(app, '/data/teams/list')
  const { button, confirm, popup, tab } = adminPage(page)
  const crest = page.getByRole('row', { name: /Team Vitality/ }).locator('img')
  const bytes = async (path: string) => (await page.request.get(app.url + path)).body()
  const [drawn, other] = [await bytes(picturePath('team', key)), await bytes('/img/avatars/wolf.png')]
  await crest.waitFor()

  await button('Edit Team Vitality').click()
  await page.getByText('Generated from the key').waitFor()
  await chooseFile(page, `Picture ${key}`, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') })
  await page.getByRole('alert').getByText('A picture must be a PNG, JPEG or WebP file.').waitFor()
  await chooseFile(page, `Picture ${key}`, { name: 'wolf.png', mimeType: 'image/png', buffer: other })
  await popup(`Successfully uploaded picture: ${key}`)
  expect((await bytes(picturePath('team', key))).equals(drawn)).toBe(false)
  await tab('list').click()
  expect(await crest.getAttribute('src')).toBe(`${picturePath('team', key)}?1`)

  await button('Edit Team Vitality').click()
  await button(`Remove the picture ${key}`).click()
  await page.getByText('Everybody will see the generated picture instead.').waitFor()
  await confirm()
  await popup(`Successfully removed picture: ${key}`)
  await page.getByText('Generated from the key').waitFor()
  expect((await bytes(picturePath('team', key))).equals(drawn)).toBe(true)
  await page.context().close()
})

test('players are exported, imported with faults by line, previewed in numbers, and imported (rulebook 11.25)', async ({
  app,
}) => {
  const page = await openAdminPage(app, '/data/players/list')
  const { button, dialog, popup } = adminPage(page)
  const download = page.waitForEvent('download')
  await button('EXPORT CSV').click()
  const exported = await readFile(await (await download).path(), 'utf8')
  const [header, ...rows] = exported.trim().split('\r\n')
  expect([exported[0], header]).toEqual(['\uFEFF', 'steamId,name,country,birth,role,style,team,img'])
  const file = (...lines: (string | undefined)[]) => ({
    name: 'players.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  const rookie = (role: string) => `76561198999999999,Rookie,pl,2008-03-04,${role},Passive,vitality,`
  const renamed = rows.map(row => row.replace(/,ZywOo,/, ',ZywOo II,'))

  await button('IMPORT CSV').click()
  await dialog('IMPORT PLAYERS').waitFor()
  await chooseFile(page, 'IMPORT CSV', file(header, ...renamed, rookie('Keeper')))
  await page.getByText('1 error found. Nothing was changed.').waitFor()
  await page.getByText('No single role has the name or id "Keeper".').waitFor()
  await chooseFile(
    page,
    'IMPORT CSV',
    file(header, ...renamed, rookie('igl').replace('vitality', 'Harbour Five')),
  )
  await page.getByText('No single team has the key or name "Harbour Five".').waitFor()
  await button('CREATE MISSING TEAMS: Harbour Five').click()
  await popup('Successfully created teams: Harbour Five')
  await button('IMPORT: 1 NEW, 1 CHANGED').waitFor()
  await chooseFile(page, 'IMPORT CSV', file(header, ...renamed, rookie('igl')))
  await page.getByText(`Unchanged: ${rows.length - 1}`).waitFor()
  await page.getByText('ZywOo → ZywOo II').waitFor()
  expect(await faults(page)).toEqual([])
  await button('IMPORT: 1 NEW, 1 CHANGED').click()
  await popup('Successfully imported. New: 1, changed: 1')
  await dialog('IMPORT PLAYERS').waitFor({ state: 'hidden' })
  await page.getByRole('rowheader', { name: 'ZywOo II' }).waitFor()
  await page.getByRole('rowheader', { name: 'Rookie' }).waitFor()
  await page.context().close()
})
