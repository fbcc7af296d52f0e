import { readFile } from 'node:fs/promises'
import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'
import { readLogOfPlayers, readRealLog, sendLog } from '../server-log.ts'

// The maps of a phase arrive in pieces. Each test continues where the one before ended.

let page: Page
let log: string

const scoreFile = async (name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: await readFile(new URL(`../../../../packages/domain/test/data/${name}`, import.meta.url)),
})
const logOf = (map: string) => ({
  name: `${map}.log`,
  mimeType: 'text/plain',
  buffer: Buffer.from(log.replaceAll('de_inferno', `de_${map}`)),
})
const choose = (...files: Awaited<ReturnType<typeof scoreFile>>[]) =>
  page.getByLabel('Kill Score', { exact: true }).setInputFiles(files)
const upload = () => page.locator('button:enabled', { hasText: /^UPLOAD$/ }).click()
/** The part of a preview that says what happens to maps. */
const change = (verb: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(verb, { exact: true }) })
/** Adds a game server, which then sends a log. */
async function sendFrom(server: string, log: Buffer) {
  const { button } = adminPage(page)
  await page.getByLabel('Name of the game server', { exact: true }).fill(server)
  await button('ADD SOURCE').click()
  const lines = await page.getByRole('region', { name: 'Lines for the console' }).textContent()
  await button('DONE').click()
  const url = /"(.*)"/.exec(lines ?? '')?.[1] ?? ''
  await sendLog(page.request, url, log, 0, log.length)
}
const maps = () => adminPage(page).mapRow(/csv|log|Main stage/)

test('two series in two files both count, and the preview says what is added and what stays (rulebook 16.3, 16.8)', async ({
  app,
  adminApi,
}) => {
  log = await readLogOfPlayers(adminApi.player)
  const teams = ['vitality', 'furia', 'spirit', 'falcons']
  const id = await adminApi.createEvent('Maps Cup', { phases: [teams, teams] })
  page = await openAdminPage(app, `/${product.slug}/data/events/config/${id}?tab=scores`)
  await choose(await scoreFile('vitality-furia-kills.csv'))
  await page.getByText('Not locked yet: 1. Round 1.', { exact: false }).waitFor()
  await adminApi.lock(id, 1)
  await upload()
  await adminPage(page).entry('#1').waitFor()
  await choose(await scoreFile('spirit-falcons-kills.csv'))
  await change('adds').getByText('Dust2 (spirit-falcons-m1), Mirage (spirit-falcons-m2)').waitFor()
  await change('stays').getByText('Inferno (vitality-furia-m2)').waitFor()
  await upload()
  await expect.poll(() => maps().count()).toBe(7)
  expect(await faults(page)).toEqual([])
})

test('the first entry is undone back to nothing, and a later one restored (rulebook 16.7)', async () => {
  const { button, dialog, popup, entry } = adminPage(page)
  await button('UNDO #1').click()
  await dialog('Undo #1?').getByText('removes').waitFor()
  expect(await faults(page)).toEqual([])
  await dialog('Undo #1?').getByRole('button', { name: 'UNDO', exact: true }).click()
  await popup('Successfully undid the entry.')
  await page.getByText('NO MAPS YET').waitFor()
  await entry('undid #1').waitFor()
  await button('RESTORE #2').click()
  await dialog('Restore #2?').getByRole('button', { name: 'RESTORE', exact: true }).click()
  await entry('restored #2').waitFor()
  await expect.poll(() => maps().count()).toBe(7)
})

test('one map is removed after a preview (rulebook 16.6)', async () => {
  const { button, dialog } = adminPage(page)
  await button('Remove Dust2 (spirit-falcons-m1)').click()
  await dialog('Remove Dust2').getByText('removes').waitFor()
  await dialog('Remove Dust2').getByRole('button', { name: 'REMOVE', exact: true }).click()
  await expect.poll(() => maps().count()).toBe(6)
})

test('faults of several files name their file (rulebook 8.14)', async () => {
  const broken = { name: 'broken.csv', mimeType: 'text/csv', buffer: Buffer.from('steamid,adr\n') }
  await page
    .getByLabel('Match Score', { exact: true })
    .setInputFiles([await scoreFile('vitality-furia-stats.csv'), broken])
  await page.getByRole('cell', { name: 'broken.csv' }).waitFor()
  await adminPage(page).button('DISCARD').click()
})

test('three logs dropped at once are one upload of three maps, each for both scores (rulebook 14.14)', async ({
  adminApi,
}) => {
  await adminApi.lock(Number(/config\/(\d+)/.exec(page.url())?.[1]), 2)
  await adminPage(page).choose('Phase', '2. Round 2')
  await choose(logOf('inferno'), logOf('nuke'), logOf('mirage'))
  await page.getByText('2. Round 2 · Kill Score + Match Score').waitFor()
  await upload()
  await expect.poll(() => maps().count()).toBe(3)
  await adminPage(page).mapRow('nuke.log').getByText('Kill Score + Match Score').waitFor()
  const entry = adminPage(page).entry('3 files').first()
  await entry.getByText('3 files').click()
  const saved = page.waitForEvent('download')
  await entry.getByRole('button', { name: /^Download the file nuke\.log of #/ }).click()
  expect((await readFile(await (await saved).path(), 'utf8')).includes('de_nuke')).toBe(true)
})

test('a server’s map that looks like one of the logs is asked about (rulebook 16.5)', async () => {
  const { choose, dialog, mapRow } = adminPage(page)
  await sendFrom('Main stage', Buffer.from(log))
  await page.getByText('FINAL', { exact: true }).waitFor()
  await choose('Phase of de_inferno', '2. Round 2')
  const moving = dialog('Count de_inferno in 2. Round 2?')
  await moving.getByText('asks about', { exact: true }).waitFor()
  await moving.getByRole('button', { name: 'CHANGE PHASE', exact: true }).click()
  const question = page.getByRole('region', {
    name: 'Inferno (Main stage) looks like Inferno (inferno.log).',
  })
  await question.getByText('2. Round 2, Kill Score + Match Score').waitFor()
  expect(await faults(page)).toEqual([])
  await resizeTo(page, 390, 844)
  expect(await faults(page)).toEqual([])
  await question.getByRole('button', { name: 'TAKE THE OTHER' }).click()
  const dialogOf = dialog('Take Inferno (Main stage) instead?')
  await dialogOf.getByText('adds', { exact: true }).waitFor()
  await dialogOf.getByRole('button', { name: 'TAKE THE OTHER' }).click()
  await mapRow('inferno.log').getByText('OUT', { exact: true }).waitFor()
  expect(await question.count()).toBe(0)
})

test('a server’s map is taken out, and on a phone the list shows three maps first (rulebook 13.29, 16.6)', async () => {
  const { button, dialog, mapRow } = adminPage(page)
  await button('SHOW ALL 4').click()
  await button('TAKE OUT Inferno (Main stage)').click()
  await dialog('Take Inferno').getByRole('button', { name: 'TAKE OUT', exact: true }).click()
  await mapRow('Main stage').getByText('OUT', { exact: true }).waitFor()
})

test('on a phone the tab with two servers fits four screens (rulebook 13.29)', async () => {
  await sendFrom('Second stage', await readRealLog())
  await page.getByText('Players missing from the catalogue: 10').waitFor()
  // While points are computed a line says so.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(height).toBeLessThanOrEqual(4 * 844)
  expect(await faults(page)).toEqual([])
})
