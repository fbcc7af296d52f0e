import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'

/** Jobs look for rounds that have become final every 30 seconds. */
export const settling = { timeout: 90_000 }

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
/** Every public event of half a year, so that a round is ahead whenever the tests run. */
export const season = { from: day(-90), to: day(90) }

type Notification = { kind: string; facts: { league?: string } }

/** What is chosen in the three steps of CREATE LEAGUE, by the words on the screen. */
export type LeaguePlan = {
  name: string
  format: 'Table' | 'Head to head' | 'Cup'
  /** One event, or several. */
  events: string[]
  letIn?: boolean
  isPublic?: boolean
}

/** The pages of leagues: making, the invitation, and a league. */
export function leaguePages(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true })
  return {
    button,
    /** Makes a league on the open page /leagues/create, and returns its code as it is shown. */
    make: async ({ name, format, events, letIn, isPublic }: LeaguePlan): Promise<string> => {
      await choose(new RegExp(`^${format}`))
      await button('NEXT').click()
      await choose(events.length === 1 ? /^One event/ : /^Several events/)
      for (const event of events)
        await page
          .getByRole(events.length === 1 ? 'radio' : 'checkbox', { name: new RegExp(`^${event}`) })
          .check({ force: true })
      await button('NEXT').click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      if (isPublic) await choose(/^Public/)
      if (letIn) await choose(/^With approval/)
      await button('CREATE LEAGUE').click()
      await page.getByRole('heading', { name: `${name} is ready` }).waitFor()
      return (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? ''
    },
    /** The rows of the table: rank, name and what else is in each. */
    row: (username: string) => page.getByRole('row', { name: new RegExp(username) }),
    tab: (name: string) => page.getByRole('tab', { name }),
    fixtures: page.getByRole('list', { name: /^Fixtures/ }),
    bracket: page.getByRole('region', { name: /^Bracket of/ }),
  }
}

/** The calls of a signed-in page about leagues and decks, for what a test does not do on the screen. */
export function leagueCalls(page: Page) {
  const send = sender(page.request)
  const userId = async () => {
    const { currentUser } = await send<{ currentUser: { id: number } }>('/api/auth/get-user', {})
    return currentUser.id
  }
  return {
    userId,
    /** Waits until the page's user has a notification of this kind about a league. */
    notified: (kind: string, league: string) =>
      expect
        .poll(async () => {
          const answer = await page.request.get('/api/social/get-notifications')
          const { notifications } = (await answer.json()) as { notifications: Notification[] }
          return notifications.some(each => each.kind === kind && each.facts.league === league)
        }, settling)
        .toBe(true),
    join: (code: string) => send('/api/social/join-league', { code }),
    make: (data: object) =>
      send<{ league: { id: number; code: string } }>('/api/social/add-league', { data }),
    /** Puts a player on a card of the open phase 1, with the keyplay headshot. */
    hold: async (eventId: number, playerId: number) => {
      const at = { eventId, userId: await userId(), playerId }
      const card = { ...at, phase: 1, perks: [], keyplays: [], deckOrder: 1 }
      await send(`/api/${product.slug}/add-card`, card)
      await send(`/api/${product.slug}/add-card-keyplay`, { ...at, phaseIndex: 1, keyplayId: 1 })
    },
  }
}
