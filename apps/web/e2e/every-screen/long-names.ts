import { product } from '@game/domain'
import { type Page, request } from 'playwright-core'
import { openAdminApi, sender } from '../admin-api.ts'
import type { App } from '../fixtures.ts'

/** A word that every long name contains, so that these names are found on a page. */
const mark = 'Northern'

/** Returns a name with this number of characters. */
export const longName = (length: number): string =>
  `The ${mark} and Southern Regions Invitational Championship, Presented by Somebody of Great Importance`.slice(
    0,
    length,
  )

/** A player of the catalogue as the list of players returns it. */
type Player = {
  id: number
  teamId: number
  roleId: number
  styleId: number
  steamId: string
  country: string
  birth: string
  img: string
}

/** Writes a name of at most this number of characters. */
type NameOf = (length: number) => string

/**
 * Gives names, long ones unless asked otherwise, to a featured event and its phases, a team and its players, a reward,
 * perks, keyplays and sleeves, the admin and their clan. Returns the event's id.
 */
export async function createLongNames(app: App, nameOf: NameOf = longName): Promise<number> {
  const adminApi = await openAdminApi(app)
  const api = await request.newContext({ baseURL: app.url })
  const send = sender(api)
  const edit = (verb: string, body: object) => send(`/api/${product.slug}/${verb}`, body)
  await send('/api/auth/login-query', app.admin)
  const texts = { name: nameOf(48), namePl: nameOf(48) }
  const described = { ...texts, description: nameOf(94), descriptionPl: nameOf(94) }
  for (const id of [1, 2]) {
    await edit('update-sleeve', { data: { id, mult: 3, ...described } })
    await edit('update-perk', { data: { id, rarity: 1, mult: 1.5, ...described } })
    await edit('update-keyplay', { data: { id, points: 1, type: 'kill', ...texts } })
  }
  await send('/api/update-reward', { data: { id: 1, name: nameOf(94), description: nameOf(94) } })
  const { teams } = await (await api.get('/api/csdata/get-teams?phrase=vitality')).json()
  const { players } = await (await api.get('/api/csdata/get-players?pageSize=100')).json()
  const [{ id: team, key }] = teams
  for (const { id, steamId, country, birth, img, ...player } of players as Player[])
    if (player.teamId === team) {
      const data = { id, steamId, country, birth, img, name: nameOf(48) }
      await send('/api/csdata/update-player', { data, team, role: player.roleId, style: player.styleId })
    }
  await send('/api/csdata/update-team', { data: { id: team, key, name: nameOf(94) } })
  const phases = Array.from({ length: 8 }, () => [key, 'furia'])
  const eventId = await adminApi.createEvent(nameOf(94), { phases, perks: [1, 2, 3] })
  for (const index of [1, 2, 3]) await adminApi.rename(eventId, index, nameOf(index === 1 ? 48 : 34))
  await edit('add-event-reward', { eventId, data: { rewardId: 1, amount: 1, from: 1, to: 3, type: 1 } })
  await edit('update-event', { eventId, data: { featured: true } })
  const { currentUser } = await send<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  const userId = currentUser.id
  await send('/api/auth/update-profile', { userId, data: { name: nameOf(32) } })
  await send('/api/social/add-clan', { userId, data: { name: nameOf(32), img: '' } })
  await api.dispose()
  await adminApi.close()
  return eventId
}

/**
 * Finds long names that are larger than a box around them or cut without an ellipsis, each with its box and by how much, and a page
 * that is wider than the window.
 */
export const nameFaults = (page: Page): Promise<string[]> =>
  page.evaluate(mark => {
    const found = new Set<string>()
    const wider = document.documentElement.scrollWidth - innerWidth
    if (wider > 0) found.add(`the page is ${wider} px wider than the window`)
    /** Whether a name may be cut by this box: it has an ellipsis, scrolls, or is out of sight. */
    const mayCut = (box: Element) => {
      const { textOverflow, position, overflowX, webkitLineClamp } = getComputedStyle(box)
      const scrolls = /auto|scroll/.test(overflowX)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || scrolls || position === 'fixed'
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent?.checkVisibility() || !text.textContent?.includes(mark)) continue
      if (parent.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNode(text)
      const name = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && !mayCut(box); box = box.parentElement) {
        const edge = box.getBoundingClientRect()
        if (/^(inline|contents)$/.test(getComputedStyle(box).display) || edge.width < 3) continue
        // In lines of large letters the letters are higher than the line.
        const by = [name.right - edge.right, edge.left - name.left, name.bottom - edge.bottom - 4]
        if (Math.max(...by) <= 1) continue
        found.add(`${parent.className} in ${box.className} by ${by.map(Math.round)}`)
        break
      }
    }
    return [...found]
  }, mark)
