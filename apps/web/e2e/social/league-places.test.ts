import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults } from '../axe.ts'
import { type AdminApi, test } from '../fixtures.ts'
import { leagueCalls } from '../pages/league-pages.ts'
import { signUp } from '../users.ts'

// Leagues on other pages (rulebook 13.85): a season of three events, of which two are played. Each test continues where the previous one ended.

const headshot = 1
const players = { places_pia: 'ZywOo', places_max: 'FalleN', places_eva: 'apEX', places_tom: 'yuurih' }
const events: number[] = []
let pia: Page

async function play(adminApi: AdminApi, eventId: number, counts: number[]): Promise<void> {
  await adminApi.lock(eventId, 1, new Date().toISOString())
  const rows = Object.values(players).map((name, at): [string, number, number] => [
    name,
    headshot,
    counts[at] ?? 0,
  ])
  await adminApi.upload(eventId, 1, rows)
}

const leaguesOfReveal = (page: Page) =>
  page.getByRole('dialog', { name: 'Round 1', exact: true }).getByRole('region', { name: 'Leagues' })

test('a result shows how the places in leagues moved and who comes next, by name (rulebook 13.85)', async ({
  app,
  adminApi,
}) => {
  const plan = { phases: [['vitality', 'furia']], goal: 1 }
  for (const name of ['Places One', 'Places Two', 'Places Three'])
    events.push(await adminApi.createEvent(name, plan))
  const [first = 0, second = 0] = events
  const pages = await Promise.all(
    Object.keys(players).map(name => signUp(app, name, '/privacy-policy', { tourDone: true })),
  )
  pia = pages[0] as Page
  const scope = { eventIds: events }
  const settings = { visibility: 'private', entry: 'open', scope }
  for (const [name, format] of [
    ['Places table', 'table'],
    ['Places pairs', 'headToHead'],
    ['Places cup', 'cup'],
  ]) {
    const { league } = await leagueCalls(pia).make({ ...settings, name, format })
    for (const page of pages.slice(1)) await leagueCalls(page).join(league.code)
  }
  for (const [at, player] of Object.values(players).entries())
    for (const eventId of [first, second])
      await leagueCalls(pages[at] as Page).hold(eventId, adminApi.player(player).id)
  const send = sender(pia.request)
  const [me, friend] = [await leagueCalls(pia).userId(), await leagueCalls(pages[1] as Page).userId()]
  await send('/api/social/send-invite', { senderName: 'places_pia', recipientName: 'places_max' })
  await sender((pages[1] as Page).request)('/api/social/accept-invite', {
    senderId: me,
    recipientId: friend,
  })
  await send('/api/social/add-clan', { userId: me, data: { name: 'Places Clan', img: '' } })

  await play(adminApi, first, [10, 40, 30, 20])
  await leagueCalls(pia).notified('league_drawn', 'Places pairs')
  await expect
    .poll(async () => {
      const answer = await pia.request.get(`/api/social/get-leagues?eventId=${first}`)
      const { own } = (await answer.json()) as { own: { place: { rank: number } | null }[] }
      return own.filter(({ place }) => place !== null).length
    })
    .toBe(2)
  await play(adminApi, second, [100, 40, 30, 20])
  await pia.goto(`/${product.slug}/games/${second}`)
  const leagues = leaguesOfReveal(pia)
  const row = (name: string) => leagues.getByRole('listitem').filter({ hasText: name })
  await row('Places table').getByText('1 of 4').waitFor()
  await row('Places table').getByText('up by 3 since the last results').waitFor({ state: 'attached' })
  await row('Places pairs')
    .getByText(/^[1-4] of 4$/)
    .waitFor()
  const next = await row('Places pairs')
    .getByText(/^Next: places_(max|eva|tom)$/)
    .textContent()
  const fixtures = async () => {
    const answer = await pia.request.get('/api/social/get-leagues')
    const { own } = (await answer.json()) as {
      own: { name: string; fixture: Fixture | null; next: Fixture | null }[]
    }
    return own.find(({ name }) => name === 'Places pairs')
  }
  const { fixture, next: ahead } = (await fixtures()) ?? {}
  expect(next, 'the round that is over is not the next one').toBe(`Next: ${ahead?.opponent?.username}`)
  expect([fixture?.state, ahead?.state, ahead?.round]).toEqual(['running', 'ahead', 3])
  expect(await faults(pia)).toEqual([])
})

type Fixture = { round: number; state: string; opponent: { username: string } | null }

test('the game page lists the ranks among everybody, clan, friends and leagues (rulebook 13.85)', async () => {
  const reveal = pia.getByRole('dialog', { name: 'Round 1', exact: true })
  await reveal.getByRole('button', { name: 'CONTINUE' }).click()
  await reveal.waitFor({ state: 'detached' })
  const ranks = pia.getByRole('region', { name: 'My ranks here' })
  await pia.mouse.wheel(0, 4000)
  const rankOf = (name: string | RegExp) => ranks.getByRole('link', { name })
  for (const [name, words] of [
    [/^Everybody/, '1 of 4'],
    [/^Places Clan/, '1 of 1'],
    [/^Friends/, '1 of 2'],
    [/^Places table/, '1 of 4'],
  ] as const)
    await rankOf(name).getByText(words).waitFor()
  await rankOf(/^Places cup/).waitFor()
  expect(await faults(pia)).toEqual([])
  await rankOf(/^Places table/).click()
  await pia.getByRole('heading', { name: 'Places table', level: 1 }).waitFor()
})
