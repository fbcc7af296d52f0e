import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { test } from '../fixtures.ts'
import { cardsByName } from '../pages/game-page.ts'
import { password, popup, signUpHost } from '../users.ts'

/** What browsers say of a header that counts on pages with https only. */
const onlyWithTls = /Cross-Origin-Opener-Policy/

/** Sends a call as the page does. */
const call = (page: Page, verb: string, data: object) =>
  page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body })).json()
    },
    [`/api/${product.slug}/${verb}`, JSON.stringify(data)] as const,
  )

test('in a network without https: the invitation leads to the address by which the game was opened, a friend signs up by it and drags a card (docs/machines/host-a-game.md)', async ({
  app,
  adminApi,
}) => {
  await (await signUpHost(app, adminApi, 'lan_lena')).context().close()
  const lan = app.url.replace('127.0.0.1', 'deck.lan')
  const browser = await launchChromium(inject('chromium'), ['--host-resolver-rules=MAP deck.lan 127.0.0.1'])
  const faults: string[] = []
  const visit = async (path: string) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 1400 } })).newPage()
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', error => faults.push(error.message))
    await page.goto(lan + path)
    await page.getByRole('button', { name: 'REJECT' }).click()
    return page
  }
  const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  try {
    const host = await visit('/login')
    await text(host, 'Username').fill('lan_lena')
    await text(host, 'Password').fill(password)
    await host.getByRole('button', { name: 'LOGIN' }).click()
    await host.waitForURL(`${lan}/${product.slug}`)
    expect(await host.evaluate(() => isSecureContext)).toBe(false)
    const phases = ['One']
    const { event } = await call(host, 'host-event', { data: { name: 'LAN', phases, joinRule: 'open' } })
    const rows = ['anna', 'ola'].map((name, n) => ({ steamId: `7656119799900000${n}`, name }))
    await call(host, 'set-event-players', { eventId: event.id, rows, list: true })
    const [open, lock] = [-1, 60].map(minutes => new Date(Date.now() + minutes * 60_000).toISOString())
    await adminApi.edit('update-phase', { eventId: event.id, index: 1, data: { open, lock } })
    const streams: string[] = []
    host.on('request', request => {
      const { pathname, search } = new URL(request.url())
      if (pathname.endsWith('/live')) streams.push(search.replace(/age=.*/, ''))
    })
    await host.goto(`${lan}/${product.slug}/private/${event.id}`)
    const link = `${lan}/e/${await host.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()}`
    await host.getByText(link, { exact: true }).waitFor()
    await host.getByRole('button', { name: 'COPY the link' }).click()
    await popup(host, 'Copied.').waitFor()
    await text(host, 'Prize').press('Control+V')
    expect(await text(host, 'Prize').inputValue()).toBe(link)
    expect(streams.length).toBeGreaterThan(0)
    expect(new Set(streams).size, 'each stream of the page is read once').toBe(streams.length)

    const friend = await visit(new URL(link).pathname)
    await friend.getByRole('link', { name: 'SIGN UP' }).click()
    await text(friend, 'Username').fill('lan_franek')
    await text(friend, 'Email').fill('lan_franek@example.com')
    await text(friend, 'Password').fill(password)
    await text(friend, 'Confirm password').fill(password)
    await friend.getByRole('checkbox', { name: /^I accept/ }).check()
    await friend.getByRole('button', { name: 'SIGNUP' }).click()
    await friend.getByRole('button', { name: 'TAKE PART' }).click()
    await friend.getByRole('link', { name: 'OPEN THE GAME' }).click()
    await friend.getByRole('link', { name: 'BUILD A DECK' }).click()
    await friend.getByText('Event phases').waitFor()
    await friend.keyboard.press('Escape')
    const table = cardsByName(friend)
    await table.dragIntoDeck('anna')
    await table.count(1)
    await table.saved()
    // The stream of a page without https works too: the host's change arrives.
    await call(host, 'set-event-players', { eventId: event.id, rows: [{ ...rows[1], name: 'olga' }] })
    await friend.getByRole('button', { name: 'Move olga', exact: true }).waitFor()
    expect(faults.filter(fault => !onlyWithTls.test(fault))).toEqual([])
  } finally {
    await browser.close()
  }
})
