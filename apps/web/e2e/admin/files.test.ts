import { readFile } from 'node:fs/promises'
import { picturePath } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { test as base } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'

const key = 'vitality'
/** The page of the admin that all tests share. */
const test = base.extend('page', { scope: 'file' }, ({ app }) => openAdminPage(app, null))

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
  page,
}) => {
  await page.goto('/data/teams/list')
  const { button, confirm, popup, tab } = adminPage(page)
  const crest = page.getByRole('row', { name: /Team Vitality/ }).locator('img')
  const bytes = async (path: string) => (await page.request.get(path)).body()
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
})

test('players are exported, imported with faults by line, previewed in numbers, and imported (rulebook 11.25)', async ({
  page,
}) => {
  await page.goto('/data/players/list')
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
  await button('CREATE THEM WITH THE IMPORT').click()
  await page.getByText('New teams: Harbour Five').waitFor()
  await button('IMPORT: 1 NEW, 1 CHANGED').waitFor()
  await chooseFile(page, 'IMPORT CSV', file(header, ...renamed, rookie('igl')))
  await page.getByText(`Unchanged: ${rows.length - 1}`).waitFor()
  await page.getByText('ZywOo › ZywOo II').waitFor()
  expect(await faults(page)).toEqual([])
  await button('IMPORT: 1 NEW, 1 CHANGED').click()
  await popup('Successfully imported. New: 1, changed: 1')
  await dialog('IMPORT PLAYERS').waitFor({ state: 'hidden' })
  await page.getByRole('rowheader', { name: 'ZywOo II' }).waitFor()
  await page.getByRole('rowheader', { name: 'Rookie' }).waitFor()
})

test('an organiser exports an event, imports a changed copy with a preview, and imports it once more (rulebook 25.8)', async ({
  page,
}) => {
  await page.goto('/clutchdeck/data/events')
  const { button, dialog, popup } = adminPage(page)
  await page.getByRole('link', { name: 'Edit Vistula Open' }).click()
  const download = page.waitForEvent('download')
  await button('EXPORT').click()
  const exported = await download
  expect(exported.suggestedFilename()).toBe('vistula-open.json')
  const file = JSON.parse(await readFile(await exported.path(), 'utf8'))
  const choose = async (content: object) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByLabel('Event file', { exact: true }).click()
    const buffer = Buffer.from(JSON.stringify(content))
    await (await chooser).setFiles({ name: 'event.json', mimeType: 'application/json', buffer })
  }
  const open = async () => {
    await page.goto('/clutchdeck/data/events')
    await button('IMPORT EVENT').click()
    await dialog('IMPORT EVENT').waitFor()
  }
  await open()
  const moved = { ...file, event: { ...file.event, name: 'Vistula Open II' } }
  await choose({ ...moved, phases: [{ ...moved.phases[0], goal: 'high' }] })
  await page.getByRole('rowheader', { name: '/phases/0/goal' }).waitFor()
  await choose(moved)
  await page.getByText('Into a new event, Vistula Open II, which only admins see').waitFor()
  await page.getByText('Changed: 0').waitFor()
  expect(await faults(page)).toEqual([])
  await button('IMPORT').click()
  await popup('Successfully imported event: Vistula Open II')
  await page.getByRole('heading', { level: 1, name: 'Vistula Open II' }).waitFor()

  await open()
  await choose(moved)
  await page.getByText('This file changes nothing.').waitFor()
  expect(await button('IMPORT').isDisabled()).toBe(true)
})
