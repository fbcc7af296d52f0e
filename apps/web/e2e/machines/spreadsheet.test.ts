import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { fromCsv } from '@game/domain'
import { expect, onTestFinished } from 'vitest'
import { test } from '../fixtures.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { signUp } from '../users.ts'
import { printed } from './printed.ts'

const run = promisify(execFile)

test('the programs of docs/machines/spreadsheet.md write a ranking as CSV, and into Google Sheets', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Sheet Cup', { phases: [['vitality', 'furia']] })
  const fan = await signUp(app, 'sheet_sam', '/privacy-policy')
  await leagueCalls(fan).hold(eventId, adminApi.player('ZywOo').id)
  await adminApi.lock(eventId, 1)
  await adminApi.upload(eventId, 1, [['ZywOo', 1, 5]])
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = join(folder, 'ranking.mjs')
  await writeFile(program, await printed('spreadsheet', 'js', 'process.argv'))
  const csv = async () => {
    const { stdout } = await run(process.execPath, [program, app.url, String(eventId)])
    return fromCsv(stdout).rows.map(({ cells }) => cells)
  }
  const score = expect.stringMatching(/^[\d.]+$/)
  await expect.poll(csv).toEqual([
    ['rank', 'name', 'score'],
    ['1', 'sheet_sam', score],
  ])

  // Apps Script fetches synchronously.
  const fetchNow = (url: string) =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      'console.log(await (await fetch(process.argv[1])).text())',
      url,
    ])
  const UrlFetchApp = { fetch: (url: string) => ({ getContentText: () => fetchNow(url).toString() }) }
  const script = (await printed('spreadsheet', 'js', 'UrlFetchApp')).replace(
    'https://play.example.org',
    app.url,
  )
  expect(runInNewContext(`${script}; JSON.stringify(CLUTCHDECK(${eventId}))`, { UrlFetchApp })).toMatch(
    /^\[\["rank","name","score"\],\[1,"sheet_sam",[\d.]+\]\]$/,
  )
})
