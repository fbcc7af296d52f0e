import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'

// Demos are uploaded as score files. Each test continues where the one before ended.

const demos = fileURLToPath(new URL('../../../api/test/demos/', import.meta.url))
const domainData = new URL('../../../../packages/domain/test/data/', import.meta.url)

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

/** The scores of all maps of the matches of the phase. */
async function mapScores(): Promise<string[]> {
  type Match = { maps: { homeScore: number | null; awayScore: number | null }[] }
  const path = `/api/${product.slug}/get-event`
  const { event } = await sender(page.request)<{ event: { phases: { matches: Match[] }[] } }>(path, { id })
  const maps = event.phases.flatMap(({ matches }) => matches.flatMap(match => match.maps))
  return maps.map(({ homeScore, awayScore }) => `${homeScore}:${awayScore}`).toSorted()
}

test('the seven maps of both series have their counts, and fill in the results of the matches (rulebook 18.12)', async ({
  adminApi,
}) => {
  for (const [home, away] of [
    ['ZywOo', 'KSCERATO'],
    ['donk', 'NiKo'],
  ] as const) {
    const teams = {
      homeTeamId: adminApi.player(home).team.id,
      awayTeamId: adminApi.player(away).team.id,
    }
    const data = { ...teams, date: new Date().toISOString(), phaseIndex: 1 }
    await sender(page.request)(`/api/${product.slug}/add-phase-match`, { eventId: id, data, maps: [] })
  }
  await page.reload()
  const names = (await readdir(folder)).filter(name => !/^m\d/.test(name))
  expect(names).toHaveLength(7)
  await adminPage(page).choose('Uploaded maps', 'REPLACE ALL')
  await choose(...names.map(written))
  await page.getByRole('checkbox', { name: 'Enter these map results', checked: true }).waitFor()
  await upload()
  await adminPage(page).entry('#5').waitFor()
  // In these demos the terrorists win every round, and the teams change sides after twelve.
  await expect.poll(mapScores).toEqual(['11:12', '12:11', '12:12', '12:3', '12:8', '12:9', '16:12'])
  const golden = (await readFile(new URL('golden-counts.csv', domainData), 'utf8')).trim().split('\n')
  const expected = golden.flatMap(line => {
    const [of, steamId, , keyplay = '', count] = line.split(',')
    return of !== 'server-log-inferno' && Number(keyplay) <= 14 ? [`1,${steamId},${keyplay},${count}`] : []
  })
  expect((await countsOf(5)).toSorted()).toEqual(expected.toSorted())
})

/** Has the server read ten demos for another event, as another admin's dry run does; resolves once the first one is being read. */
async function keepServerBusy(eventId: number) {
  const names = (await readdir(folder)).slice(0, 10)
  const form = new FormData()
  for (const [field, value] of Object.entries({ eventId, type: 'kill', phaseIndex: 1, dryRun: true }))
    form.append(field, `${value}`)
  for (const name of names) form.append('file', new File([await readFile(written(name))], name))
  const answer = page.request.post(`/api/${product.slug}/upload-score`, { multipart: form })
  const work = async () =>
    (await page.request.get(`/api/${product.slug}/get-event-work?eventId=${eventId}`)).text()
  await expect.poll(work, { interval: 20 }).toContain('"reading"')
  return { answer }
}

test('a bar shows how much is sent; who waits sees how many other demos are read first (rulebook 8.37)', async ({
  adminApi,
}) => {
  const other = await adminApi.createEvent('Other Demo Cup', { phases: [['vitality', 'furia']] })
  const line = await page.context().newCDPSession(page)
  const sendAt = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    })
  await sendAt(50_000)
  await choose(written('spirit-falcons-m1.dem'))
  const bar = page.getByRole('progressbar', { name: 'Checking the file' })
  const sent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(sent, { interval: 50 }).toBeGreaterThan(0)
  expect(await sent()).toBeLessThan(100)
  await sendAt(-1)
  await page.getByRole('button', { name: 'DISCARD' }).click()

  const { answer } = await keepServerBusy(other)
  await choose(written('m1.dem'))
  await page
    .getByText(/^Reading demos: \d+ other demos? (is|are) read first$/)
    .first()
    .waitFor()
  await read('de_nuke').waitFor()
  expect((await answer).ok()).toBe(true)
  await page.getByRole('button', { name: 'DISCARD' }).click()
})

test('a bar shows how many of the own demos are read, and is gone at DISCARD (rulebook 8.37)', async () => {
  const work = async () =>
    (await page.request.get(`/api/${product.slug}/get-event-work?eventId=${id}`)).text()
  await choose(...(await readdir(folder)).slice(0, 10).map(written))
  const bar = page.getByRole('progressbar', { name: /^Reading demos: \d+ of 10 / }).first()
  await bar.waitFor()
  await shot('demo-reading-1440')
  const before = Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  expect(await work()).toContain('"reading"')
  await page.getByRole('button', { name: 'DISCARD' }).click()
  await expect.poll(work).not.toContain('"demos"')
  await bar.waitFor({ state: 'detached' })
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
