import { readFile } from 'node:fs/promises'
import { product } from '@game/domain'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { openAsAdmin } from '../users.ts'

const at = '2026-11-22T12:00:05.000Z'
const longWork = [
  {
    kind: 'notices',
    state: 'failed',
    step: null,
    done: 0,
    total: 0,
    startedAt: at,
    failed: { at, reason: 'no room', tries: 3, nextTryAt: '2026-11-22T12:00:09.000Z' },
  },
  {
    kind: 'ranking',
    state: 'running',
    step: 'scoring',
    done: 640_000,
    total: 1_000_000,
    startedAt: at,
    failed: null,
  },
]

test.for([
  [
    'en',
    1440,
    'Download the file scores.csv of #1 as it was uploaded',
    'Download the counts of #1',
    'Ranking: 640,000 of 1,000,000',
    'no room',
  ],
  [
    'pl',
    390,
    'Pobierz plik scores.csv z #1 tak, jak go wgrano',
    'Pobierz liczby z #1',
    'Ranking: 640 000 z 1 000 000',
    'no room',
  ],
] as const)(
  'the history downloads an uploaded file and its counts, and shows the progress of long work (rulebook 8.24, 11.39): %s, %i px',
  async ([language, width, file, counts, progress, reason], { app, adminApi }) => {
    const eventId = await adminApi.createEvent('History Cup', { phases: [['vitality']] })
    const { steamId } = adminApi.player('ZywOo')
    const text = `phase;steamId;keyplayId;count\r\n1;${steamId};1;7\r\n`
    await adminApi.uploadFile(eventId, 1, text)
    const page = await openAsAdmin(app, `/${product.slug}/data/events/config/${eventId}`, {
      viewport: { width, height: 900 },
    })
    // This test does not rank a million users: it sends the server's answer itself.
    await page.route(/get-event-work/, route => route.fulfill({ json: { success: true, work: longWork } }))
    await page.evaluate(language => localStorage.setItem('language', language), language)
    await page.reload()
    await page.getByRole('tab').nth(1).click()
    const saved = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      return readFile(await (await download).path(), 'utf8')
    }
    await page.getByText(progress).waitFor()
    await page.getByText(reason).waitFor()
    expect(await saved(file)).toBe(text)
    expect(await saved(counts)).toContain(`1,${steamId},1,7`)
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/history-${width}.png`, fullPage: true })
    // The page polls the work every second and a half.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  },
)
