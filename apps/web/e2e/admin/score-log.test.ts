import { readFile } from 'node:fs/promises'
import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'
import { readLogOfPlayers } from '../server-log.ts'

// A server log is uploaded as a score file; each of its tests continues where the one before ended. Then the history of uploads.

let page: Page
let log: string
let id: number

const chooseLog = (label: string, name: string, text: string) =>
  page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('the dry run of a log shows its counts and the keyplays it cannot count (rulebook 14.14)', async ({
  app,
  adminApi,
}) => {
  log = await readLogOfPlayers(adminApi.player)
  id = await adminApi.createEvent('Log Cup', { phases: [['vitality', 'furia']] })
  await adminApi.lock(id, 1)
  page = await openAdminPage(app, `/${product.slug}/data/events/config/${id}?tab=scores`)
  const [home, away] = ['ZywOo', 'KSCERATO'].map(name => adminApi.player(name).team.id)
  await sender(page.request)(`/api/${product.slug}/add-phase-match`, {
    eventId: id,
    data: { homeTeamId: home, awayTeamId: away, date: new Date().toISOString(), phaseIndex: 1 },
    maps: [],
  })
  await chooseLog('Kill Score', 'inferno.txt', log)
  await page.getByText('Rows read: 107. Layout: server log. Phases: 1.').waitFor()
  await page.getByText('A server log or a demo gives the Kill Score and the Match Score at once.').waitFor()
  await page
    .getByText('The log or demo lacks some rounds, so these are incomplete: MVP round, Bomb defuse.')
    .waitFor()
  expect(await faults(page)).toEqual([])
})

test('one press uploads both scores and enters the result of the map, and the history shows them (rulebook 18.12)', async () => {
  await page.getByRole('checkbox', { name: 'Enter these map results', checked: true }).waitFor()
  await adminPage(page).button('UPLOAD').click()
  await adminPage(page).popup('Successfully uploaded score.')
  await expect.poll(() => adminPage(page).entry('inferno.txt').count()).toBe(2)
  await expect.poll(() => page.getByText('Last updated-').count()).toBe(0)
  type Match = { maps: { homeScore: number | null; awayScore: number | null }[] }
  const readMaps = async () => {
    const path = `/api/${product.slug}/get-event`
    const { event } = await sender(page.request)<{ event: { phases: { matches: Match[] }[] } }>(path, { id })
    return event.phases.flatMap(({ matches }) => matches.flatMap(({ maps }) => maps))
  }
  await expect.poll(readMaps).toMatchObject([{ homeScore: 13, awayScore: 2 }])
})

test('a file that is no log is refused with a reason, also in Polish on a phone', async () => {
  await chooseLog('Match Score', 'table.log', 'steamid,adr\n1,80\n')
  await page.getByText('This is not a server log: no line starts like').waitFor()
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByText('To nie jest log serwera: żaden wiersz nie zaczyna się jak').waitFor()
  await page
    .getByText('Wybierz pliki .csv, .txt, .log lub .dem, także jako .gz, albo upuść je tutaj')
    .waitFor()
  // While it fades out, it would have other colours.
  await page.getByText('Successfully uploaded score.').first().waitFor({ state: 'detached' })
  await resizeTo(page, 390)
  expect(await faults(page)).toEqual([])
})

/** What the server answers while it ranks a million users, which this test does not do. */
const longWork = [
  {
    kind: 'notices',
    state: 'failed',
    step: null,
    done: 0,
    total: 0,
    startedAt: '2026-11-22T12:00:05.000Z',
    failed: {
      at: '2026-11-22T12:00:05.000Z',
      reason: 'no room',
      tries: 3,
      nextTryAt: '2026-11-22T12:00:09.000Z',
    },
  },
  {
    kind: 'ranking',
    state: 'running',
    step: 'scoring',
    done: 640_000,
    total: 1_000_000,
    startedAt: '2026-11-22T12:00:05.000Z',
    failed: null,
  },
]

const words = {
  en: {
    file: 'Download the file scores.csv of #1 as it was uploaded',
    counts: 'Download the counts of #1',
    progress: 'Ranking: 640,000 of 1,000,000',
  },
  pl: {
    file: 'Pobierz plik scores.csv z #1 tak, jak go wgrano',
    counts: 'Pobierz liczby z #1',
    progress: 'Ranking: 640 000 z 1 000 000',
  },
} as const

test('the history downloads an uploaded file and its counts, and shows the progress of long work, in both languages, also on a phone (rulebook 8.24, 11.39)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('History Cup', { phases: [['vitality']] })
  const { steamId } = adminApi.player('ZywOo')
  const text = `phase;steamId;keyplayId;count\r\n1;${steamId};1;7\r\n`
  await adminApi.uploadFile(eventId, 1, text)
  const page = await openAdminPage(app, null)
  await page.route(/get-event-work/, route => route.fulfill({ json: { success: true, work: longWork } }))
  await page.goto(`/${product.slug}/data/events/config/${eventId}?tab=scores`)
  const saved = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return readFile(await (await download).path(), 'utf8')
  }
  const look = async ({ file, counts, progress }: (typeof words)[keyof typeof words]) => {
    await page.getByText(progress).waitFor()
    await page.getByText('no room').waitFor()
    expect(await saved(file)).toBe(text)
    expect(await saved(counts)).toContain(`1,${steamId},1,7`)
  }
  await look(words.en)
  await page.getByRole('button', { name: 'Polski' }).click()
  await resizeTo(page, 390)
  await look(words.pl)
  // The page polls the work every second and a half.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
