import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { test } from '../fixtures.ts'
import { addSource, fillDeck } from '../live-event.ts'
import { endsOfRounds, readRealLog, sendLog } from '../server-log.ts'
import { openAsAdmin, signUp } from '../users.ts'

/** As fast as the log is replayed. */
const speed = 30
const size = { viewport: { width: 1920, height: 1080 } }
const points = (page: Page) => page.locator('[data-part=points]')

/** When the log says that each round was over, in ms, by number of rounds. */
const timesOf = (log: Buffer, ends: readonly number[]): number[] =>
  ends.map(end => {
    const last = log.subarray(0, end).toString().trimEnd().split('\n').at(-1) ?? ''
    const [, month, day, year, time] = /^L (\d+)\/(\d+)\/(\d+) - (\d+:\d+:\d+)/.exec(last) ?? []
    return Date.parse(`${year}-${month}-${day}T${time}Z`)
  })

/** Notes in the page when points appeared, in ms since 1970. */
const notePoints = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    new MutationObserver(changes => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      if (added.some(node => node instanceof HTMLElement && node.matches('[data-part=points]')))
        times.push(Date.now())
    }).observe(document.body, { childList: true, subtree: true })
  })

/** Waits for the first points after a moment; returns how many ms later they appeared. */
const delayOf = async (page: Page, since: number): Promise<number> => {
  const found = await page.waitForFunction(
    moment => (window as unknown as { times: number[] }).times.find(time => time >= moment),
    since,
  )
  return Number(await found.jsonValue()) - since
}

test('the overlay shows teams, score, round and, within a second, the points of a real log at speed 30 (rulebook 26.6, 26.8)', async ({
  app,
  adminApi,
}) => {
  const log = await readRealLog()
  const ends = endsOfRounds(log)
  const times = timesOf(log, ends)
  const eventId = await adminApi.createEvent('Overlay Cup', { phases: [['spirit', 'falcons']] })
  const admin = await openAsAdmin(app, '/privacy-policy')
  const url = await addSource(sender(admin.request), adminApi, eventId, 'Stage')
  await adminApi.lock(eventId, 1)
  await sendLog(admin.request, url, log, 0, ends[0] ?? 0)

  const page = await app.visit(`/overlay/${eventId}`, { ...size, isDrawn: true })
  await page.getByText('Inferno', { exact: true }).waitFor()
  for (const team of ['Team Spirit', 'Team Falcons']) await page.getByText(team, { exact: true }).waitFor()
  const clear = 'rgba(0, 0, 0, 0)'
  const grounds = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map(each => getComputedStyle(each).backgroundColor),
    )
  expect(await grounds(), 'the video shows through').toEqual([clear, clear])
  expect(await points(page).count(), 'what happened before the page was opened does not pop').toBe(0)

  await notePoints(page)
  const started = Date.now()
  const delays: number[] = []
  for (let round = 1; round < ends.length; round++) {
    const due = started + ((times[round] ?? 0) - (times[0] ?? 0)) / speed
    await expect.poll(() => Date.now(), { interval: 5 }).toBeGreaterThanOrEqual(due)
    const sentAt = Date.now()
    await sendLog(admin.request, url, log, ends[round - 1] ?? 0, ends[round] ?? 0)
    delays.push(await delayOf(page, sentAt))
  }
  expect(delays).toHaveLength(15)
  expect(Math.max(...delays), `${delays}`).toBeLessThan(1000)
  await expect.poll(() => points(page).first().textContent()).toMatch(/\+[\d.,]+$/)
  await Promise.all([page.context().close(), admin.context().close()])
})

test('with reduced motion points appear and leave without moving (rulebook 26.8)', async ({
  app,
  adminApi,
}) => {
  const log = await readRealLog()
  const ends = endsOfRounds(log)
  const eventId = await adminApi.createEvent('Calm Cup', { phases: [['spirit', 'falcons']] })
  const admin = await openAsAdmin(app, '/privacy-policy')
  const url = await addSource(sender(admin.request), adminApi, eventId, 'Calm stage')
  await adminApi.lock(eventId, 1)
  await sendLog(admin.request, url, log, 0, ends[0] ?? 0)
  const page = await app.visit(`/overlay/${eventId}?lang=pl`, { ...size, reducedMotion: 'reduce' })
  await page.getByText('Inferno', { exact: true }).waitFor()
  await sendLog(admin.request, url, log, ends[0] ?? 0, ends[1] ?? 0)
  await points(page).first().waitFor()
  await page.getByText('Runda 2', { exact: true }).waitFor()
  expect(
    await points(page)
      .first()
      .evaluate(each => getComputedStyle(each).animationDuration),
  ).toBe('0.001s')
  await points(page).first().waitFor({ state: 'hidden' })
  await Promise.all([page.context().close(), admin.context().close()])
})

test('a private league is shown with its member’s access token, which no address of a request contains (rulebook 26.7)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Token Cup', { phases: [['spirit', 'falcons']] })
  const admin = await openAsAdmin(app, '/privacy-policy')
  const send = sender(admin.request)
  const settings = { name: 'Our Five', format: 'table', visibility: 'private', entry: 'open' }
  const { league } = await send<{ league: { id: number; code: string } }>('/api/social/add-league', {
    data: { ...settings, scope: { eventId } },
  })
  const member = await signUp(app, 'overlay_ola', '/privacy-policy')
  await sender(member.request)('/api/social/join-league', { code: league.code })
  await fillDeck(send, adminApi, eventId, [1])
  await fillDeck(sender(member.request), adminApi, eventId, [])
  // A member who has joined before the lock plays the round.
  const lock = new Date(Date.now() + 1000).toISOString()
  await send(`/api/${product.slug}/update-phase`, { eventId, index: 1, data: { lock } })
  const table = `${app.url}/api/social/get-league-table?leagueId=${league.id}`
  await expect.poll(async () => (await (await admin.request.get(table)).json()).rows?.length).toBe(2)
  const { token } = await send<{ token: string }>('/api/auth/add-token', { name: 'OBS', scopes: ['read'] })

  const page = await app.visit('/privacy-policy', size)
  const requests: { url: string; bearer: string | undefined }[] = []
  page.on('request', request => {
    const { authorization } = request.headers()
    requests.push({ url: request.url(), bearer: authorization })
  })
  await page.goto(`${app.url}/overlay/${eventId}?league=${league.id}`)
  await expect.poll(() => requests.some(({ url }) => url.includes('get-league?'))).toBe(true)
  await page.waitForLoadState('load')
  expect(await page.content()).not.toContain('Our Five')

  requests.length = 0
  await page.goto('about:blank')
  await page.goto(`${app.url}/overlay/${eventId}?league=${league.id}#token=${token}`)
  await page.getByRole('heading', { name: 'Our Five' }).waitFor()
  await page
    .getByRole('cell', { name: 'admin' })
    .or(page.getByRole('rowheader', { name: 'admin' }))
    .waitFor()
  await member.context().close()
  expect(requests.filter(({ url }) => url.includes(token))).toEqual([])
  const calls = requests.filter(({ url }) => url.startsWith(`${app.url}/api/`))
  expect(calls.length).toBeGreaterThan(3)
  for (const { bearer } of calls) expect(bearer).toBe(`Bearer ${token}`)
  await Promise.all([page.context().close(), admin.context().close()])
})
