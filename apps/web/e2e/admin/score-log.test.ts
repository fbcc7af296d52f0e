import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'
import { readRealLog } from '../server-log.ts'

// A server log is uploaded as a score file. Each test continues where the one before ended.

/** The account ids of the real log, in the order of the players that replace them. */
const accounts = [1, 8, 15, 22, 29, 36, 43, 50, 57, 64].map(each => 900_000_000 + each)
const names = [
  'ZywOo',
  'apEX',
  'flameZ',
  'mezii',
  'ropz',
  'FalleN',
  'KSCERATO',
  'yuurih',
  'molodoy',
  'YEKINDAR',
]

let page: Page
let log: string

const chooseLog = (label: string, name: string, text: string) =>
  page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('the dry run of a log shows its counts and the keyplays it cannot count (rulebook 14.14)', async ({
  app,
  adminApi,
}) => {
  log = accounts.reduce((text, account, at) => {
    const { steamId } = adminApi.player(names[at] ?? '')
    return text.replaceAll(String(account), String(BigInt(steamId) - 76_561_197_960_265_728n))
  }, (await readRealLog()).toString())
  const id = await adminApi.createEvent('Log Cup', { phases: [['vitality', 'furia']] })
  await adminApi.lock(id, 1)
  page = await openAdminPage(app, `/${product.slug}/data/events/config/${id}?tab=scores`)
  await chooseLog('Kill Score', 'inferno.log', log)
  await page.getByText('Rows read: 107. Layout: server log. Phases: 1.').waitFor()
  await page.getByText('A server log gives the Kill Score and the Match Score at once.').waitFor()
  await page
    .getByText('The log misses some rounds, so these are incomplete: MVP round, Bomb defuse.')
    .waitFor()
  expect(await faults(page)).toEqual([])
})

test('one press uploads both scores, and the history shows them', async () => {
  await adminPage(page).button('UPLOAD').click()
  await adminPage(page).popup('Successfully uploaded score.')
  await expect.poll(() => page.getByRole('row', { name: /inferno\.log/ }).count()).toBe(2)
  await expect.poll(() => page.getByText('Last updated-').count()).toBe(0)
})

test('a file that is no log is refused with a reason, also in Polish on a phone', async () => {
  await chooseLog('Match Score', 'table.log', 'steamid,adr\n1,80\n')
  await page.getByText('This is not a server log: no line starts like').waitFor()
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByText('To nie jest log serwera: żaden wiersz nie zaczyna się jak').waitFor()
  await page.getByText('Wybierz plik .csv lub .log albo upuść go tutaj').waitFor()
  // While it fades out, it would have other colours.
  await page.getByText('Successfully uploaded score.').first().waitFor({ state: 'detached' })
  await resizeTo(page, 390)
  expect(await faults(page)).toEqual([])
})
