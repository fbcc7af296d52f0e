import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { nameFaults } from '../every-screen/long-names.ts'
import { test } from '../fixtures.ts'
import { leagueCalls, leaguePages } from '../pages/league-pages.ts'
import { signUp } from '../users.ts'

/** A league with 200 members whose names have 24 characters, shown at 320 px (rulebook 13.48, 13.66). */
const count = 200
const username = (at: number) => `The_Northern_Champion_${String(at).padStart(3, '0')}`.slice(0, 24)
const users = Array.from({ length: count }, (_, at) => ({
  id: 1000 + at,
  username: username(at),
  avatar: '',
}))
const name = 'The Northern Regions Invitational'.slice(0, 32)

const rows = users.slice(0, 50).map((user, at) => ({
  rank: at + 1,
  previousRank: at % 2 === 0 ? at + 100 : null,
  user,
  points: 12_345.67 - at,
  played: 12,
  form: [1, 2, 3, 4, 5].map(round => ({ round, score: 900.25, hasDeck: round !== 3, outcome: 'won' })),
  out: at % 3 === 0,
  tieBreak: at % 4 === 0 ? 'bestRound' : null,
  roundsWon: 1,
  bestRound: 1234.56,
  won: 3,
  drawn: 1,
  lost: 1,
  scored: 1234.5,
  inactive: at % 5 === 0,
}))

const at = '2026-11-20T12:00:00.000Z'
const side = (of: number) => users[of] ?? null
const fixtures = [0, 2, 4].map(of => ({
  home: side(of),
  away: side(of + 1),
  homeScore: 1234.56,
  awayScore: 1200.5,
  homeHasDeck: true,
  awayHasDeck: false,
  winner: 'home',
  state: 'running',
}))
const ties = [1, 2, 3, 4].map(index => ({
  level: index < 3 ? 1 : 2,
  index: index < 3 ? index : 1,
  home: side(index),
  away: side(index + 10),
  homeSeed: 101,
  awaySeed: 102,
  homeScore: 1234.56,
  awayScore: 1234.56,
  winner: 'home',
  by: 'bestCard',
  state: 'final',
  correction: { homeScore: 1234.56, awayScore: 1300.25, winner: 'away' },
}))
const finality = { final: false, finalAt: at }

/** Answers the calls of a league's page with long names; what is not about names is the server's. */
async function lengthen(page: Page, format: 'table' | 'headToHead' | 'cup'): Promise<void> {
  const answers = {
    'get-league-table': { rows, count, own: rows[3], format, mode: null, round: 1, rounds: 1, ...finality },
    'get-league-fixtures': {
      fixtures,
      round: 1,
      rounds: 1,
      eventId: 1,
      phaseIndex: 1,
      lock: at,
      ...finality,
    },
    'get-league-bracket': {
      size: 4,
      seeds: [],
      ties: ties.slice(0, 3),
      third: ties[3],
      levels: [],
      champion: side(1),
      crownedOnPoints: true,
    },
    'get-league-members': {
      members: users.slice(0, 50).map(user => ({ user, role: 2, joinedAt: at, inactive: true })),
      count,
    },
  }
  for (const [verb, json] of Object.entries(answers))
    await page.route(`**/api/social/${verb}?**`, route => route.fulfill({ json }))
  await page.route('**/api/social/get-league?**', async route => {
    const answer = await (await route.fetch()).json()
    const asking = users.slice(0, 2).map(user => ({ user, at, removed: true }))
    const changed = { ...answer.league, name, format, members: count, asking }
    await route.fulfill({ json: { ...answer, league: changed } })
  })
}

test.for(['table', 'headToHead', 'cup'] as const)(
  '200 members with names of 24 characters fit 320 px: %s (rulebook 13.48)',
  async (format, { app }) => {
    const viewport = { width: 320, height: 800 }
    const page = await signUp(app, `long_${format}`.slice(0, 24), '/privacy-policy', {
      viewport,
      reducedMotion: 'reduce',
    })
    const scope = { from: '2026-01-01', to: '2026-12-31' }
    const settings = { name, format: 'table', scope, visibility: 'private', entry: 'open' }
    const { league } = await leagueCalls(page).make(settings)
    await lengthen(page, format)
    for (const tab of ['standing', 'rounds', 'members', 'settings']) {
      await page.goto(`${app.url}/leagues/${league.id}?tab=${tab}`)
      await leaguePages(page)
        .tab(format === 'cup' ? 'bracket' : 'table')
        .waitFor()
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      expect(await nameFaults(page), tab).toEqual([])
      expect(await faults(page), tab).toEqual([])
    }
    await page.context().close()
  },
)
