import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'

// Demos are uploaded as score files. Each test continues where the one before ended.

const demos = fileURLToPath(new URL('../../../api/test/demos/', import.meta.url))

let page: Page
let folder: string
let id: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-demos-'))
  await promisify(execFile)(process.execPath, [join(demos, 'write-demos.ts'), folder])
})
afterAll(() => rm(folder, { recursive: true }))

const choose = (...paths: string[]) => page.getByLabel('Kill Score', { exact: true }).setInputFiles(paths)
const written = (name: string) => join(folder, name)
const synthetic = (name: string) => join(demos, 'data', name)
/** A map of the preview, by its name. */
const read = (map: string) => page.getByRole('region', { name: 'Read from demos' }).getByText(map)
const upload = () => page.locator('button:enabled', { hasText: /^UPLOAD$/ }).click()

/** The counts after an entry of the history, as its file of counts has them. */
async function countsOf(entry: number): Promise<string[]> {
  const download = page.waitForEvent('download')
  await adminPage(page).button(`Download the counts of #${entry}`).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  return csv.trim().split(/\r?\n/).slice(1)
}
const shot = async (name: string) => {
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/w41-${name}.png`, fullPage: true })
}

test('a demo is dropped: its dry run shows the map and that it agrees with the server (rulebook 8.31, 8.35)', async ({
  app,
  adminApi,
}) => {
  id = await adminApi.createEvent('Demo Cup', { phases: [['vitality', 'furia', 'spirit', 'falcons']] })
  await adminApi.lock(id, 1)
  page = await openAdminPage(app, `/${product.slug}/data/events/config/${id}?tab=scores`)
  await importPeople()
  await choose(synthetic('synthetic.dem'))
  await page.getByText('Layout: demo. Phases: 1.', { exact: false }).waitFor()
  await read('de_testbed').waitFor()
  await page.getByText('Reds 3 : 2 Blues').waitFor()
  await page.getByText('Rounds read: 5 of 5').waitFor()
  await page.getByText('Agrees with the server’s own totals: 10 of 10').waitFor()
  await shot('demo-1440')
  expect(await faults(page)).toEqual([])
})

/** Imports the ten people of the synthetic demos into the catalogue. */
async function importPeople() {
  const ids = Array.from({ length: 10 }, (_, place) => 76_561_198_960_265_735n + 104_729n * BigInt(place))
  const rows = Array.from(ids, (id, at) => `${id},Demo Player ${at},pl,2001-02-03,RIFLER,Passive,vitality,`)
  const text = ['steamId,name,country,birth,role,style,team,img', ...rows].join('\n')
  const file = { name: 'player.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  const answer = await page.request.post('/api/csdata/import-catalogue', {
    multipart: { kind: 'player', file },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

const syntheticCounts = async () =>
  (await readFile(synthetic('synthetic-counts.csv'), 'utf8')).trim().split('\n').slice(1)

test('one press uploads both scores, with the counts of the demo', async () => {
  await upload()
  await adminPage(page).popup('Successfully uploaded score.')
  await expect.poll(() => adminPage(page).entry('synthetic.dem').count()).toBe(2)
  const counts = [...(await countsOf(1)), ...(await countsOf(2))]
  expect(counts.toSorted()).toEqual((await syntheticCounts()).map(count => `1,${count}`).toSorted())
})

test('a best of three in parts joins, as three maps (rulebook 8.33)', async () => {
  await choose(...['m2-p2', 'm3', 'm2-p1', 'm1'].map(name => written(`${name}.dem`)))
  await page.getByText('Demos: m2-p1.dem, m2-p2.dem', { exact: false }).waitFor()
  await page.getByText('The recording "m2-p1.dem" was not closed', { exact: false }).waitFor()
  await upload()
  await expect.poll(() => adminPage(page).mapRow('.dem').count()).toBe(4)
})

/** The server's answer about demos that it reads: so many of them done. */
const work = (step: 'waiting' | 'reading', done: number, total: number) => ({
  ...{ kind: 'demos', state: 'running', step, done, total },
  ...{ startedAt: new Date().toISOString(), failed: null },
})

test('a bar shows how much is sent, then how many other demos are read first, then how many of this upload, and is gone at DISCARD (rulebook 8.37)', async () => {
  const line = await page.context().newCDPSession(page)
  const setLine = (uploadThroughput: number, latency = 0) =>
    line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: -1, uploadThroughput },
    })
  await setLine(50_000)
  const large = { name: 'large.dem', mimeType: 'application/octet-stream', buffer: Buffer.alloc(400_000) }
  await page.getByLabel('Kill Score', { exact: true }).setInputFiles(large)
  const bar = page.getByRole('progressbar', { name: 'Checking the file' })
  const sent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(sent, { interval: 50 }).toBeGreaterThan(0)
  expect(await sent()).toBeLessThan(100)
  await page.getByRole('button', { name: 'DISCARD' }).click()

  // The file is sent at once, its answer is long in coming, and meanwhile the test says how far the server is.
  let shown = [work('waiting', 0, 3)]
  await page.route(/get-event-work/, route => route.fulfill({ json: { success: true, work: shown } }))
  await setLine(-1, 600_000)
  await choose(written('m1.dem'))
  await page.getByText('Reading demos: 3 other demos are read first').first().waitFor()
  const own = (done: number) =>
    page.getByRole('progressbar', { name: new RegExp(`^Reading demos: ${done} of 10 `) }).first()
  for (const done of [4, 7]) {
    shown = [work('reading', done, 10)]
    await own(done).waitFor()
    expect(Number(await own(done).getAttribute('aria-valuenow'))).toBe(done * 10)
  }
  await shot('demo-reading-1440')
  // Then the server stops to read.
  const left = page.waitForEvent('requestfailed', request => request.url().includes('/upload-score'))
  await page.getByRole('button', { name: 'DISCARD' }).click()
  await left
  shown = []
  await own(7).waitFor({ state: 'detached' })
  await setLine(-1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a file that is no demo is refused with one sentence, also in Polish on a phone (rulebook 8.37)', async () => {
  await page
    .getByLabel('Match Score', { exact: true })
    .setInputFiles({ name: 'a.dem', mimeType: 'application/octet-stream', buffer: Buffer.from('no demo') })
  await page.getByText('This is no demo of Counter-Strike 2.').waitFor()
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByText('To nie jest demo Counter-Strike’a 2.').waitFor()
  await page.getByLabel('Wynik zabójstw', { exact: true }).setInputFiles(synthetic('synthetic-full.dem'))
  await page.getByText('Zgodność z sumami serwera: 10 z 10').waitFor()
  await page.getByText('Successfully uploaded score.').first().waitFor({ state: 'detached' })
  await resizeTo(page, 390)
  await shot('demo-pl-390')
  expect(await faults(page)).toEqual([])
})
