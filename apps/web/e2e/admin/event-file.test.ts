import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'

test('an organiser exports an event, imports a changed copy with a preview, and imports it once more (rulebook 25.8)', async ({
  app,
}) => {
  const page = await openAdminPage(app, '/clutchdeck/data/events')
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
    await page.goto(`${app.url}/clutchdeck/data/events`)
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
  await page.context().close()
})
