import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults } from '../axe.ts'
import { type AdminApi, test } from '../fixtures.ts'
import { leagueCalls, leaguePages, settling } from '../pages/league-pages.ts'
import { signUp } from '../users.ts'

// Five members play a cup that two events are enough for four of: the first is a table, whose best two play the final.

const players = { ola_q: 'ZywOo', kamil_q: 'FalleN', nuke_q: 'apEX', paula_q: 'yuurih', seba_q: 'ropz' }
const events = ['Spring One', 'Spring Two']
const headshot = 1
const more = 'With more members the first round is a table, whose best 2 go on.'
const rule = 'With more than 4 members the first round is a table, whose best 2 go on.'

/** Locks an event and uploads 50, 40, 30, 20 and 20 headshots. */
async function play(adminApi: AdminApi, eventId: number): Promise<void> {
  await adminApi.lock(eventId, 1, new Date().toISOString())
  const rows = Object.values(players).map((name, at): [string, number, number] => [
    name,
    headshot,
    Math.max(20, 50 - 10 * at),
  ])
  await adminApi.upload(eventId, 1, rows)
}

/** What the rows of the table say, of which one is the line. */
const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: /^Table of/ })
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => row.textContent?.match(/[a-z]+_q|The best \d go on|Those above have gone on/)?.[0]),
    )

test('a cup that starts when it fits shows the table of its first round, with a line, and then its bracket (rulebook 13.80, 13.83, 19.39)', async ({
  app,
  adminApi,
}) => {
  const plan = { phases: [['vitality', 'furia']], goal: 1 }
  const eventIds: number[] = []
  for (const name of events) eventIds.push(await adminApi.createEvent(name, plan))
  const page = await signUp(app, 'ola_q', '/leagues/create', { tourDone: true })
  const { make, tab, button, bracket } = leaguePages(page)
  await page.getByRole('radio', { name: /^Cup/ }).check({ force: true })
  await page.getByRole('checkbox', { name: /^Starts when it fits/ }).check({ force: true })
  await button('NEXT').click()
  await page.getByRole('radio', { name: /^A whole season/ }).check({ force: true })
  await page.getByText('A cup of a whole season has no table').waitFor()
  await page.getByRole('radio', { name: /^Several events/ }).check({ force: true })
  for (const name of events)
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check({ force: true })
  await page.getByText(more).waitFor()
  await button('BACK').click()
  const code = await make({ name: 'Spring cup', format: 'Cup', events: [] })
  await page.getByRole('link', { name: 'OPEN THE LEAGUE' }).click()
  await page.getByText(rule).waitFor()
  const league = page.url()

  const others: Page[] = []
  for (const name of Object.keys(players).slice(1)) others.push(await signUp(app, name, null))
  for (const each of others) await leagueCalls(each).join(code)
  for (const [at, name] of Object.values(players).entries())
    for (const eventId of eventIds)
      await leagueCalls([page, ...others][at] ?? page).hold(eventId, adminApi.player(name).id)
  await page.goto(`${app.url}/l/${code}`)
  await page.getByText(rule).waitFor()

  const [first = 0, second = 0] = eventIds
  await play(adminApi, first)
  await page.goto(league)
  await tab('bracket').waitFor()
  await expect
    .poll(async () => (await rowsOf(page)).slice(0, 4), settling)
    .toEqual(['ola_q', 'kamil_q', 'The best 2 go on', 'nuke_q'])
  await page.getByText('As it stands now.').waitFor()
  expect(await page.getByText('a card, then the seed').count(), 'of the two with equal points').toBe(2)
  expect(await button('INVITE').count(), 'nobody can join').toBe(0)
  expect(await faults(page)).toEqual([])

  await play(adminApi, second)
  await page.getByText('As it stands now.').waitFor({ state: 'detached', ...settling })
  const stands = ['ola_q', 'kamil_q', 'Those above have gone on', 'nuke_q']
  await expect.poll(async () => (await rowsOf(page)).slice(0, 4), settling).toEqual(stands)
  await bracket.getByText('kamil_q').waitFor()
  await leagueCalls(page).notified('league_drawn', 'Spring cup')
  const [, member = page] = others
  await member.goto(league)
  await leaguePages(member).button('LEAVE').click()
  await member.getByText(/^You lose every later tie/).waitFor()
  const leagueId = Number(/\d+$/.exec(new URL(league).pathname)?.[0])
  await sender(others[0]?.request ?? page.request)('/api/social/leave-league', { leagueId })
  await page.reload()
  await expect
    .poll(async () => (await rowsOf(page)).slice(0, 3), settling)
    .toEqual(stands.filter(each => each !== 'kamil_q'))
  await adminApi.edit('update-event', { eventId: first, data: { public: false } })
  await page.reload()
  await page.getByText('THE ROUND NO LONGER COUNTS').waitFor()
  await bracket.getByText('kamil_q').waitFor()
  await page.goto(`${app.url}/leagues`)
  for (const each of [page, ...others]) await each.context().close()
})
