import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject } from 'vitest'
import { sender } from '../admin-api.ts'
import { launchChromium } from '../chromium.ts'
import { test } from '../fixtures.ts'
import { addSource } from '../live-event.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { endsOfRounds, readRealLog, sendLog } from '../server-log.ts'
import { openAsAdmin, signUp } from '../users.ts'
import { printed } from './printed.ts'

test('the overlay of docs/machines/obs-overlay.md, a file on the disk, shows the map being played and the top five', async ({
  app,
  adminApi,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'overlay-'))
  const browser = await launchChromium(inject('chromium'))
  try {
    await writeFile(join(folder, 'overlay.html'), await printed('obs-overlay', 'html'))
    const eventId = await adminApi.createEvent('Overlay Cup', { phases: [['spirit', 'falcons']] })
    const fan = await signUp(app, 'overlay_ola', '/privacy-policy')
    await leagueCalls(fan).hold(eventId, adminApi.player('donk').id)
    const admin = await openAsAdmin(app, '/privacy-policy')
    const url = await addSource(sender(admin.request), adminApi, eventId, 'Stage')
    await adminApi.lock(eventId, 1)

    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    const faults: string[] = []
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', error => faults.push(error.message))
    await page.goto(`${pathToFileURL(join(folder, 'overlay.html'))}#game=${app.url}&event=${eventId}`)
    const log = await readRealLog()
    await sendLog(admin.request, url, log, 0, endsOfRounds(log)[9] ?? 0)
    await page.getByText(/^de_inferno, round 10\s+\S+ \d : \S+ \d$/).waitFor()
    await adminApi.upload(eventId, 1, [['donk', 1, 7]])
    await page.getByText(/^1\s+overlay_ola\s+[1-9][\d.]*$/).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
})

test('the stats site of docs/machines/stats-site.md reads the game from another origin', async ({
  app,
  adminApi,
}) => {
  const html = (await printed('stats-site', 'html')).replace('http://localhost:3000', app.url)
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const browser = await launchChromium(inject('chromium'))
  try {
    const eventId = await adminApi.createEvent('Stats Cup', { phases: [['vitality', 'furia']] })
    const fan = await signUp(app, 'stats_sara', '/privacy-policy')
    await leagueCalls(fan).hold(eventId, adminApi.player('ZywOo').id)
    await adminApi.lock(eventId, 1)
    await adminApi.upload(eventId, 1, [['ZywOo', 1, 5]])

    const page = await browser.newPage()
    const faults: string[] = []
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    const { port } = site.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/`)
    const rank = async () => {
      await page.reload()
      await page.getByLabel('Event').selectOption('Stats Cup')
      await page.waitForLoadState('networkidle')
      return page.locator('#ranking td').allTextContents()
    }
    await expect.poll(rank).toEqual(['1', 'stats_sara', expect.stringMatching(/^[\d.]+$/)])
    expect(await page.locator('#players td').first().textContent()).toBe('ZywOo')
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    site.close()
  }
})
