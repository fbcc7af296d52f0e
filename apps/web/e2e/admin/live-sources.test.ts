import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, openAdminPage } from '../pages/admin-page.ts'
import { readRealLog, sendLog } from '../server-log.ts'

const send = (page: Page, url: string, whole: Buffer, begin: number, end: number) =>
  sendLog(page.request, url, whole, begin, end)

describe('live sources (rulebook 15.4)', () => {
  test('an organiser connects a server, sees its map while it runs, fills a gap, assigns unknown people', async ({
    app,
    adminApi,
  }) => {
    const eventId = await adminApi.createEvent('Live Cup', { phases: [['spirit', 'falcons'], ['spirit']] })
    await adminApi.lock(eventId, 1)
    const page = await openAdminPage(app, `/${product.slug}/data/events/config/${eventId}?tab=scores`)
    const { button, popup, choose, confirm, dialog, mapRow } = adminPage(page)
    const whole = await readRealLog()

    await page.getByLabel('Name of the game server', { exact: true }).fill('Main stage')
    await button('ADD SOURCE').click()
    const lines = await page.getByRole('region', { name: 'Lines for the console' }).textContent()
    const [first, second, third = ''] = (lines ?? '').split('\n')
    expect([first, second]).toEqual(['log on', 'mp_logdetail 3'])
    const url = /^logaddress_add_http "(.*)"$/.exec(third)?.[1] ?? ''
    expect(url).toMatch(new RegExp(`^${app.url}/api/score-sources/[\\w-]{43}/log$`))
    expect(await faults(page)).toEqual([])
    await button('DONE').click()

    const source = page.getByRole('region', { name: 'Main stage' })
    await source.getByText('Nothing received yet').waitFor()
    await send(page, url, whole, 0, 200_000)
    await send(page, url, whole, 220_000, 300_000)
    await source.getByText('LIVE', { exact: true }).waitFor()
    await source.getByText(/^20,000 bytes missing after .+\.$/).waitFor()
    expect(await faults(page)).toEqual([])

    await send(page, url, whole, 300_000, whole.length)
    await source.getByText('FINAL', { exact: true }).waitFor()
    await page.getByLabel('Log file of Main stage', { exact: true }).setInputFiles({
      name: 'server.log',
      mimeType: 'text/plain',
      buffer: whole,
    })
    await popup('Successfully uploaded the log file.')
    await source.getByText('from a log file').waitFor()
    await source.getByText('Agrees with the server: 10 of 10').waitFor()
    await mapRow('Main stage').getByText('Kill Score + Match Score').waitFor()
    expect(await source.getByText('Bytes missing').count()).toBe(0)

    const person = (name: string) => source.getByRole('listitem').filter({ hasText: name })
    await person('Juniper').getByRole('button', { name: 'IGNORE', exact: true }).click()
    await dialog('Ignore Juniper?').getByText('This changes nothing.').waitFor()
    await dialog('Ignore Juniper?').getByRole('button', { name: 'IGNORE', exact: true }).click()
    await person('Juniper').getByText('IGNORED').waitFor()
    await page.getByLabel('Ivy counts for', { exact: true }).click()
    await page.getByRole('option').first().click()
    const missing = source.getByRole('region', { name: 'Players missing from the catalogue' })
    await missing.getByRole('button', { name: 'ASSIGN', exact: true }).click()
    const assigning = dialog('Assign 1 player?')
    await assigning.getByText(/counts? changes?$/).waitFor()
    expect(await faults(page)).toEqual([])
    await assigning.getByRole('button', { name: 'ASSIGN', exact: true }).click()
    await popup('Successfully saved the source.')
    await person('Ivy').getByRole('button', { name: 'TAKE BACK' }).waitFor()
    expect(await missing.getByText('Ivy', { exact: true }).count()).toBe(0)
    await person('Hazel').getByRole('button', { name: 'ADD TO CATALOGUE' }).click()
    const form = page.getByRole('dialog', { name: 'Add Hazel to the catalogue' })
    expect(await form.getByLabel('SteamID', { exact: false }).first().inputValue()).toBe('76561198860265778')
    await page.keyboard.press('Escape')

    await choose('Phase of de_inferno', 'counts for no phase')
    const moving = dialog('Count de_inferno in no phase?')
    await moving.getByText('removes', { exact: true }).waitFor()
    await moving.getByRole('button', { name: 'Cancel' }).click()
    await source.getByText('stays in its phase').waitFor({ state: 'detached' })
    await choose('Phase of de_inferno', 'counts for no phase')
    await moving.getByRole('button', { name: 'CHANGE PHASE', exact: true }).click()
    await source.getByText('stays in its phase').waitFor()
    await button('PAUSE').click()
    await source.getByText('PAUSED', { exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
    await button('RESUME').click()
    const resume = page.getByRole('dialog', { name: 'Resume Main stage?' })
    await resume.getByText('This changes nothing.').waitFor()
    await resume.getByRole('button', { name: 'RESUME', exact: true }).click()
    await source.getByText('LISTENING', { exact: true }).waitFor()
    await page.locator('#menu').getByRole('button', { name: 'Polski' }).click()
    await page.getByText('źródła na żywo').waitFor()
    await page.locator('#menu').getByRole('button', { name: 'English' }).click()
    await resizeTo(page, 390, 844)
    expect(await faults(page)).toEqual([])

    await button('Remove Main stage').click()
    await confirm()
    await popup('Successfully removed the source.')
    await page.getByText('NO LIVE SOURCES YET').waitFor()
    expect((await page.request.post(url, { data: 'x' })).status()).toBe(404)
    await page.context().close()
  })
})
