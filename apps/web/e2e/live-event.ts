import { product } from '@game/domain'
import type { AdminApi } from './fixtures.ts'
import { peopleOf, readRealLog } from './server-log.ts'

/** The five players of the deck, and those against whom they play in the real log. */
const seated = ['donk', 'sh1ro', 'NiKo', 'zont1x', 'magixx']
const others = ['m0NESY', 'TeSeS', 'karrigan', 'kyousuke', 'tN1R']

type Send = <T>(path: string, data: object) => Promise<T>
type Player = Pick<AdminApi, 'player'>

/** Fills the deck of phase 1 with the five players, with these keyplays on each card; `send` is signed in as the user. */
export async function fillDeck(
  send: Send,
  { player }: Player,
  eventId: number,
  keyplays: readonly number[],
): Promise<number> {
  const { currentUser } = await send<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  for (const [place, name] of seated.entries()) {
    const at = { eventId, userId: currentUser.id, playerId: player(name).id }
    const card = { ...at, phase: 1, perks: [], keyplays: [], deckOrder: place + 1 }
    await send(`/api/${product.slug}/add-card`, card)
    for (const keyplayId of keyplays)
      await send(`/api/${product.slug}/add-card-keyplay`, { ...at, phaseIndex: 1, keyplayId })
  }
  return currentUser.id
}

/** Adds a source, and lets the people of the real log count for those ten players; returns the address to send to. */
export async function addSource(
  send: Send,
  { player }: Player,
  eventId: number,
  name: string,
): Promise<string> {
  const path = `/api/${product.slug}`
  const source = await send<{ id: number; url: string }>(`${path}/add-score-source`, { eventId, name })
  const people = peopleOf(await readRealLog()).flatMap((steamId, at) => {
    const playing = [...seated, ...others][at]
    return playing ? [{ steamId, playerId: player(playing).id, ignored: false }] : []
  })
  await send(`${path}/update-score-source`, { id: source.id, people })
  return source.url
}
