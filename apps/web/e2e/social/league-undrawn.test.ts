import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { leagueCalls, leaguePages } from '../pages/league-pages.ts'
import { signUp } from '../users.ts'

const users = ['waits_wes', 'waits_wim', 'waits_wyn', 'waits_won']

test('a head to head without enough members says what it waits for, in both languages, until it is drawn (rulebook 13.82, 19.14)', async ({
  app,
  adminApi,
}) => {
  const teams = ['vitality', 'furia']
  const eventId = await adminApi.createEvent('Too Few Open', { phases: [teams, teams], goal: 1 })
  const pages: Page[] = []
  for (const name of users) pages.push(await signUp(app, name, '/privacy-policy', { tourDone: true }))
  const [owner, second, third, fourth] = pages as [Page, Page, Page, Page]
  const { league } = await leagueCalls(owner).make({
    name: 'Three is a crowd',
    format: 'headToHead',
    scope: { eventId },
    visibility: 'private',
    entry: 'open',
  })
  for (const page of [second, third]) await leagueCalls(page).join(league.code)
  await owner.goto(`${app.url}/leagues/${league.id}`)
  await owner.getByText('Not started', { exact: true }).waitFor()
  await owner.getByText('Fixtures are drawn when the first round locks.').waitFor()

  await adminApi.lock(eventId, 1, new Date().toISOString())
  await owner.reload()
  await owner.getByText('Waiting', { exact: true }).waitFor()
  await owner.getByText(/^3 members of 4 needed\. The draw takes place at the first lock/).waitFor()
  expect(await owner.getByText('Running', { exact: true }).count()).toBe(0)
  await leaguePages(owner).tab('rounds').click()
  const rounds = owner.getByRole('list', { name: /^Rounds of/ }).getByRole('listitem')
  await rounds.first().getByText('Not played').waitFor()
  await rounds.last().getByText('Upcoming').waitFor()
  await owner.goto(`${app.url}/leagues/${league.id}`)
  await owner.getByRole('button', { name: 'Polski' }).click()
  await owner.getByText('Czeka', { exact: true }).waitFor()
  await owner.getByText(/^Uczestnicy: 3 z 4 potrzebnych\. Losowanie/).waitFor()
  for (const width of [1440, 390]) {
    await resizeTo(owner, width, 900)
    expect(await faults(owner), `${width} px`).toEqual([])
  }

  await leagueCalls(fourth).join(league.code)
  await owner.reload()
  await owner
    .getByText(/^Uczestników wystarczy\. Losowanie nastąpi krótko po najbliższym zamknięciu fazy\./)
    .waitFor()
  await adminApi.open(eventId, 2)
  await adminApi.lock(eventId, 2, new Date().toISOString())
  await leagueCalls(owner).notified('league_drawn', 'Three is a crowd')
  await owner.reload()
  await owner.getByText('Trwa', { exact: true }).first().waitFor()
  await owner
    .getByRole('list', { name: /^Mecze/ })
    .getByRole('listitem')
    .first()
    .waitFor()
  await owner.goto(`${app.url}/leagues/${league.id}?tab=rounds`)
  await owner.getByText('Nierozegrana').waitFor()
  await Promise.all(pages.map(page => page.context().close()))
})
