import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { longName, nameFaults } from '../every-screen/long-names.ts'
import { type App, test as base } from '../fixtures.ts'
import { openAsAdmin, signUp } from '../users.ts'

type History = { events: { eventId: number; phases: { cards: { player: { id: number } }[] }[] }[] }
type Player = Record<
  'id' | 'steamId' | 'country' | 'birth' | 'img' | 'roleId' | 'styleId' | 'teamId',
  unknown
>

/** Gives long names to the events and players of maja_wwa's past decks; every second name is written from the right. */
async function renameHistory(app: App, page: Page): Promise<number> {
  const send = sender(page.request)
  const get = async <Answer>(path: string): Promise<Answer> => (await page.request.get(app.url + path)).json()
  const { user } = await send<{ user: { id: number } }>('/api/auth/get-user', { user: 'maja_wwa' })
  const { events } = await get<History>(`/api/${product.slug}/get-deck-history?userId=${user.id}`)
  const nameOf = (at: number, length: number) =>
    at % 2 === 0 ? longName(length) : 'كأس الصقور الذهبية الكبرى لهذا العام كله'.repeat(3).slice(0, length)
  for (const [at, { eventId }] of events.entries())
    for (const data of [{ completed: false }, { name: nameOf(at, 94) }, { completed: true }])
      await send(`/api/${product.slug}/update-event`, { eventId, data })
  const held = new Set(
    events.flatMap(({ phases }) => phases.flatMap(({ cards }) => cards.map(({ player }) => player.id))),
  )
  const { players } = await get<{ players: Player[] }>('/api/csdata/get-players?pageSize=100')
  for (const { id, steamId, country, birth, img, ...player } of players)
    if (held.has(Number(id))) {
      const data = { id, steamId, country, birth, img, name: nameOf(Number(id), 48) }
      await send('/api/csdata/update-player', {
        ...{ data, team: player.teamId, role: player.roleId, style: player.styleId },
      })
    }
  return [...held][0] ?? 0
}

/** Finds parts of rows that lie on the parts next to them. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li > *')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(part => `${part.className}: ${part.textContent}`),
  )

const test = base.extend('history', { scope: 'file' }, async ({ app }) => {
  const admin = await openAsAdmin(app, '/privacy-policy')
  const player = await renameHistory(app, admin)
  await admin.context().close()
  const page = await signUp(app, 'story_names', '/privacy-policy', { reducedMotion: 'reduce' })
  return { page, player }
})

test.for([
  ['pl', 1440],
  ['pl', 1000],
  ['pl', 600],
  ['pl', 390],
  ['en', 600],
] as const)(
  'past decks, a season, a player and an empty profile fit with the longest names: %s, %i px (rulebook 11.42, 27.10)',
  async ([language, width], { app, history: { page, player } }) => {
    await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
    await resizeTo(page, width)
    const found: Record<string, string[]> = {}
    const paths = ['/profile/maja_wwa', '/profile/maja_wwa/season', '/profile', '/profile/story_names/season']
    for (const path of [...paths, `/${product.slug}/players/${player}`]) {
      await page.goto(app.url + path)
      await page.waitForLoadState('networkidle')
      found[path] = [...(await nameFaults(page)), ...(await overlaps(page)), ...(await faults(page))]
      const { SHOTS } = process.env
      const file = `${SHOTS}-${language}-${width}-${path.replaceAll('/', '_')}.png`
      if (SHOTS) await page.screenshot({ path: file, fullPage: true })
    }
    expect(Object.entries(found).filter(([, all]) => all.length > 0)).toEqual([])
  },
)
